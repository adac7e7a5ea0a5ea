import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { playerPath } from "#domain/players/players.ts";
import { startSite } from "#tools/build/site.ts";
import type { TestStack } from "#tools/check/test-stack.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";
import { readDataset, updatesOf } from "#tools/operate/dataset-push.ts";
import { until } from "../fixtures/until.ts";
import { compare, median } from "./requests.ts";
import { table } from "./table.ts";

type Row = Record<string, unknown> & { id: number; Player: string };

const FACTORS = [1, 10, 100];
/** The budget of design.md section 8: the slowdown with the most players. */
const MAX_SLOWER = 2;
/** The rows of one write, which the protocol limits to 16 MB. */
const ROWS_AT_ONCE = 10_000;
/** The number of players whose pages are rendered for the first time. */
const FIRST_SHOWN = 150;

/** Multiplies the dataset's players to a given number, under recombined names. */
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

/** The season's totals of the multiplied players, repeated from the dataset's. */
function totalsOf(players: readonly Row[], totals: readonly string[]): string[] {
  return players.map(({ id, Player }, index) => {
    const [, , ...figures] = totals[index % totals.length]?.split(",") ?? [];
    return [id, Player, ...figures].join(",");
  });
}

type Grown = Awaited<ReturnType<typeof startGrown>>;

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
  const writeRows = async (path: string, rows: readonly unknown[]) => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      await write(path, Object.fromEntries(some.map((row, index) => [from + index, row])));
    }
  };
  const { data: totals, ...season } = dataset.seasonTotals as { data: string[] };
  for (const update of updatesOf({ ...dataset, players: root, seasonTotals: season }))
    await write("nba", update);
  await writeRows("nba/players/data", players);
  await writeRows("nba/seasonTotals/data", totalsOf(players, totals));
  // The first read of so much data may exceed the site's time-out.
  const total = `${players.length} under contract`;
  const show = async () => (await fetch(`${site.url}/nba/players/page/1`)).text();
  const html = await until(show, (page) => page.includes(total), 60_000);
  if (!html.includes(total)) throw new Error(`The site does not show ${players.length} players.`);
  return { site, players };
}

/** The median time of a page's first rendering with data in memory, in milliseconds by site. */
async function firstShown(sites: readonly Grown[]): Promise<number[]> {
  const times: number[][] = sites.map(() => []);
  for (let index = 0; index < FIRST_SHOWN; index += 1) {
    for (const [which, { site, players }] of sites.entries()) {
      const row = players[index * Math.floor(players.length / FIRST_SHOWN)];
      const began = performance.now();
      const answer = await fetch(site.url + playerPath(row?.Player ?? ""));
      await answer.text();
      if (answer.status !== 200) throw new Error(`A player's page answered ${answer.status}`);
      // The first pages also pay for compilation, so they do not count.
      if (index >= FIRST_SHOWN / 5) times[which]?.push(performance.now() - began);
    }
  }
  return times.map(median);
}

/**
 * Measures the same pages with 1, 10 and 100 times the players; returns whether they keep the
 * budget.
 */
export async function measureGrowth(stack: TestStack): Promise<boolean> {
  const sites: Grown[] = [];
  try {
    for (const factor of FACTORS) sites.push(await startGrown(stack, factor));
    const kinds: [name: string, times: number[], slower: number[]][] = [];
    for (const [name, pathOf] of [
      ["a page of the table, warm", () => "/nba/players/page/7"],
      ["a player's page, warm", (players: Row[]) => playerPath(players.at(-1)?.Player ?? "")],
    ] as const) {
      const urls = sites.map(({ site, players }) => site.url + pathOf(players));
      const { best, ratios } = await compare(urls.toReversed());
      const times = best.map(({ perSecond }) => 1000 / perSecond);
      kinds.push([name, times.toReversed(), ratios.toReversed().map((ratio) => 1 / ratio)]);
    }
    const first = await firstShown(sites);
    kinds.push([
      "a player's page, for the first time",
      first,
      first.map((time) => time / (first[0] ?? 1)),
    ]);

    let worst = 0;
    const rows = kinds.map(([name, times, ratios]) => {
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
