import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveApi, startLiveApi } from "#tests/fixtures/live-api.ts";
import { killFamily } from "#tests/fixtures/process-family.ts";
import { until } from "#tests/fixtures/until.ts";
import { type Site, startSite } from "#tools/build/site.ts";
import { PATIENT_READS, startTestStack, type TestStack } from "#tools/check/test-stack.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";

const DATE = "2026-12-25";
const PATH = `/nba/live/${DATE}`;
/** A quarter to three in New York, when two of the day's five games have begun. */
const NOW = Date.parse("2026-12-25T19:45:00Z");
const READERS = 300;
const FLOODERS = 50;

let api: LiveApi;
let stack: TestStack;
let site: Site;
let variables: Record<string, string>;

beforeAll(async () => {
  api = await startLiveApi([
    {
      home: 20,
      away: 27,
      datetime: "2026-12-25T17:00:00.000Z",
      status: "4th Qtr",
      period: 4,
      time: "Q4 5:00",
      homeScore: 100,
      awayScore: 98,
    },
    { home: 2, away: 16, datetime: "2026-12-25T19:30:00.000Z", status: "2026-12-25T19:30:00Z" },
  ]);
  variables = {
    STATS_API_URL: api.url,
    STATS_API_KEY: api.key,
    STATS_API_REQUESTS_PER_MINUTE: "600",
    LIVE_REQUESTS_PER_MINUTE: "60",
    CLOCK_AHEAD_SECONDS: String(Math.round((NOW - Date.now()) / 1000)),
  };
  stack = await startTestStack(variables);
  ({ site } = stack);
});
afterAll(async () => {
  await site?.stop();
  await stack?.stop();
  await api?.stop();
});

const liveHealth = async () =>
  ((await (await read("/api/health")).json()) as { live: { state: string; reason: string | null } })
    .live;
const read = async (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers });
const page = async (path: string) => (await read(path)).text();
const card = (html: string) => /data-live="k".*?<\/li>/s.exec(html)?.[0] ?? "";

/** A reader, as the pages' script is one: he asks from the last number that he has. */
class Reader {
  /** The numbers of the changes that he was sent, over all his connections. */
  readonly numbers: number[] = [];
  readonly games = new Map<string, string>();
  last = 0;
  longest = 0;
  readonly address: string;
  #socket: WebSocket | undefined;

  constructor(address: string) {
    this.address = address;
  }

  async connect(): Promise<void> {
    // Connections are limited by network address; Node takes headers where browsers take protocols.
    const withAddress = { headers: { "cf-connecting-ip": this.address } };
    const url = `${site.url.replace("http", "ws")}${PATH}?after=${this.last}`;
    const socket = new WebSocket(url, withAddress as unknown as string[]);
    this.#socket = socket;
    const opened = Promise.withResolvers<void>();
    socket.onmessage = ({ data }) => {
      this.#take(String(data));
      opened.resolve();
    };
    socket.onclose = () => opened.reject(new Error("closed"));
    await opened.promise;
  }

  #take(line: string): void {
    this.longest = Math.max(this.longest, line.length);
    const [number, ...games] = line.split(";");
    if (Number(number) <= this.last) return;
    this.last = Number(number);
    this.numbers.push(this.last);
    for (const game of games) this.games.set(game.slice(0, 1), game);
  }

  /** Sends what no page sends, and returns the code of the end and the lines that came before. */
  async flood(messages: number): Promise<{ code: number; lines: number }> {
    const socket = this.#socket;
    if (socket === undefined) throw new Error("not connected");
    let lines = 0;
    socket.onmessage = () => {
      lines += 1;
    };
    const ended = new Promise<number>((resolve) => {
      socket.onclose = ({ code }) => resolve(code);
    });
    for (let sent = 0; sent < messages; sent += 1) socket.send("0");
    return { code: await ended, lines };
  }

  close(): void {
    this.#socket?.close();
  }
}

it("shows games in progress, and a line for their script", async () => {
  expect(card(await page("/"))).toContain("Tipped off at noon ET");
  const html = await until(
    () => page("/"),
    (text) => card(text).includes("5:00 4th"),
  );
  expect(card(html)).toContain("5:00 4th");
  expect(html).toContain("Read again");
  expect(html).toMatch(/<script async src="\/live-[\da-f]{8}\.js" data-date="2026-12-25"/);
  const answer = await read("/");
  expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=[0-5], /);
  const line = await read(PATH);
  expect(await line.text()).toMatch(/^\d+;k4 5:00 98 100;/);
  const etag = line.headers.get("etag") ?? "";
  expect((await read(PATH, { "If-None-Match": etag })).status).toBe(304);
  expect((await read("/nba/live/2026-12-24")).status).toBe(404);
  expect((await read("/nba/live/today")).status).toBe(404);
  const game = await page("/nba/games/2026-12-25/sas-at-nyk");
  expect(game).toContain('data-points="Knicks"');
  expect(await page("/nba/teams/20")).toContain('data-points="Knicks"');
  expect(await liveHealth()).toMatchObject({ state: "reading", reason: null });
});

it("hands out games in progress as open data", async () => {
  const answer = await read("/api/v1/box_scores/live");
  const game = { home_team: { id: 20 }, status: "4th Qtr", time: "5:00", home_team_score: 100 };
  expect(await answer.json()).toMatchObject({ data: [game] });
  expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=[0-5], /);
});

it("refuses a connection from a page of another site", async () => {
  const { request } = await import("node:http");
  const status = await new Promise((resolve, reject) => {
    const headers = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
      Origin: "https://elsewhere.example",
    };
    const asked = request(site.url + PATH, { headers }, ({ statusCode }) => resolve(statusCode));
    asked.on("upgrade", (answer) => resolve(answer.statusCode)).on("error", reject);
    asked.end();
  });
  expect(status).toBe(403);
});

it("sends every change once to every one of many readers, also after the site was killed", async () => {
  const readers = Array.from({ length: READERS }, (_, at) => new Reader(`192.0.2.${at % 200}`));
  for (let at = 0; at < READERS; at += 50) {
    await Promise.all(readers.slice(at, at + 50).map((reader) => reader.connect()));
  }
  const have = (game: string) => async () =>
    readers.filter(({ games }) => games.get("k") === game).length;
  const move = async (time: string, homeScore: number) => {
    Object.assign(api.games[0] ?? {}, { time: `Q4 ${time}`, homeScore });
    const game = `k4 ${time} 98 ${homeScore}`;
    const told = await until(have(homeScore === 101 ? `${game}!` : game), (n) => n === READERS);
    expect(told).toBe(READERS);
  };
  await move("4:30", 102);
  // A score that goes back is a correction.
  await move("4:30", 101);
  await move("4:00", 104);

  // Who writes is hung up on, whatever the flood, and the others read on.
  const flooding = Array.from({ length: FLOODERS }, (_, at) => new Reader(`192.0.2.${at + 202}`));
  await Promise.all(flooding.map((reader) => reader.connect()));
  const floods = Promise.all(flooding.map((reader) => reader.flood(100)));
  await move("3:30", 104);
  const ends = await floods;
  expect(new Set(ends.map(({ code }) => code))).toEqual(new Set([1008]));
  expect(Math.max(...ends.map(({ lines }) => lines))).toBeLessThanOrEqual(1);

  await killSite();
  Object.assign(api.games[0] ?? {}, { time: "Q4 2:00", homeScore: 107 });
  await restartSite();
  for (let at = 0; at < READERS; at += 50) {
    await Promise.all(readers.slice(at, at + 50).map((reader) => reader.connect()));
  }
  await move("1:30", 109);
  api.fault = "429";
  await until(liveHealth, ({ state }) => state === "failing");
  api.fault = undefined;
  await move("1:00", 111);

  const [first] = readers;
  expect(first?.longest).toBeLessThanOrEqual(300);
  for (const { numbers, games } of readers) {
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(games).toEqual(first?.games);
  }
  for (const reader of readers) reader.close();
});

it("tells of the last finals, and then reads no more", async () => {
  for (const game of api.games) Object.assign(game, { status: "Final", period: 4, time: "Final" });
  const reader = new Reader("192.0.2.201");
  await reader.connect();
  await until(
    async () => reader.games.get("k"),
    (game) => game === "kf  98 111",
  );
  expect(reader.games.get("k")).toBe("kf  98 111");
  const html = await until(
    () => page("/"),
    (text) => card(text).includes("Final"),
  );
  expect(card(html)).toContain(", won");
  const readings = api.readings;
  // The next tip-off is in two hours: health, which wakes the object, starts no reading.
  expect((await liveHealth()).state).toBe("resting");
  expect(api.readings).toBe(readings);
});

/** Ends the site's processes as a power cut would. */
async function killSite(): Promise<void> {
  killFamily(site.process.pid);
  await site.process.exited;
}

async function restartSite(): Promise<void> {
  const state = openLocalState(stack.folder);
  site = await startSite({
    port: Number(new URL(site.url).port),
    state,
    variables: { ...PATIENT_READS, ...localVariables(state, stack.emulator.host), ...variables },
  });
}
