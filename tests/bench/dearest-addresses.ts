import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { leadersPath } from "#domain/leaders/leader-lists.ts";
import { LISTS, listPath, playerLists } from "#domain/players/player-lists.ts";
import { playerPath } from "#domain/players/players.ts";
import { ROUTES } from "#domain/site/routes.ts";
import { COLLECTION_NAMES, collectionPath } from "#functions/data/collections.ts";
import { DOCUMENT_KINDS, documentsPath } from "#functions/data/documents.ts";
import { exampleOf } from "#functions/open-data/route.ts";
import { OPEN_DATA_ROUTES as OPEN_DATA } from "#functions/open-data/routes.ts";
import { EXAMPLE_QUESTIONS } from "#functions/views/ask/examples.ts";
import { root } from "#tools/paths.ts";
import { HARD } from "./asking.ts";
import { QUESTIONS, questionData } from "./questions.ts";

/** Questions over the lines of all seasons. */
const OF_ALL_SEASONS = [
  "pts=60..&season=all",
  "rows=players&by=season&sort=-pts&season=all",
  "rows=players&vs=2544&season=all",
  "rows=team-streaks&result=w&season=2015-16..2024-25",
];

/** Questions that read every line, keep many groups, or find nothing. */
const FINDER = [
  ...QUESTIONS,
  ...OF_ALL_SEASONS,
  ...["opponent", "month", "result", "player"].map((by) => `rows=players&by=${by}&per=total`),
  "rows=players&by=opponent&pts=..20&reb=..10&ast=..10&stl=9..",
  "rows=players&by=opponent&avg.pts=1..&avg.reb=1..&sum.ast=1..&sum.stl=99..",
  "rows=players&by=opponent&where=home&result=w&month=jan&rest=1..&margin=..20&ot=0&starter=1&pos=G&age=..30&rookie=0&stage=season&conf=west&oppconf=east&avg.pts=1..&avg.reb=1..&avg.ast=1..&avg.stl=20..",
];

const SEARCHES = ["james", "vs", "lakers vs celtics", "zz", "the", "a b c d e f g h", "michael"];

const SPLITS = ["", "stage=playoffs", "where=home", "columns=advanced"];

/** Pages of a past season, and files of its questions. */
const OF_A_PAST_SEASON = [
  "/nba/standings",
  "/nba/standings/west",
  "/nba/playoffs",
  "/nba/finder",
  "/nba/finder.csv",
  "/nba/stats/players",
  "/nba/stats/teams",
  "/nba/stats/clutch",
  "/nba/stats/teams?quarter=4",
  "/nba/teams/10/games",
  "/nba/teams/10/splits",
  "/nba/teams/10/against/6",
  "/nba/players/player/LeBron%20James/games",
  "/nba/players/player/LeBron%20James/splits",
].map((path) => `${path}?season=2015-16`);

/** Addresses of every route of the site, of the open data and of the embedded database. */
export function dearestAddresses(): string[] {
  const { players } = questionData();
  const days = Object.keys(builtFile("days"));
  const [opening = "", , busy = ""] = days;
  const named = players.filter((_, at) => at % 90 === 0).map(({ name }) => name);
  const stars = ["Nikola Jokić", "LeBron James", "Luka Dončić", "Victor Wembanyama", ...named];
  const values: Readonly<Record<string, readonly string[]>> = {
    "/nba/games/[year]-[month]-[day]": [opening, busy, "2026-04-12", "2025-12-25"].map(
      (day) => `/nba/games/${day}`,
    ),
    "/nba/games/[id]": ["/nba/games/0022500437", "/nba/games/0022500001", "/nba/games/0041500407"],
    "/nba/standings/[conference]": ["west", "east", "league"].flatMap((conference) => [
      `/nba/standings/${conference}`,
      `/nba/standings/${conference}?on=2026-04-12`,
      `/nba/standings/${conference}?on=2026-01-15&sort=home&order=desc`,
    ]),
    "/nba/players/page/[num]": ["1", "22", "1?name=ja", "2?sort=name&order=desc"].map(
      (page) => `/nba/players/page/${page}`,
    ),
    "/nba/players/page/[num].json": ["/nba/players/page/1.json?sort=age&order=desc"],
    "/nba/compare": [
      "players=lebron+james,stephen+curry,kevin+durant,nikola+jokic",
      "teams=LAL,BOS,GSW,DEN",
      "teams=LAL,BOS&where=home",
    ].map((query) => `/nba/compare?${query}`),
    "/nba/finder": FINDER.map((query) => `/nba/finder?${query}`),
    "/nba/stats/players": ["", "?columns=advanced", "?by=month", "?stage=playoffs&sort=-ast"].map(
      (query) => `/nba/stats/players${query}`,
    ),
    "/nba/ask": [...EXAMPLE_QUESTIONS.flatMap(({ questions }) => questions), ...HARD].map(
      (question) => `/nba/ask?${new URLSearchParams({ q: question })}`,
    ),
    "/search": SEARCHES.map((text) => `/search?${new URLSearchParams({ q: text })}`),
  };
  const fillings: Readonly<Record<string, readonly string[]>> = {
    id: ["7", "14", "27"],
    other: ["2"],
    playerName: stars.map((name) => playerPath(name).split("/").at(-1) ?? ""),
  };
  const filled = ROUTES.filter(({ access, kind }) => access === "everyone" && kind !== "moved")
    .filter(({ path }) => !path.includes("[...") && values[path] === undefined)
    .flatMap(({ path }) => fill(path, fillings));
  const splits = filled
    .filter((path) => /\/(?:splits|games)$/.test(path) && path.includes("/t"))
    .flatMap((path) => SPLITS.map((query) => `${path}?${query}`));
  const lists = LISTS.flatMap((kind) => playerLists(kind, players).slice(0, 3)).map(listPath);
  const leaders = LEADER_RULES.map(({ group, category }) => leadersPath(group, category));
  const files = [
    ...(values["/nba/finder"] ?? []),
    ...(values["/nba/compare"] ?? []),
    ...leaders.slice(0, 5),
  ].flatMap((path) => ["csv", "json"].map((format) => asFile(path, format)));
  const stored = [
    ...COLLECTION_NAMES.map(collectionPath),
    ...DOCUMENT_KINDS.map(documentsPath),
    `nba/days/${busy}`,
    "nba/careers/1",
  ].flatMap((path) =>
    ["", "?print=pretty", "?shallow=true"].map((query) => `/${path}.json${query}`),
  );
  const open = OPEN_DATA.flatMap((route) => {
    const path = `/api/v1${exampleOf(route, 2025)}`;
    return route.holds === "pages" ? [path, `${path.split("?")[0]}?per_page=100`] : [path];
  });
  const all = [
    ...filled,
    ...Object.values(values).flat(),
    ...splits,
    ...lists,
    ...OF_A_PAST_SEASON,
    "/nba/games/2016-04-13",
    "/nba/finder.csv?rows=players&by=opponent&season=2015-16",
    ...leaders,
    ...files,
    ...stored,
    ...open,
  ];
  return [...new Set(all.map((path) => path.replace(/\?$/, "")))];
}

function fill(path: string, fillings: Readonly<Record<string, readonly string[]>>): string[] {
  const name = /\[(\w+)\]/.exec(path)?.[1];
  if (name === undefined) return [path];
  return (fillings[name] ?? []).flatMap((value) =>
    fill(path.replace(`[${name}]`, value), fillings),
  );
}

function asFile(address: string, format: string): string {
  const [path = "", query] = address.split("?");
  return `${path}.${format}${query === undefined ? "" : `?${query}`}`;
}

function builtFile(name: string): object {
  return JSON.parse(readFileSync(join(root, "season/built", `${name}.json`), "utf8")) as object;
}
