// boardgame.io's server as its documentation starts it: in memory, sockets and lobby on one port.

import { createRequire } from "node:module";
import { Numerus } from "./numerus.mjs";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

const server = Server({ games: [Numerus], origins: [] });
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
console.log(`http://127.0.0.1:${appServer.address().port}/`);
