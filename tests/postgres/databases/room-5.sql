


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
    alive bigint,
    former_secret bytea,
    former_until bigint
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



INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 1, 1794837280058, 'x-FCiPLbWiqUKD4ze1F9Uw', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"x-FCiPLbWiqUKD4ze1F9Uw","chairs":[{"name":"random","bot":"random"},{"name":"random","bot":"random"}],"chance":{"line":"chance","commitment":"3857ce7aaaa5ac3aac2caf87ef45887a5d71dc551107e84aa5dee90623fc2e8c","contributions":["",""],"seed":"815901bf6085f62941dba4de394f522cc2364bc2ad5b1c2b7bfbaad02e1413c0"}}', '337157c66f70ea75', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 2, 1794837280058, NULL, NULL, '{"entry":"started","chance":{"line":"chance","commitment":"3857ce7aaaa5ac3aac2caf87ef45887a5d71dc551107e84aa5dee90623fc2e8c","contributions":["",""],"seed":"815901bf6085f62941dba4de394f522cc2364bc2ad5b1c2b7bfbaad02e1413c0"},"start":{"line":"start","draws":[{"label":"first","of":[2],"got":[1]}]}}', '9d60052fd0288fa0', NULL);
INSERT INTO deskoherna.entries VALUES ('27IMdK8hTtHu', 1, 1794837280162, 'x-FCiPLbWiqUKD4ze1F9Uw', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"x-FCiPLbWiqUKD4ze1F9Uw","chairs":[{"person":"x-FCiPLbWiqUKD4ze1F9Uw","name":"Hana","used":true},{}],"chance":{"line":"chance","commitment":"be0a67a115ce05544e9f7260442fb0147a09745c1eb2d373958a069b2c77bf89","contributions":["",""],"seed":"f561acd2d77f2c4267b6d9d6a8f93b5f18f7e4c05928aa964673b437bbc50a48"}}', 'b47c52652fb4d91a', NULL);
INSERT INTO deskoherna.entries VALUES ('27IMdK8hTtHu', 2, 1794837280214, 'x-FCiPLbWiqUKD4ze1F9Uw', 'c1', '{"entry":"said","name":"Hana","text":"Dobrý večer","seat":0}', '17a075199b0bdbee', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 3, 1794837281343, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 h5"},"seat":1}', '146fae4580a085f4', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 4, 1794837281348, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 a3"},"seat":0}', 'dba22da7d9393621', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 5, 1794837281350, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"2 d5"},"seat":1}', '5b7939665b5b341e', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 6, 1794837281351, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 b9"},"seat":0}', '31708fb4b573d889', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 7, 1794837281354, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 f1"},"seat":1}', '77b27a4c57b1ce2d', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 8, 1794837281358, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"3 k8"},"seat":0}', '9fa4a66e7d57e767', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 9, 1794837281359, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 c8"},"seat":1}', '1a73cb1e4f197f83', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 10, 1794837281361, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 e6"},"seat":0}', 'f8dd3ace132cb0ea', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 11, 1794837281362, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 a6"},"seat":1}', 'cba906370a815f3a', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 12, 1794837281366, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 f3"},"seat":0}', '533d3495266ba6e8', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 13, 1794837281367, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 k4"},"seat":1}', 'abd4cf5d2542a1be', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 14, 1794837281369, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"3 h6"},"seat":0}', 'b7dcfd3224c9ffa2', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 15, 1794837281370, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"2 g6"},"seat":1}', '05e916a5a6cc33ce', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 16, 1794837281374, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 d8"},"seat":0}', '787f97c03f215466', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 17, 1794837281375, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 j1"},"seat":1}', '65cd30dccce5e7c8', NULL);
INSERT INTO deskoherna.entries VALUES ('hYZT9vcBlv8q', 18, 1794837281376, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 g9"},"seat":0}', 'bf5d3af26e2ba44d', NULL);



INSERT INTO deskoherna.heads VALUES ('27IMdK8hTtHu', 2, '17a075199b0bdbee');
INSERT INTO deskoherna.heads VALUES ('hYZT9vcBlv8q', 18, 'bf5d3af26e2ba44d');









INSERT INTO deskoherna.people VALUES ('x-FCiPLbWiqUKD4ze1F9Uw', 'hYZT9vcBlv8q');
INSERT INTO deskoherna.people VALUES ('x-FCiPLbWiqUKD4ze1F9Uw', '27IMdK8hTtHu');









INSERT INTO deskoherna.room VALUES ('\x5955a9c8f5ec1fb23f82cd092fd2ba147ac169ec0212dc6a44a24c24308ec7ce', 1794837281598, NULL, NULL);



INSERT INTO deskoherna.tables VALUES ('27IMdK8hTtHu', 'waiting', false, 1794837280214);
INSERT INTO deskoherna.tables VALUES ('hYZT9vcBlv8q', 'over', false, 1794837281376);



INSERT INTO deskoherna.version VALUES (5);



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




