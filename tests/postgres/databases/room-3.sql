


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



CREATE TABLE deskoherna.reviews (
    table_id text NOT NULL COLLATE pg_catalog."C",
    review bytea NOT NULL
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



INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 1, 1794836090760, 'L-7k8KIq0tipDxaTXX7S5A', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"L-7k8KIq0tipDxaTXX7S5A","chairs":[{"name":"random","bot":"random"},{"name":"random","bot":"random"}],"chance":{"line":"chance","commitment":"293d257299f6cb011fb718f73cc1175ee8c66195056670d59283cdd77cfae31b","contributions":["",""],"seed":"5219b319f65dd45cb2969a4174613004272197288494e6cf5a4c5dd1c990b108"}}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 2, 1794836090760, NULL, NULL, '{"entry":"started","chance":{"line":"chance","commitment":"293d257299f6cb011fb718f73cc1175ee8c66195056670d59283cdd77cfae31b","contributions":["",""],"seed":"5219b319f65dd45cb2969a4174613004272197288494e6cf5a4c5dd1c990b108"},"start":{"line":"start","draws":[{"label":"first","of":[2],"got":[0]}]}}');
INSERT INTO deskoherna.entries VALUES ('0pxVID4ETWqF', 1, 1794836090832, 'L-7k8KIq0tipDxaTXX7S5A', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"L-7k8KIq0tipDxaTXX7S5A","chairs":[{"person":"L-7k8KIq0tipDxaTXX7S5A","name":"Hana","used":true},{}],"chance":{"line":"chance","commitment":"b4e1021a704d3f95df804a8859239371e3412f3d67b3d7df0023bb62f2cbec5a","contributions":["",""],"seed":"97e42847d3a039c93074d95a780d653c477cf9bba7e79112d855a089eac12818"}}');
INSERT INTO deskoherna.entries VALUES ('0pxVID4ETWqF', 2, 1794836090886, 'L-7k8KIq0tipDxaTXX7S5A', 'c1', '{"entry":"said","name":"Hana","text":"Dobrý večer","seat":0}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 3, 1794836091627, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 c6"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 4, 1794836091635, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 e9"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 5, 1794836091637, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 g2"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 6, 1794836091639, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"2 d1"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 7, 1794836091640, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 i3"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 8, 1794836091642, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 i7"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 9, 1794836091643, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 f4"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 10, 1794836091644, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"b5-b8"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 11, 1794836091646, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 g9"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 12, 1794836091648, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"e10-h10"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 13, 1794836091650, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 j9"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 14, 1794836091651, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 i8"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 15, 1794836091653, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 e1"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 16, 1794836091654, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 i2"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 17, 1794836091656, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"3 f1"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 18, 1794836091657, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"2 b9"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 19, 1794836091658, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"d7-d10"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 20, 1794836091660, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"3 c10"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('Xkg9-iJ9ubH-', 21, 1794836091661, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 a5"},"seat":1}');









INSERT INTO deskoherna.people VALUES ('L-7k8KIq0tipDxaTXX7S5A', 'Xkg9-iJ9ubH-');
INSERT INTO deskoherna.people VALUES ('L-7k8KIq0tipDxaTXX7S5A', '0pxVID4ETWqF');









INSERT INTO deskoherna.room VALUES ('\x791b18b1c9d8037cd8db66b0466ef28e2015037e1946d764e77cca2807f6b926', 1794836091738);



INSERT INTO deskoherna.tables VALUES ('0pxVID4ETWqF', 'waiting', false, 1794836090886);
INSERT INTO deskoherna.tables VALUES ('Xkg9-iJ9ubH-', 'over', false, 1794836091661);



INSERT INTO deskoherna.version VALUES (3);



ALTER TABLE ONLY deskoherna.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, seq);



ALTER TABLE ONLY deskoherna.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (id);



ALTER TABLE ONLY deskoherna.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (person, table_id);



ALTER TABLE ONLY deskoherna.present
    ADD CONSTRAINT present_pkey PRIMARY KEY (table_id, node);



ALTER TABLE ONLY deskoherna.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (table_id);



ALTER TABLE ONLY deskoherna.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);



CREATE INDEX tables_by_state ON deskoherna.tables USING btree (state, public, changed);



ALTER TABLE ONLY deskoherna.present
    ADD CONSTRAINT present_node_fkey FOREIGN KEY (node) REFERENCES deskoherna.nodes(id) ON DELETE CASCADE;




