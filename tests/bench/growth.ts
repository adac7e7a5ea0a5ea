import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { readDataset } from "../../scripts/dataset-push.ts";
import { openLocalState } from "../../scripts/local-state.ts";
import { freePort } from "../../scripts/processes.ts";
import { type Site, startSite } from "../../scripts/site.ts";
import { localVariables } from "../../scripts/stack.ts";
import type { TestStack } from "../../scripts/test-stack.ts";
import { playerPath } from "../../src/domain/players.ts";
import { until } from "../fixtures/until.ts";
import { compare } from "./asking.ts";
import { table } from "./table.ts";

type Row = Record<string, unknown> & { id: number; Player: string };

const FACTORS = [1, 10, 100];
/** Design section 8: at most so much slower with the players of the largest league. */
const MAX_SLOWER = 2;
/** One write of the protocol takes 16 MB. */
const ROWS_AT_ONCE = 10_000;
/** As many different players are shown for the first time. */
const FIRST_SHOWN = 150;

/** As many players as wanted: the dataset's, under names put together from theirs. */
function grown(rows: readonly Row[], count: number): Row[] {
  const parts = rows.map(({ Player }) => Player.split(" "));
  const first = [...new Set(parts.map(([name = ""]) => name))];
  const last = [...new Set(parts.map((names) => names.slice(1).join(" ")))];
  return Array.from({ length: count }, (_, index) => ({
    ...(rows[index % rows.length] as Row),
    id: index + 1,
    Player: `${first[index % first.length]} ${last[Math.floor(index / first.length) % last.length]}`,
  }));
}

async function startGrown(stack: TestStack, factor: number) {
  const folder = join(stack.folder, `grown-${factor}`);
  mkdirSync(folder);
  const state = openLocalState(folder);
  const site = await startSite({
    port: await freePort(),
    state,
    variables: localVariables(state, stack.emulator.host),
  });
  const dataset = readDataset();
  const { data, ...root } = dataset.players as { data: Row[] };
  const players = grown(data, data.length * factor);
  const write = async (path: string, body: unknown) => {
    const secret = state.secrets.databaseSecret;
    const answer = await fetch(`${site.url}/${path}.json?print=silent&auth=${secret}`, {
      method: "PATCH",
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  await write("nba", { ...dataset, players: root });
  for (let from = 0; from < players.length; from += ROWS_AT_ONCE) {
    const some = players.slice(from, from + ROWS_AT_ONCE);
    await write(
      "nba/players/data",
      Object.fromEntries(some.map((row, index) => [from + index, row])),
    );
  }
  // The first read of so much may last longer than the site waits.
  const total = `${players.length} under contract`;
  const show = async () => (await fetch(`${site.url}/nba/players/page/1`)).text();
  const html = await until(show, (page) => page.includes(total), 60_000);
  if (!html.includes(total)) throw new Error(`The site does not show ${players.length} players.`);
  return { site, players };
}

/** The median time of pages that are rendered for the first time, their data being in memory. */
async function firstShown(site: Site, players: readonly Row[]): Promise<number> {
  const times: number[] = [];
  const step = Math.floor(players.length / FIRST_SHOWN);
  for (let index = 0; index < FIRST_SHOWN; index += 1) {
    const began = performance.now();
    const answer = await fetch(site.url + playerPath(players[index * step]?.Player ?? ""));
    await answer.text();
    if (answer.status !== 200) throw new Error(`A player's page answered ${answer.status}`);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(FIRST_SHOWN / 2)] ?? 0;
}

/** The same pages with ten and a hundred times the players. Returns whether the budget is kept. */
export async function measureGrowth(stack: TestStack): Promise<boolean> {
  const sites: Awaited<ReturnType<typeof startGrown>>[] = [];
  try {
    for (const factor of FACTORS) sites.push(await startGrown(stack, factor));
    const kinds: [string, number[]][] = [];
    for (const [name, pathOf] of [
      ["a page of the table, warm", () => "/nba/players/page/7"],
      ["a player's page, warm", (players: Row[]) => playerPath(players.at(-1)?.Player ?? "")],
    ] as const) {
      const urls = sites.map(({ site, players }) => site.url + pathOf(players));
      const loads = await compare(urls, { rounds: 3, roundMs: 700 });
      kinds.push([name, loads.map(({ perSecond }) => 1000 / perSecond)]);
    }
    const first: number[] = [];
    for (const { site, players } of sites) first.push(await firstShown(site, players));
    kinds.push(["a player's page, for the first time", first]);

    let worst = 0;
    const rows = kinds.map(([name, times]) => {
      const ratios = times.map((time) => time / (times[0] ?? 1));
      worst = Math.max(worst, ...ratios);
      return [
        name,
        ...times.map((time) => time.toFixed(2)),
        ...ratios.slice(1).map((ratio) => `${ratio.toFixed(2)}${ratio > MAX_SLOWER ? " !" : "  "}`),
      ];
    });
    const counts = sites.map(({ players }) => `${players.length}`);
    console.log(
      `\nMilliseconds an answer as the players grow; budget: ${MAX_SLOWER} times as slow.\n`,
    );
    console.log(table(["players", ...counts, "x 10", "x 100"], rows));
    return worst <= MAX_SLOWER;
  } finally {
    await Promise.all(sites.map(({ site }) => site.stop()));
  }
}
