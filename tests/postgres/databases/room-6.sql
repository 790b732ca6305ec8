


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



INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 1, 1794842358943, 'L3db-VbZAyR7t0XHdfkVvQ', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"L3db-VbZAyR7t0XHdfkVvQ","chairs":[{"name":"random","bot":"random"},{"name":"random","bot":"random"}],"chance":{"line":"chance","commitment":"ffdfa4a8ee06c96f77efe822852afa56d22fd7f7cd2a5449f9779652aa6f70b4","contributions":["",""],"seed":"dec4d5bdc189ca921695e3b5b8249805b90054852b89b7720c0e91f92e1f2405"}}', 'b92bedbf3f964af6', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 2, 1794842358943, NULL, NULL, '{"entry":"started","chance":{"line":"chance","commitment":"ffdfa4a8ee06c96f77efe822852afa56d22fd7f7cd2a5449f9779652aa6f70b4","contributions":["",""],"seed":"dec4d5bdc189ca921695e3b5b8249805b90054852b89b7720c0e91f92e1f2405"},"start":{"line":"start","draws":[{"label":"first","of":[2],"got":[0]}]}}', 'c5661f45f91d2f27', NULL);
INSERT INTO deskoherna.entries VALUES ('GhZSngEC3PQb', 1, 1794842359184, 'L3db-VbZAyR7t0XHdfkVvQ', NULL, '{"entry":"opened","game":"numerus","rules":1,"options":{"variant":"short","first":"draw"},"host":"L3db-VbZAyR7t0XHdfkVvQ","chairs":[{"person":"L3db-VbZAyR7t0XHdfkVvQ","name":"Hana","used":true},{}],"chance":{"line":"chance","commitment":"a1bf3eabf921c68a4341a811bb538cf819198dbc97abdeee5204c62c17252fa3","contributions":["",""],"seed":"fdfe4f2d1a6ecbe262934db281a712f6bb68fc1a9e0a2c02459a15d87295e8ba"}}', 'f87a8cdbd8316647', NULL);
INSERT INTO deskoherna.entries VALUES ('GhZSngEC3PQb', 2, 1794842359234, 'L3db-VbZAyR7t0XHdfkVvQ', 'c1 ab9498947a214196173e957a', '{"entry":"said","name":"Hana","text":"Dobrý večer","seat":0}', '4bbf83f53a8a9ffc', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 3, 1794842359960, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 k3"},"seat":0}', '22cb7e83b97c1432', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 4, 1794842360089, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 d4"},"seat":1}', '8d6bfcb07d078448', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 5, 1794842360092, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"2 c7"},"seat":0}', 'e62d7c5f1b5c5f34', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 6, 1794842360101, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 k11"},"seat":1}', '9eac5156336152c6', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 7, 1794842360111, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 c4"},"seat":0}', 'c9dc40e5bec309c7', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 8, 1794842360126, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 g10"},"seat":1}', '2837ea7afccebadd', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 9, 1794842360146, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"4 k10"},"seat":0}', 'e3d890fc61749188', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 10, 1794842360158, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"1 d8"},"seat":1}', '0cb3326837e02de9', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 11, 1794842360174, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"3 j7"},"seat":0}', '2e676fd18315653e', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 12, 1794842360186, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"3 g11"},"seat":1}', '1a88abe1d84f3a0f', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 13, 1794842360202, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 d2"},"seat":0}', '89bfc96dea0c92bc', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 14, 1794842360212, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"4 b9"},"seat":1}', 'f587b332a4070d5f', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 15, 1794842360218, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"b5-e8"},"seat":1}', '337dbae8de9c381c', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 16, 1794842360230, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"1 c11"},"seat":0}', '091f510b99dd3ff7', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 17, 1794842360238, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"2 d1"},"seat":1}', '2532b93e70c98323', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 18, 1794842360241, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":0,"move":"3 i8"},"seat":0}', '8d846b79084ef614', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 19, 1794842360252, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"2 e1"},"seat":1}', '85507a55a830c892', NULL);
INSERT INTO deskoherna.entries VALUES ('GlYfMRhqctvX', 20, 1794842360257, NULL, NULL, '{"entry":"played","line":{"line":"move","seat":1,"move":"b3-e3"},"seat":1}', '8ec406351db97c27', NULL);



INSERT INTO deskoherna.heads VALUES ('GhZSngEC3PQb', 2, '4bbf83f53a8a9ffc');
INSERT INTO deskoherna.heads VALUES ('GlYfMRhqctvX', 20, '8ec406351db97c27');









INSERT INTO deskoherna.people VALUES ('L3db-VbZAyR7t0XHdfkVvQ', 'GlYfMRhqctvX');
INSERT INTO deskoherna.people VALUES ('L3db-VbZAyR7t0XHdfkVvQ', 'GhZSngEC3PQb');









INSERT INTO deskoherna.revoked VALUES ('UXJJTmIUnlTz61hybKD6xA', 2);



INSERT INTO deskoherna.room VALUES ('\x2659419658c0f29c05a77b9f8ed27390b1ff8575c29be01f794ea625efd13b43', 1794842360362, NULL, NULL);



INSERT INTO deskoherna.tables VALUES ('GhZSngEC3PQb', 'waiting', false, 1794842359234);
INSERT INTO deskoherna.tables VALUES ('GlYfMRhqctvX', 'over', false, 1794842360257);



INSERT INTO deskoherna.version VALUES (6);



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



ALTER TABLE ONLY deskoherna.revoked
    ADD CONSTRAINT revoked_pkey PRIMARY KEY (person);



ALTER TABLE deskoherna.entries
    ADD CONSTRAINT summed CHECK (((sum IS NOT NULL) OR (erased IS NOT NULL))) NOT VALID;



ALTER TABLE ONLY deskoherna.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);



CREATE INDEX tables_by_state ON deskoherna.tables USING btree (state, public, changed);



ALTER TABLE ONLY deskoherna.present
    ADD CONSTRAINT present_node_fkey FOREIGN KEY (node) REFERENCES deskoherna.nodes(id) ON DELETE CASCADE;




