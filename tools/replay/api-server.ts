import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { apiMoment, type Fault, faultOf, withFaults } from "./faults.ts";
import { playsSourceAt } from "./plays-source.ts";
import type { SeasonApi } from "./season-api.ts";
import { answerOf } from "./stats-api.ts";

export interface ApiServer {
  /** The value for `STATS_API_URL`. */
  url: string;
  key: string;
  /** The value for `LIVE_PLAYS_URL`. */
  playsUrl: string;
  requests: () => number;
  stop(): void;
}

const KEY = "the-key-of-a-replay";
const PLAYS_PATH = "/plays";
const RETRY_AFTER_S = 1;
const SLOW_MS = 3_000;

/** The stats API and the source of plays of a replay over HTTP, at the moments of a clock. */
export async function startApiServer(options: {
  api: SeasonApi;
  date: string;
  now: () => number;
  faults: ReadonlySet<Fault>;
}): Promise<ApiServer> {
  const { api, date, now, faults } = options;
  const games = api.games.filter(({ game }) => game.date === date);
  const ids = games.map(({ game }) => Number(game.id));
  const codes = new Map(api.at(now()).teams.map(({ id, abbreviation }) => [id, abbreviation]));
  const plays = { games, date, codeOf: (team: number) => String(codes.get(team)) };
  let requests = 0;

  function documentAt({ pathname }: URL, moment: number): { status: number; body: unknown } {
    const body = playsSourceAt(pathname.slice(PLAYS_PATH.length), moment, plays, faults);
    return body === undefined ? { status: 404, body: {} } : { status: 200, body };
  }

  function rowsAt(url: URL, moment: number): { status: number; body: unknown } {
    const resources = api.at(moment);
    const games = withFaults(resources.games, ids, faults);
    return answerOf({ ...resources, games }, url);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = faultOf(requests, faults);
    if (fault === "429") response.setHeader("Retry-After", RETRY_AFTER_S);
    if (fault === "429" || fault === "500") {
      response.writeHead(Number(fault)).end();
      return;
    }
    if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const url = new URL(request.url ?? "/", "http://stats-api");
    const hasPlays = url.pathname.startsWith(PLAYS_PATH);
    const moment = apiMoment(now(), faults);
    const { status, body } = hasPlays ? documentAt(url, moment) : rowsAt(url, moment);
    const text = JSON.stringify(body);
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 16)}"`;
    if (hasPlays) response.setHeader("ETag", etag);
    if (hasPlays && request.headers["if-none-match"] === etag) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(status, { "Content-Type": "application/json" });
    if (fault === "truncated") {
      response.write(text.slice(0, text.length / 2));
      response.socket?.destroy();
      return;
    }
    response.end(text);
  }

  const server = createServer((request, response) => {
    requests += 1;
    const isOpen = request.url?.startsWith(PLAYS_PATH) || request.headers.authorization === KEY;
    if (isOpen) void answer(request, response);
    else response.writeHead(401).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    key: KEY,
    playsUrl: `http://127.0.0.1:${port}${PLAYS_PATH}`,
    requests: () => requests,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
