


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


CREATE TABLE deskoherna.booked (
    table_id text NOT NULL COLLATE pg_catalog."C"
);



CREATE TABLE deskoherna.calls (
    person text NOT NULL COLLATE pg_catalog."C",
    table_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    seq integer NOT NULL,
    due bigint NOT NULL,
    tries integer NOT NULL
);



CREATE TABLE deskoherna.documents (
    person text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    body text NOT NULL,
    at bigint NOT NULL
);



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



CREATE TABLE deskoherna.results (
    table_id text NOT NULL COLLATE pg_catalog."C",
    seat integer NOT NULL,
    person text COLLATE pg_catalog."C",
    name text NOT NULL,
    folded text NOT NULL,
    bot text,
    game text NOT NULL,
    variant text NOT NULL,
    ended bigint NOT NULL,
    outcome text NOT NULL,
    place integer NOT NULL,
    score integer,
    rated boolean NOT NULL,
    rating integer
);



CREATE TABLE deskoherna.reviews (
    table_id text NOT NULL COLLATE pg_catalog."C",
    review bytea NOT NULL
);



CREATE TABLE deskoherna.revoked (
    person text NOT NULL COLLATE pg_catalog."C",
    times integer NOT NULL
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



INSERT INTO deskoherna.booked VALUES ('elsewhere');



INSERT INTO deskoherna.calls VALUES ('hana', 't', 'turn', 2, 4102444800000, 0);



INSERT INTO deskoherna.documents VALUES ('hana', 'profile', 'hana', '{"name":"Hana","language":"cs"}', 1794900000000);



INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 2, 1794855888355, NULL, NULL, '{"entry":"started","chance":{"line":"chance","commitment":"893e049d0bee059cdacebcfbc31f7939454ef327f9db71f539627f93fc58f362","contributions":["",""],"seed":"0e4c95b135e30c53335c51ec71bf4c2110f590039842dc9d771fc6af6a3969fb"},"start":{"line":"start","draws":[{"label":"first","of":[2],"got":[0]}]}}', 'c7dce17c2b1308cd', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 1, 1794855888355, 'z8Di-RRboeWxK5I3HbriUA', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"z8Di-RRboeWxK5I3HbriUA","chairs":[{"name":"random","bot":"random"},{"name":"random","bot":"random"}],"chance":{"line":"chance","commitment":"893e049d0bee059cdacebcfbc31f7939454ef327f9db71f539627f93fc58f362","contributions":["",""],"seed":"0e4c95b135e30c53335c51ec71bf4c2110f590039842dc9d771fc6af6a3969fb"}}', '41e8499703efc709', NULL);
INSERT INTO deskoherna.entries VALUES ('aYwkaNh71Itl', 1, 1794855888418, 'z8Di-RRboeWxK5I3HbriUA', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"z8Di-RRboeWxK5I3HbriUA","chairs":[{"person":"z8Di-RRboeWxK5I3HbriUA","name":"Hana","used":true},{}],"chance":{"line":"chance","commitment":"788f128a0e424c28c7e5404fc44fe209bf24a67756f785852b8af8dca33b1751","contributions":["",""],"seed":"34faf3563656a8447d1a6e57bb25e346fc95884d21d78edece999b7086d16470"}}', '099a578884ba3213', NULL);
INSERT INTO deskoherna.entries VALUES ('aYwkaNh71Itl', 2, 1794855888420, 'z8Di-RRboeWxK5I3HbriUA', 'g2 5a9877508ab3b798d35c083d', '{"entry":"said","name":"Hana","text":"Dobrý večer","seat":0}', '1d149a1f4399c639', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 3, 1794855888628, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 g1"},"seat":0}', 'b33ffe0a1496b4a1', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 4, 1794855888978, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"2 k10"},"seat":1}', '6333028e40880fc6', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 5, 1794855888982, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 b4"},"seat":0}', 'e6a209918695865e', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 6, 1794855888984, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 d10"},"seat":1}', 'd3beec0ba95e11d7', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 7, 1794855888987, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"3 a10"},"seat":0}', '0815b3aaabdaf4fa', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 8, 1794855888989, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 g6"},"seat":1}', 'eb9fe13982ea39de', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 9, 1794855888998, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 k2"},"seat":0}', '0dbb51363fe799f7', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 10, 1794855889001, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 b7"},"seat":1}', 'b66737fe5b8ac70b', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 11, 1794855889003, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 e5"},"seat":0}', 'b770a96e96b4c787', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 12, 1794855889005, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"c5-f2"},"seat":0}', 'ca30925c296d47ed', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 13, 1794855889007, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 k9"},"seat":1}', '91a3fbf61633bf54', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 14, 1794855889010, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 a4"},"seat":0}', '991090d4e2546aa8', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 15, 1794855889012, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 j7"},"seat":1}', 'efb6e943f5993304', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 16, 1794855889015, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 f10"},"seat":0}', 'de11b0eb74fde73f', NULL);
INSERT INTO deskoherna.entries VALUES ('gmhvkc_pm01e', 17, 1794855889017, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 h9"},"seat":1}', '05ae90cfd172327d', NULL);



INSERT INTO deskoherna.heads VALUES ('aYwkaNh71Itl', 2, '1d149a1f4399c639');
INSERT INTO deskoherna.heads VALUES ('gmhvkc_pm01e', 17, '05ae90cfd172327d');






INSERT INTO deskoherna.outages VALUES (1794855889083, 1795012090762);



INSERT INTO deskoherna.people VALUES ('z8Di-RRboeWxK5I3HbriUA', 'gmhvkc_pm01e');
INSERT INTO deskoherna.people VALUES ('z8Di-RRboeWxK5I3HbriUA', 'aYwkaNh71Itl');






INSERT INTO deskoherna.results VALUES ('elsewhere', 0, 'hana', 'Hana', 'hana', NULL, 'numerus', 'short', 1794900000000, 'won', 1, 5, false, NULL);
INSERT INTO deskoherna.results VALUES ('elsewhere', 1, NULL, 'Bela', 'bela', 'beginner', 'numerus', 'short', 1794900000000, 'lost', 2, 3, false, NULL);






INSERT INTO deskoherna.revoked VALUES ('JypzLp5_ycBp3BRCJdsRXg', 2);



INSERT INTO deskoherna.room VALUES ('\xac9e4809079c314a5d0212583d72cb5bf9fd4c7377dc9944b30bc16c516c9008', 1795012090762, NULL, NULL);



INSERT INTO deskoherna.tables VALUES ('aYwkaNh71Itl', 'waiting', false, 1794855888420);
INSERT INTO deskoherna.tables VALUES ('gmhvkc_pm01e', 'over', false, 1794855889017);



INSERT INTO deskoherna.version VALUES (8);



ALTER TABLE ONLY deskoherna.booked
    ADD CONSTRAINT booked_pkey PRIMARY KEY (table_id);



ALTER TABLE ONLY deskoherna.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (person, table_id, kind);



ALTER TABLE ONLY deskoherna.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (kind, key);



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



ALTER TABLE ONLY deskoherna.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id, seat);



ALTER TABLE ONLY deskoherna.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (table_id);



ALTER TABLE ONLY deskoherna.revoked
    ADD CONSTRAINT revoked_pkey PRIMARY KEY (person);



ALTER TABLE deskoherna.entries
    ADD CONSTRAINT summed CHECK (((sum IS NOT NULL) OR (erased IS NOT NULL))) NOT VALID;



ALTER TABLE ONLY deskoherna.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);



CREATE INDEX calls_by_table ON deskoherna.calls USING btree (table_id);



CREATE INDEX calls_by_time ON deskoherna.calls USING btree (due);



CREATE INDEX documents_by_person ON deskoherna.documents USING btree (person, kind, at);



CREATE INDEX results_by_person ON deskoherna.results USING btree (person, ended, table_id) WHERE (person IS NOT NULL);



CREATE INDEX tables_by_state ON deskoherna.tables USING btree (state, public, changed);



CREATE INDEX talk_by_person ON deskoherna.entries USING btree (person) WHERE (substr(entry, 1, 14) = ANY (ARRAY['{"entry":"said'::text, '{"entry":"aske'::text]));



ALTER TABLE ONLY deskoherna.present
    ADD CONSTRAINT present_node_fkey FOREIGN KEY (node) REFERENCES deskoherna.nodes(id) ON DELETE CASCADE;



