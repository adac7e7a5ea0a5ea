import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { apiMoment, type Fault, faultOf, withFaults } from "./faults.ts";
import type { SeasonApi } from "./season-api.ts";
import { answerOf } from "./stats-api.ts";

export interface ApiServer {
  /** The value for `STATS_API_URL`. */
  url: string;
  key: string;
  requests: () => number;
  stop(): void;
}

const KEY = "the-key-of-a-replay";
const RETRY_AFTER_S = 1;
const SLOW_MS = 3_000;

/** The stats API of a replay over HTTP, at the moments of a clock. */
export async function startApiServer(options: {
  api: SeasonApi;
  date: string;
  now: () => number;
  faults: ReadonlySet<Fault>;
}): Promise<ApiServer> {
  const { api, date, now, faults } = options;
  const ids = api.games.filter(({ game }) => game.date === date).map(({ game }) => Number(game.id));
  let requests = 0;

  async function answer(url: string, response: ServerResponse): Promise<void> {
    const fault = faultOf(requests, faults);
    if (fault === "429") response.setHeader("Retry-After", RETRY_AFTER_S);
    if (fault === "429" || fault === "500") {
      response.writeHead(Number(fault)).end();
      return;
    }
    if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const resources = api.at(apiMoment(now(), faults));
    const games = withFaults(resources.games, ids, faults);
    const { status, body } = answerOf({ ...resources, games }, new URL(url, "http://stats-api"));
    const text = JSON.stringify(body);
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
    if (request.headers.authorization !== KEY) response.writeHead(401).end();
    else void answer(request.url ?? "/", response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    key: KEY,
    requests: () => requests,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
