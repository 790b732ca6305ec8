


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
    entry text NOT NULL,
    sum text,
    erased text
);



CREATE TABLE deskoherna.heads (
    table_id text NOT NULL COLLATE pg_catalog."C",
    seq integer NOT NULL,
    sum text NOT NULL
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



INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 1, 1794836096743, 'l7fUTV_7ZlCL5MV_T9AOVg', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"l7fUTV_7ZlCL5MV_T9AOVg","chairs":[{"name":"random","bot":"random"},{"name":"random","bot":"random"}],"chance":{"line":"chance","commitment":"7e54e282007d973c8cc6c95b9006ccd104f5f54cad47409d5d4a7f754fa58762","contributions":["",""],"seed":"cee2d2d593f4852cd2c688df8eabd778d3d76950b695c9bac91ac150800f54eb"}}', 'a26e7364b67f6b22', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 2, 1794836096743, NULL, NULL, '{"entry":"started","chance":{"line":"chance","commitment":"7e54e282007d973c8cc6c95b9006ccd104f5f54cad47409d5d4a7f754fa58762","contributions":["",""],"seed":"cee2d2d593f4852cd2c688df8eabd778d3d76950b695c9bac91ac150800f54eb"},"start":{"line":"start","draws":[{"label":"first","of":[2],"got":[0]}]}}', '98b498be2e8eac0a', NULL);
INSERT INTO deskoherna.entries VALUES ('APqSGgehrRDF', 1, 1794836096773, 'l7fUTV_7ZlCL5MV_T9AOVg', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"l7fUTV_7ZlCL5MV_T9AOVg","chairs":[{"person":"l7fUTV_7ZlCL5MV_T9AOVg","name":"Hana","used":true},{}],"chance":{"line":"chance","commitment":"f7d97e2dcf6e91581d1fa7942ec54d049b27442b6b3a90ea3f6cfbfa6b0f539c","contributions":["",""],"seed":"a6d6f9d9148fd02c33f8036a59e9d09de401998074111e50c2e3f48a15ba0be0"}}', 'ada970a8f9170d25', NULL);
INSERT INTO deskoherna.entries VALUES ('APqSGgehrRDF', 2, 1794836096822, 'l7fUTV_7ZlCL5MV_T9AOVg', 'c1', '{"entry":"said","name":"Hana","text":"Dobrý večer","seat":0}', '8a4029a0d7c8d596', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 3, 1794836097287, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"3 a10"},"seat":0}', '4a134460ea8ed250', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 4, 1794836097290, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 j8"},"seat":1}', 'ea59a2b97fb15ba7', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 5, 1794836097291, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 d5"},"seat":0}', '7ea99e359a8caabe', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 6, 1794836097292, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 c3"},"seat":1}', '645717eeb69e61e3', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 7, 1794836097299, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 h11"},"seat":0}', '599b7e651e8afc2a', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 8, 1794836097300, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 i8"},"seat":1}', '64f46ae888b48ef0', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 9, 1794836097301, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"3 c6"},"seat":0}', '349e30507761e2bb', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 10, 1794836097303, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"2 c5"},"seat":1}', 'ed5aba5ecc9fd012', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 11, 1794836097304, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 k8"},"seat":0}', 'da310b337a4b393c', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 12, 1794836097305, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 d2"},"seat":1}', '78d74a37d7e1ab12', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 13, 1794836097306, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"e2-e5"},"seat":1}', '3725fd5bb51edcee', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 14, 1794836097307, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 e1"},"seat":0}', '3507dfdf02586dda', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 15, 1794836097308, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"2 h4"},"seat":1}', '13b6eb1c1504c51f', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 16, 1794836097310, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 b6"},"seat":0}', '93bf18ad1d9277dc', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 17, 1794836097314, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"d7-d10"},"seat":0}', '38dc0b2648a45a69', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 18, 1794836097315, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 j10"},"seat":1}', '57aa72bda568d14d', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 19, 1794836097316, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 k5"},"seat":0}', '54211d1a06d6ba81', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 20, 1794836097318, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 f6"},"seat":1}', '53925fdc7b890fa8', NULL);
INSERT INTO deskoherna.entries VALUES ('UqdeplgAjq8O', 21, 1794836097319, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"d3-g6"},"seat":1}', 'f4013fa0a4319bfe', NULL);



INSERT INTO deskoherna.heads VALUES ('APqSGgehrRDF', 2, '8a4029a0d7c8d596');
INSERT INTO deskoherna.heads VALUES ('UqdeplgAjq8O', 21, 'f4013fa0a4319bfe');









INSERT INTO deskoherna.people VALUES ('l7fUTV_7ZlCL5MV_T9AOVg', 'UqdeplgAjq8O');
INSERT INTO deskoherna.people VALUES ('l7fUTV_7ZlCL5MV_T9AOVg', 'APqSGgehrRDF');









INSERT INTO deskoherna.room VALUES ('\xa9d9cb6465d4df8bb70cb94b475a2b6119ec60912749e1b0840d3f7567069e3b', 1794836097460);



INSERT INTO deskoherna.tables VALUES ('APqSGgehrRDF', 'waiting', false, 1794836096822);
INSERT INTO deskoherna.tables VALUES ('UqdeplgAjq8O', 'over', false, 1794836097319);



INSERT INTO deskoherna.version VALUES (4);



ALTER TABLE ONLY deskoherna.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, seq);



ALTER TABLE ONLY deskoherna.heads
    ADD CONSTRAINT heads_pkey PRIMARY KEY (table_id);



ALTER TABLE ONLY deskoherna.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (id);



ALTER TABLE ONLY deskoherna.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (person, table_id);



ALTER TABLE ONLY deskoherna.present
    ADD CONSTRAINT present_pkey PRIMARY KEY (table_id, node);



ALTER TABLE ONLY deskoherna.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (table_id);



ALTER TABLE deskoherna.entries
    ADD CONSTRAINT summed CHECK (((sum IS NOT NULL) OR (erased IS NOT NULL))) NOT VALID;



ALTER TABLE ONLY deskoherna.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);



CREATE INDEX tables_by_state ON deskoherna.tables USING btree (state, public, changed);



ALTER TABLE ONLY deskoherna.present
    ADD CONSTRAINT present_node_fkey FOREIGN KEY (node) REFERENCES deskoherna.nodes(id) ON DELETE CASCADE;




