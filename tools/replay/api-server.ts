import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { AnswerFault } from "./faults.ts";
import { isOfScoreboard } from "./scoreboard.ts";
import type { Answer } from "./stats-api.ts";

/** A stand-in of all sources over HTTP: the stats API, a keyless scoreboard, the source of plays. */
export interface ApiServer {
  /** The value for `STATS_API_URL`. */
  url: string;
  key: string;
  /** The value for `LIVE_PLAYS_URL`: its requests need no key. */
  playsUrl: string;
  /** The value for `RESULTS_SOURCE`: its requests need no key either. */
  scoreboardUrl: string;
  requests: () => number;
  stop(): void;
}

export const PLAYS_PATH = "/plays";
const KEY = "a-key-that-is-nobodys-business";
const SLOW_MS = 3_000;

/** Starts a stand-in that gives these answers; `faultOf` says what goes wrong with which, from 1. */
export async function startApiServer(options: {
  answer: (url: URL) => Answer;
  faultOf: (count: number) => AnswerFault | undefined;
  /** The `Retry-After` of a 429, in seconds. */
  retryAfterS?: number;
}): Promise<ApiServer> {
  const { answer, faultOf, retryAfterS = 1 } = options;
  let requests = 0;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1;
    const fault = faultOf(requests);
    if (fault === "silent") return;
    const url = new URL(request.url ?? "/", "http://stats-api");
    const isKeyless = url.pathname.startsWith(PLAYS_PATH) || isOfScoreboard(url);
    if (request.headers.authorization !== KEY && !isKeyless) {
      response.writeHead(401).end();
      return;
    }
    if (fault === "429") response.setHeader("Retry-After", retryAfterS);
    if (fault === "429" || fault === "500") {
      response.writeHead(Number(fault)).end();
      return;
    }
    if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const { status, body } = answer(url);
    const text = JSON.stringify(body);
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 16)}"`;
    if (request.headers["if-none-match"] === etag) {
      response.writeHead(304, { ETag: etag }).end();
      return;
    }
    response.writeHead(status, { "Content-Type": "application/json", ETag: etag });
    if (fault === "truncated") {
      response.write(text.slice(0, text.length / 2));
      response.socket?.destroy();
      return;
    }
    response.end(text);
  }

  const server = createServer((request, response) => void respond(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/v1`,
    key: KEY,
    playsUrl: origin + PLAYS_PATH,
    scoreboardUrl: origin,
    requests: () => requests,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
