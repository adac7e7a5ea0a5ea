import { tableTitle } from "#domain/history/season-lists.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { printedRecord } from "#domain/printing/records.ts";
import { gamesBehind } from "#domain/season/records.ts";
import { columnOf, printedColumn } from "#domain/standings/standings-columns.ts";
import { lineBelow, placesOf } from "#domain/standings/standings-lines.ts";
import {
  LATEST_STANDINGS,
  type RequestedDay,
  type StandingsQuery,
  standingsSearch,
} from "#domain/standings/standings-query.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { MISSING_VIEW, type View } from "../page/view.ts";
import { loadRaces, type Race } from "./race.ts";
import { type ConferencePage, conferencePage, loadStandings } from "./standings.ts";
import type { StandingsLine } from "./standings-rows.ts";

/** A short table of a conference's standings. */
export interface ShortStandings {
  title: string;
  /** The conference's own page. */
  path: string;
  /** The names of the columns after the team's. */
  heads: string[];
  rows: ShortRow[];
}

export interface ShortRow {
  team: StandingsLine;
  cells: string[];
  /** The line that the league draws below the row. */
  line: ReturnType<typeof lineBelow>;
}

/** The short tables of both conferences. */
export interface ShortTables {
  tables: ShortStandings[];
  /** The day of the standings in words; "" for the latest. */
  deck: string;
  /** The reason for a day other than the requested one; "" for the requested day. */
  note: string;
  /** The sentence that names games that may be the NBA Cup's final; "" once the final is known. */
  cup: string;
}

/** The standings' first page: both tables, and beside the latest the season as a chart. */
export interface StandingsFront extends ShortTables {
  races: Race[];
}

const [SHARE, BEHIND] = [columnOf("pct"), columnOf("gb")];

/** Both conferences' standings and races; without races before the first game, and of a day. */
export async function loadStandingsFront(
  collections: Collections,
  season = collections.seasonNow.current,
  on = LATEST_STANDINGS.on,
): Promise<View<StandingsFront>> {
  const [short, races] = await Promise.all([
    shortTables(collections, season, on, (rows) => ({
      heads: ["W–L", SHARE.head, BEHIND.head],
      rows: rows.map((team) =>
        shortRow(team, season, [
          printedRecord(team.figures),
          printedColumn(SHARE, team.figures),
          printedColumn(BEHIND, team.figures),
        ]),
      ),
    })),
    loadRaces(collections),
  ]);
  if (short.kind !== "ready") return short;
  const isLatest = short.page.deck === "" && races.kind === "ready";
  return { ...short, page: { ...short.page, races: isLatest ? races.page : [] } };
}

/** The teams behind the sixth place, with their distances from the places that lead on. */
export async function loadWildCard(
  collections: Collections,
  season = collections.seasonNow.current,
  on = LATEST_STANDINGS.on,
): Promise<View<ShortTables>> {
  const { direct, playIn } = placesOf(season);
  if (playIn === undefined) return MISSING_VIEW;
  return shortTables(collections, season, on, (rows) => {
    const at = (place: number) => rows.find(({ figures }) => figures.rank === place);
    const [sixth, tenth] = [at(direct), at(playIn)];
    return {
      heads: ["W–L", "Behind 6th", "Behind 10th"],
      rows: rows
        .filter(({ figures }) => figures.rank > direct)
        .map((team) =>
          shortRow(team, season, [
            printedRecord(team.figures),
            behind(sixth, team),
            behind(tenth, team),
          ]),
        ),
    };
  });
}

function shortRow(team: StandingsLine, season: string, cells: string[]): ShortRow {
  const name = team.team?.name ?? team.name;
  return { team: { ...team, name, ending: "" }, cells, line: lineBelow(team.figures.rank, season) };
}

/** "4", "–" for an equal record, "+1.5" for a team that is ahead; "" without such a place. */
function behind(place: StandingsLine | undefined, team: StandingsLine): string {
  if (place === undefined) return "";
  const games = gamesBehind(place.figures, team.figures);
  if (games === 0) return "–";
  return games > 0 ? String(games) : `+${-games}`;
}

async function shortTables(
  collections: Collections,
  season: string,
  on: RequestedDay,
  tableOf: (rows: readonly StandingsLine[]) => Pick<ShortStandings, "heads" | "rows">,
): Promise<View<ShortTables>> {
  const short: ShortTables = { tables: [], deck: "", note: "", cup: "" };
  let updatedAt: string | undefined;
  for (const conference of conferences()) {
    const view = await loadStandings(collections, conference, { ...LATEST_STANDINGS, on }, season);
    if (view.kind !== "ready") return view;
    ({ updatedAt } = view);
    const { rows, date, deck, note, cup } = view.page;
    const query: StandingsQuery = {
      ...LATEST_STANDINGS,
      on: date ? { kind: "day", date } : LATEST_STANDINGS.on,
    };
    const path = inSeason(
      conference.path + standingsSearch(query),
      season,
      collections.seasonNow.current,
    );
    const tables = Map.groupBy(rows, ({ team }) =>
      team ? tableTitle(team, season) : conference.title,
    );
    short.tables.push(...[...tables].map(([title, own]) => ({ title, path, ...tableOf(own) })));
    if (date !== undefined) short.deck = deck;
    short.note = note;
    short.cup = cup;
  }
  return { kind: "ready", updatedAt, page: short };
}

function conferences(): ConferencePage[] {
  return ["west", "east"].flatMap((name) => conferencePage(name) ?? []);
}
