


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
    spectators integer NOT NULL
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



INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 1, 1794836080214, 'H-9dEDDxxzIPQ8wTiV4y7g', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"H-9dEDDxxzIPQ8wTiV4y7g","chairs":[{"name":"random","bot":"random"},{"name":"random","bot":"random"}],"chance":{"line":"chance","commitment":"f4c308dd28f31dd1946563e2ce3b505a66d6bbf76a1afc79df7c617508dd23d5","contributions":["",""],"seed":"50bafb26837d8ede403079d3d14f0cda05788b4b648bf195fc4acbd55d1cec19"}}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 2, 1794836080233, NULL, NULL, '{"entry":"started","chance":{"line":"chance","commitment":"f4c308dd28f31dd1946563e2ce3b505a66d6bbf76a1afc79df7c617508dd23d5","contributions":["",""],"seed":"50bafb26837d8ede403079d3d14f0cda05788b4b648bf195fc4acbd55d1cec19"},"start":{"line":"start","draws":[{"label":"first","of":[2],"got":[1]}]}}');
INSERT INTO deskoherna.entries VALUES ('6MddzmCbl_aT', 1, 1794836080273, 'H-9dEDDxxzIPQ8wTiV4y7g', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"H-9dEDDxxzIPQ8wTiV4y7g","chairs":[{"person":"H-9dEDDxxzIPQ8wTiV4y7g","name":"Hana","used":true},{}],"chance":{"line":"chance","commitment":"d6999cc9811989540d289c074da452de205a1e11822b413010f40cf4bdff0c8e","contributions":["",""],"seed":"d847b4339a08470b64226128d94cfb99f60caab1d20453fa911d7248fa62b96c"}}');
INSERT INTO deskoherna.entries VALUES ('6MddzmCbl_aT', 2, 1794836080302, 'H-9dEDDxxzIPQ8wTiV4y7g', 'c1', '{"entry":"said","name":"Hana","text":"Dobrý večer","seat":0}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 3, 1794836080627, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 j1"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 4, 1794836080630, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"3 e7"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 5, 1794836080631, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 i1"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 6, 1794836080634, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 h2"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 7, 1794836080635, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"2 f11"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 8, 1794836080636, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 g6"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 9, 1794836080637, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 j8"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 10, 1794836080638, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 j10"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 11, 1794836080640, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 a10"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 12, 1794836080641, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 i5"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 13, 1794836080642, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 d4"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 14, 1794836080644, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"3 c5"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 15, 1794836080645, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"2 g10"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 16, 1794836080646, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 a3"},"seat":0}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 17, 1794836080647, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 a9"},"seat":1}');
INSERT INTO deskoherna.entries VALUES ('esRClhHQ9JWo', 18, 1794836080649, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 k6"},"seat":0}');









INSERT INTO deskoherna.people VALUES ('H-9dEDDxxzIPQ8wTiV4y7g', '6MddzmCbl_aT');






INSERT INTO deskoherna.room VALUES ('\x023745fb5c7c8149d99aba388e9815f3917e80e89ba16c4e253ff1fba107fc7b', 1794836080723);



INSERT INTO deskoherna.tables VALUES ('6MddzmCbl_aT', 'waiting', false, 1794836080302);
INSERT INTO deskoherna.tables VALUES ('esRClhHQ9JWo', 'over', false, 1794836080649);



INSERT INTO deskoherna.version VALUES (1);



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




