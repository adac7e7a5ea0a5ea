import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Finds figures again in the dataset as it is committed, by other means than those that built it. */

const root = resolve(import.meta.dirname, "../../../..");
type Row = Record<string, unknown>;
const data = (name: string) =>
  JSON.parse(readFileSync(join(root, "season/built", `${name}.json`), "utf8"));

export interface BuiltArticle {
  title: string;
  body?: string;
  postedOn: string;
  img?: string;
  img2?: string;
  sourceURL: string;
}
export interface Noted {
  title: string;
  figures: { ref: string; text: string }[];
}

export const NEWS: BuiltArticle[] = data("news").data;
export const ANALYSIS: BuiltArticle[] = data("analysis").data;
export const CHARTS: { name: string; alt: string; svg: string }[] = data("charts").data;
export const NOTED: Noted[] = readFileSync(
  join(root, "tests/fixtures/article-figures.jsonl"),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

const teams: Row[] = data("teamsAPI").data;
const standings: Record<string, string[]>[] = [
  ...data("standings").westConference,
  ...data("standings").eastConference,
];
const results: { id: number; results: string }[] = data("gameResults").data;
const players: Row[] = data("players").data;
/** All teams, and those of the East, by their abbreviations. */
export const TEAMS = teams.map(({ abbreviation }) => String(abbreviation));
export const EAST = new Set(
  teams
    .filter(({ conference }) => conference === "East")
    .map(({ abbreviation }) => String(abbreviation)),
);
const days: { date: string; lines: { body: string; tags?: string[] }[] }[] =
  data("transactions").data;
const stats = data("teamStats");
const leaders = data("leaders");

const COLUMNS: Record<string, string> = {
  wins: "w",
  losses: "L",
  winPct: "WIN%",
  gamesBehind: "GB",
  conference: "CONF",
  division: "DIV",
  home: "HOME",
  road: "ROAD",
  lastTen: "LAST10",
  difference: "DIFF",
};
const WORDS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
/** What may be chosen or is agreed on, rather than counted: every such number has its reason here. */
const GIVEN: Record<string, string> = {
  "0": "even: where a margin turns",
  "0.44": "the share of free throws that end an attempt",
  "0.5": "a weight of the impact estimate, the floor impact counter, a made three",
  "0.75": "a weight of the floor impact counter",
  "0.375": "a weight of the floor impact counter",
  "1": "hands on buckets without a pass",
  "2": "points of a basket",
  "5": "what counts as a game of many blocks",
  "10": "the last ten games; a tenth of ten players",
  "20": "a stretch of games; a fifth of five players",
  "40": "a great game; minutes of the floor impact counter",
  "41": "half a season",
  "48": "minutes of a game",
  "50": "a greater game",
  "82": "games of a season",
  "100": "possessions of a rating",
  "125": "free throws that qualify",
  "200": "assists that qualify",
};

const team = (abbreviation: string) => teams.find((row) => row.abbreviation === abbreviation) ?? {};
const standing = (abbreviation: string) =>
  standings.find((row) => row.Team?.[1] === team(abbreviation).full_name) ?? {};
const letters = (abbreviation: string) =>
  results.find((row) => row.id === team(abbreviation).id)?.results ?? "";
const record = (of: string) => `${of.split("W").length - 1}-${of.split("L").length - 1}`;
export const grouped = (value: unknown) =>
  /^\d{4,}$/.test(String(value)) ? Number(value).toLocaleString("en-US") : String(value);
const printed = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const KIND: Record<string, RegExp> = {
  all: /./,
  trade: /^In a (\w+-team )?trade, /,
  signed: /^The [^;,]+? signed (guard|forward|center) /,
  "re-signed": /^The [^;,]+? re-signed (guard|forward|center) /,
  waived: / waived (guard|forward|center) /,
};
function moves(kind: string, fits: (date: string) => boolean): string {
  const lines = days.filter(({ date }) => fits(date)).flatMap((day) => day.lines);
  return String(lines.filter(({ body }) => KIND[kind]?.test(body)).length);
}

/** The figure of a reference, or undefined when only the season's tables hold it. */
export function fromDataset(ref: string): string | undefined {
  const [kind = "", a = "", b = "", c = "", ...rest] = ref.split("/");
  switch (kind) {
    case "team":
      return String(team(a)[{ full: "full_name", nick: "name", city: "city" }[b] ?? ""]);
    case "standing":
      if (b === "record") return `${standing(a).w?.[0]}-${standing(a).L?.[0]}`;
      return standing(a)[COLUMNS[b] ?? ""]?.[0];
    case "rank":
      return WORDS[Number(standing(a).Team?.[0]) - 1];
    case "stat": {
      const row = stats[b].data.find((one: Row) => one.id === String(team(a).id));
      const value = row[[c, ...rest].join("|")];
      return b === "totals" ? grouped(value) : value;
    }
    case "average": {
      const sum = stats[a].data.reduce((all: number, row: Row) => all + Number(row[b]), 0);
      return (sum / 30 + 1e-9).toFixed(Number(c));
    }
    case "leader": {
      const lists = Object.values(leaders as Record<string, { data: Row[] }>).flatMap(
        (group) => group.data,
      );
      const top5 = lists.find((list) => list.category === a)?.top5 as Row[] | undefined;
      return grouped(top5?.[Number(b) - 1]?.stat);
    }
    case "run":
      return String(
        Math.max(...(letters(a).match(new RegExp(`${b}+`, "g")) ?? []).map((run) => run.length)),
      );
    case "endrun":
      return String(letters(a).match(new RegExp(`${b}+$`))?.[0].length ?? 0);
    case "opening":
      return record(letters(a).slice(0, Number(b)));
    case "closing":
      return record(letters(a).slice(82 - Number(b)));
    case "given":
      return a in GIVEN ? a : undefined;
    case "date":
      return printed.format(new Date(`${a}T00:00:00Z`));
    case "moves":
      return moves(a, () => true);
    case "moves-on":
      return moves(a, (date) => date === b);
    case "moves-until":
      return moves(a, (date) => new Date(`${date} UTC`) <= new Date(`${b}T00:00:00Z`));
    case "player": {
      const player = players.find((row) => row.id === a);
      if (b === "name") return player?.Player as string | undefined;
      if (b === "surname") {
        const name = player?.Player as string | undefined;
        return name?.replace(/^\S+ /, "").replace(/ (Jr\.|Sr\.|I+|IV)$/, "");
      }
      const pick = /Pick (\d+)/.exec(String(player?.["Draft Status"]))?.[1];
      if (b === "pick") return pick;
      if (b === "pick-word") return WORDS[Number(pick) - 1];
      return undefined;
    }
    default:
      return undefined;
  }
}
