import { readFileSync } from "node:fs";
import { join } from "node:path";
import { knownOf, NO_KNOWN_NAMES } from "#domain/search/known-names.ts";
import { teamNicknames } from "#domain/search/nicknames.ts";
import { prepareSearch, searchTeamsAndPlayers } from "#domain/search/search.ts";
import { type IndexedPlayer, type IndexedTeam, namesFound } from "#domain/search/search-index.ts";
import { parseKnownNames } from "#functions/data/wire/known-names.ts";
import { MOST_HITS } from "#src/client/stores/search-box.ts";
import { root } from "#tools/paths.ts";
import { table, within } from "./table.ts";

const ROUNDS = 20;
/** The texts typed letter by letter: names, beginnings, typos, and one without hits. */
const TYPED = [
  "doncic",
  "giannis antetokounmpo",
  "wembayama",
  "OKC",
  "golden state",
  "jaylen brwn",
  "los angeles",
  "zzzzzz",
];

/** The time from a keystroke to its hits, without rendering. */
export function keystrokesTable(): string {
  const { teams, players } = league();
  const rows = [
    { count: 540, budget: 16 },
    { count: 54_000, budget: 50 },
  ].map(({ count, budget }) => {
    const many = recombined(players, count);
    const began = performance.now();
    prepareSearch(teams, many);
    const prepared = performance.now() - began;
    const times = Array.from({ length: ROUNDS }, () => timesOfTyping(teams, many))
      .flat()
      .sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return [
      String(count),
      within(at(0.5), budget, 2),
      within(at(0.99), budget, 2),
      prepared.toFixed(1),
    ];
  });
  return `From a keystroke to its hits, in ms (Node, the code that the browser runs). Budget 16 at 540
players, 50 at 54,000. Reading the index happens once, when it arrives.\n
${table(["players", "p50", "p99", "reading"], rows)}\n`;
}

function timesOfTyping(teams: IndexedTeam[], players: IndexedPlayer[]): number[] {
  return TYPED.flatMap((text) =>
    [...text].map((_, index) => {
      const began = performance.now();
      const found = searchTeamsAndPlayers(text.slice(0, index + 1), teams, players, MOST_HITS);
      if (found.kind === "results") {
        namesFound(found, false);
      }
      return performance.now() - began;
    }),
  );
}

/** Multiplies the league's players to a given number, under recombined first and last names. */
function recombined(players: IndexedPlayer[], count: number): IndexedPlayer[] {
  const firsts = players.map(({ name }) => name.split(" ")[0]);
  const lasts = players.map(({ name }) => name.split(" ").slice(1).join(" "));
  return Array.from({ length: count }, (_, index) => {
    const shift = Math.floor(index / players.length);
    const last = lasts[(index + shift) % players.length];
    const { role = "", nicknames = [], team } = players[index % players.length] ?? {};
    return { name: `${firsts[index % players.length]} ${last}`, role, nicknames, team };
  });
}

function league(): { teams: IndexedTeam[]; players: IndexedPlayer[] } {
  const rows = (file: string): Record<string, string>[] =>
    JSON.parse(readFileSync(join(root, "season/built", file), "utf8")).data;
  const teams = rows("teamsAPI.json").map((row) => ({
    id: Number(row.id),
    abbreviation: row.abbreviation ?? "",
    city: row.city ?? "",
    name: row.name ?? "",
    fullName: row.full_name ?? "",
    logo: "",
    nicknames: teamNicknames(row.abbreviation ?? ""),
  }));
  const names = JSON.parse(readFileSync(join(root, "season/built/names.json"), "utf8"));
  const known = parseKnownNames(names)?.value ?? NO_KNOWN_NAMES;
  const players = rows("players.json").map((row) => ({
    name: row.Player ?? "",
    role: row.Pos ?? "",
    nicknames: knownOf(known, String(row.id)).names,
    team: teams.find((team) => team.fullName === row["Current Team"]),
  }));
  return { teams, players };
}
