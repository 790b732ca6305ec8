


SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;


CREATE SCHEMA deskoherna;


SET default_tablespace = '';

SET default_table_access_method = heap;


CREATE TABLE deskoherna.entries (
    table_id text NOT NULL COLLATE pg_catalog."C",
    seq integer NOT NULL,
    at bigint NOT NULL,
    person text,
    client_id text,
    entry text NOT NULL
);



CREATE UNLOGGED TABLE deskoherna.nodes (
    id text NOT NULL,
    alive timestamp with time zone NOT NULL
);



CREATE TABLE deskoherna.outages (
    start bigint NOT NULL,
    finish bigint NOT NULL
);



CREATE TABLE deskoherna.people (
    person text NOT NULL COLLATE pg_catalog."C",
    table_id text NOT NULL COLLATE pg_catalog."C"
);



CREATE UNLOGGED TABLE deskoherna.present (
    table_id text NOT NULL COLLATE pg_catalog."C",
    node text NOT NULL,
    seats integer[] NOT NULL,
    spectators integer NOT NULL,
    plans text DEFAULT '{}'::text NOT NULL
);



CREATE TABLE deskoherna.room (
    secret bytea NOT NULL,
    alive bigint
);



CREATE TABLE deskoherna.tables (
    id text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL,
    public boolean NOT NULL,
    changed bigint NOT NULL
);



CREATE TABLE deskoherna.version (
    number integer NOT NULL
);



INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 1, 1794836085098, 'j1M7YgemqnaDu95hdyndqQ', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"j1M7YgemqnaDu95hdyndqQ","chairs":[{"name":"random","bot":"random"},{"name":"random","bot":"random"}],"chance":{"line":"chance","commitment":"5244999fd4b342ad290baa3c8153dd58e047192cc377c0d3fad5dbc80fcb11c6","contributions":["",""],"seed":"a162ff89b738e7152e859c42dc4684c004c74d04ae9328cfb146544d05840952"}}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 2, 1794836085132, NULL, NULL, '{"entry":"started","chance":{"line":"chance","commitment":"5244999fd4b342ad290baa3c8153dd58e047192cc377c0d3fad5dbc80fcb11c6","contributions":["",""],"seed":"a162ff89b738e7152e859c42dc4684c004c74d04ae9328cfb146544d05840952"},"start":{"line":"start","draws":[{"label":"first","of":[2],"got":[1]}]}}');
INSERT INTO deskoherna.entries VALUES ('CaBDHGWdCLZj', 1, 1794836085160, 'j1M7YgemqnaDu95hdyndqQ', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"j1M7YgemqnaDu95hdyndqQ","chairs":[{"person":"j1M7YgemqnaDu95hdyndqQ","name":"Hana","used":true},{}],"chance":{"line":"chance","commitment":"fdcc62ef8757c15cf8b6ce47b7a0d490cc397411dfa8cb62a2f31558a348b1e3","contributions":["",""],"seed":"9bcebf18a06707ac89f534fb96036507857df4389e25976e0bfafda52b28275e"}}');
INSERT INTO deskoherna.entries VALUES ('CaBDHGWdCLZj', 2, 1794836085182, 'j1M7YgemqnaDu95hdyndqQ', 'c1', '{"entry":"said","name":"Hana","text":"Dobrý večer","seat":0}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 3, 1794836085661, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 c4"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 4, 1794836085672, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 h6"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 5, 1794836085674, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 d5"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 6, 1794836085679, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 e8"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 7, 1794836085681, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"f7-i7"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 8, 1794836085683, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 d11"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 9, 1794836085684, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 i2"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 10, 1794836085686, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 a10"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 11, 1794836085699, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"3 j10"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 12, 1794836085700, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"2 j5"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 13, 1794836085703, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 c1"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 14, 1794836085707, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 h10"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 15, 1794836085708, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 h2"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 16, 1794836085710, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 f3"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 17, 1794836085711, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 f11"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 18, 1794836085712, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"2 d9"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('z5uHxFcQtQp-', 19, 1794836085714, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"3 d8"},"seat":0}');









INSERT INTO deskoherna.people VALUES ('j1M7YgemqnaDu95hdyndqQ', 'z5uHxFcQtQp-');
INSERT INTO deskoherna.people VALUES ('j1M7YgemqnaDu95hdyndqQ', 'CaBDHGWdCLZj');






INSERT INTO deskoherna.room VALUES ('\xe23b48b05a1e7329a23015aeaf3090ce6a071aa715b8fee0bfde8dbdb3d6ed96', 1794836085816);



INSERT INTO deskoherna.tables VALUES ('CaBDHGWdCLZj', 'waiting', false, 1794836085182);
INSERT INTO deskoherna.tables VALUES ('z5uHxFcQtQp-', 'over', false, 1794836085714);



INSERT INTO deskoherna.version VALUES (2);



ALTER TABLE ONLY deskoherna.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, seq);



ALTER TABLE ONLY deskoherna.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (id);



ALTER TABLE ONLY deskoherna.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (person, table_id);



ALTER TABLE ONLY deskoherna.present
    ADD CONSTRAINT present_pkey PRIMARY KEY (table_id, node);



ALTER TABLE ONLY deskoherna.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);



CREATE INDEX tables_by_state ON deskoherna.tables USING btree (state, public, changed);



ALTER TABLE ONLY deskoherna.present
    ADD CONSTRAINT present_node_fkey FOREIGN KEY (node) REFERENCES deskoherna.nodes(id) ON DELETE CASCADE;




