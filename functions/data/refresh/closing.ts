import type { Career, CareerSeasons } from "#domain/players/career.ts";
import { careerTable } from "#domain/players/career-table.ts";
import type { FormerPlayer } from "#domain/players/former-player.ts";
import { playerTotals } from "#domain/query/engine/player-totals.ts";
import { dataOfLines } from "#domain/query/question-data.ts";
import { withSeason } from "#domain/query/storage/all-time.ts";
import { archivedSeason } from "#domain/query/storage/archived-season.ts";
import { logOf } from "#domain/query/storage/derived-season.ts";
import { linesOfGames } from "#domain/query/storage/lines-of-games.ts";
import { packLines } from "#domain/query/storage/packed-lines.ts";
import { ok, type Result } from "#domain/result.ts";
import { FINALS_ROUND, NO_POSTSEASON, type Postseason } from "#domain/season/postseason.ts";
import { seasonRecords } from "#domain/season/records.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import type { FranchiseHistory } from "#domain/teams/franchise.ts";
import type { Team } from "#domain/teams/team.ts";
import { documentsPath, type PurgeName } from "../documents.ts";
import type { DatabaseCredential, ReadFailure, WritableDatabase } from "../realtime-database.ts";
import { allTimeWire, parseAllTime } from "../wire/all-time.ts";
import { archiveWire } from "../wire/archive.ts";
import { careerWire, parseCareer } from "../wire/careers.ts";
import { franchiseWire, parseFranchise } from "../wire/franchises.ts";
import { KEPT, type PastSeasonWire } from "../wire/past-seasons.ts";
import { parsePostseason } from "../wire/postseason.ts";
import { listOf, objectOf } from "../wire/rows.ts";
import { parseTeams } from "../wire/teams.ts";
import type { Change } from "./changes.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The roots that are read only to close a season. */
const ROOTS = [
  ...(["postseason", "teamStats", "seasonRatings", "archive"] as const),
  ...(["allTime", "playoffTotals"] as const),
];
/** The documents that a season's end changes. */
const KINDS = ["careers", "franchises"] as const;

/** The data of a season that ends, beside its games. */
export interface ClosingReads {
  roots: Record<(typeof ROOTS)[number], unknown>;
  documents: Record<(typeof KINDS)[number], Readonly<Record<string, unknown>>>;
  /** The ids of the players with a document of shots. */
  shots: readonly string[];
}

/** Reads what closing a season needs. */
export async function readForClosing(
  database: WritableDatabase,
  credential: DatabaseCredential,
): Promise<Result<ClosingReads, ReadFailure>> {
  const roots: Partial<ClosingReads["roots"]> = {};
  for (const name of ROOTS) {
    const answer = await database.read(`nba/${name}`, credential);
    if (!answer.ok) return answer;
    roots[name] = answer.value;
  }
  const documents: Partial<ClosingReads["documents"]> = {};
  for (const kind of KINDS) {
    const answer = await database.read(documentsPath(kind), credential);
    if (!answer.ok) return answer;
    // The database returns numeric keys as an array with holes.
    const own = Object.entries((answer.value ?? {}) as object).filter(([, of]) => objectOf(of));
    documents[kind] = Object.fromEntries(own);
  }
  const shots = await database.readKeys("nba/shots", credential);
  if (!shots.ok) return shots;
  return ok({
    roots: roots as ClosingReads["roots"],
    documents: documents as ClosingReads["documents"],
    shots: shots.value,
  });
}

/** A season that ends. */
interface Ending extends ClosingReads {
  /** "2015-16". */
  season: string;
  stored: StoredSeason;
  /** The ids of the players who have a part in the next season. */
  staying: ReadonlySet<string>;
  updatedAt: string;
}

export interface ClosedSeason {
  changes: Change[];
  /** The players of the season who have no part in the next one. */
  leaving: FormerPlayer[];
}

/** The lines of a season without a box score: it has none, which is not that they cannot be read. */
const NO_LINES = packLines(linesOfGames([], new Map()));

/**
 * Makes a past season of the one that ends. Days keep their place, because a date is of one season;
 * shots keep theirs and say their season.
 */
export function closedSeason(ending: Ending): ClosedSeason {
  const { season, stored, roots, shots, updatedAt } = ending;
  const teams = parseTeams(stored.roots.teamsAPI.data)?.rows ?? [];
  const postseason = parsePostseason(objectOf(roots.postseason) ?? {})?.value ?? NO_POSTSEASON;
  const careers = closedCareers(ending, teams);
  const franchises = closedFranchises(ending, teams, postseason);
  const gone = ["postseason", "teamStats", "seasonRatings"] as const;
  return {
    changes: [
      change(
        "seasons",
        { [`seasons/${season}`]: pastDocument(ending, teams) },
        { added: [season] },
      ),
      ...archiveChange(ending, teams, postseason),
      ...allTimeChange("allTime", ending, teams),
      ...allTimeChange("playoffTotals", ending, teams),
      ...careers.changes,
      change("franchises", byPath("franchises", franchises), { changed: Object.keys(franchises) }),
      change("shots", Object.fromEntries(shots.map((id) => [`shots/${id}/season`, season])), {
        changed: shots,
      }),
      ...gone.flatMap((name) =>
        roots[name] === null ? [] : [change(name, { [name]: null }, { removed: [season] })],
      ),
      change("lines", { lines: { updatedAt, ...NO_LINES } }, { removed: [season] }),
    ],
    leaving: leavingPlayers(ending),
  };

  function archiveChange(
    { stored: { seasonLines: lines } }: Ending,
    own: readonly Team[],
    of: Postseason,
  ): Change[] {
    const archived = lines && archivedSeason(dataOfLines(lines, own), of);
    if (archived === undefined) return [];
    const others = (listOf(objectOf(roots.archive)?.data) ?? []).filter(
      (row) => objectOf(row)?.season !== season,
    );
    const data = [...archiveWire([archived]), ...others];
    return [change("archive", { archive: { updatedAt, data } }, { added: [season] })];
  }
}

/** All seasons, or all playoffs, with those that end; none where a database has not held them. */
function allTimeChange(
  name: "allTime" | "playoffTotals",
  { roots, stored, season, updatedAt }: Ending,
  teams: readonly Team[],
): Change[] {
  const before = parseAllTime(objectOf(roots[name]) ?? {})?.value;
  if (before === undefined || before.size === 0) return [];
  const codes = new Map(teams.map(({ id, abbreviation }) => [id, abbreviation]));
  const { totals, seasonLines } = stored;
  const added = {
    season,
    totals:
      name === "allTime"
        ? [...totals.values()]
        : seasonLines
          ? playerTotals(seasonLines)("playoffs")
          : [],
    players: stored.contracts,
    codeOf: (id: number) => codes.get(id) ?? "",
  };
  const all = { updatedAt, ...allTimeWire(withSeason(before, added)) };
  return [change(name, { [name]: all }, { added: [season] })];
}

function change(
  collection: PurgeName,
  update: Record<string, unknown>,
  rows: { [Kind in "added" | "changed" | "removed"]?: readonly string[] },
): Change {
  const { added = [], changed = [], removed = [] } = rows;
  return {
    collection,
    path: collection,
    added: [...added],
    changed: [...changed],
    removed: [...removed],
    update,
  };
}

function byPath(root: string, documents: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(documents).map(([id, of]) => [`${root}/${id}`, of]));
}

/** The document of the past season. The teams keep their names of the season. */
function pastDocument({ stored, roots, updatedAt }: Ending, teams: readonly Team[]) {
  const { updatedAt: linesAt = updatedAt, ...lines } = objectOf(stored.rawLines) ?? {};
  const { updatedAt: _, ...postseason } = objectOf(roots.postseason) ?? {};
  const all: Readonly<Record<string, unknown>> = { ...stored.roots, ...roots };
  const names = teams.map(({ id, fullName, name }) => ({ team_id: id, full_name: fullName, name }));
  return {
    updatedAt: linesAt,
    lines,
    postseason,
    names,
    // The days stay, with their arenas.
    neutral_places: [],
    kept: Object.fromEntries(KEPT.flatMap((name) => (all[name] ? [[name, all[name]]] : []))),
  } satisfies Record<keyof PastSeasonWire | "updatedAt", unknown>;
}

/** The careers with the season as their last; those of players who leave move to the former ones. */
function closedCareers({ season, stored, documents, staying, updatedAt }: Ending, teams: Team[]) {
  const abbreviations = new Map(teams.map(({ id, abbreviation }) => [id, abbreviation]));
  const kept: Record<string, unknown> = {};
  const left: Record<string, unknown> = {};
  const lines = stored.seasonLines;
  const careers = new Map<string, unknown>([
    // A player whose first season it is has none before.
    ...(lines?.players ?? []).map(({ id }) => [id, {}] as const),
    ...Object.entries(documents.careers),
  ]);
  for (const [id, raw] of careers) {
    const career = parseCareer(raw)?.value;
    if (career === undefined) continue;
    const log = lines ? logOf(lines, id) : [];
    const closed = closedCareer({ ...career, log }, season, abbreviations, stored.totals.get(id));
    (staying.has(id) ? kept : left)[id] = { updatedAt, ...careerWire(closed) };
  }
  const gone = Object.fromEntries(Object.keys(left).map((id) => [id, null]));
  return {
    staying: kept,
    changes: [
      change(
        "careers",
        { ...byPath("careers", kept), ...byPath("careers", gone) },
        { changed: Object.keys(kept), removed: Object.keys(left) },
      ),
      change("formerCareers", byPath("formerCareers", left), { added: Object.keys(left) }),
    ],
  };
}

function closedCareer(
  { log, ...career }: Career,
  season: string,
  abbreviations: ReadonlyMap<number, string>,
  official: Parameters<typeof careerTable>[2]["official"],
): CareerSeasons {
  const abbreviationOf = (id: number) => abbreviations.get(id) ?? "";
  const rowsOf = (stage: "season" | "playoffs") =>
    careerTable({ ...career, log }, stage, { season, abbreviationOf, official }).rows.map(
      // Official minutes have fractions, those of a past season are whole.
      ({ highs: _, ...row }) => ({ ...row, minutes: row.minutes && Math.round(row.minutes) }),
    );
  return { ...career, seasons: rowsOf("season"), playoffs: rowsOf("playoffs") };
}

/** The players of the season's lines who leave, with all seasons that are held. */
function leavingPlayers({ season, staying, stored, documents }: Ending): FormerPlayer[] {
  return (stored.seasonLines?.players ?? []).flatMap(({ id, name }) => {
    if (staying.has(id)) return [];
    const before = parseCareer(documents.careers[id])?.value.seasons ?? [];
    const held = before.map((own) => own.season).filter((own) => own >= FIRST_WITH_LINES);
    const seasons = new Set([...held, season]);
    const first = before[0]?.season ?? season;
    return [{ id, name, seasons: [...seasons].sort(), first, last: season }];
  });
}

function closedFranchises(
  { season, stored, documents, updatedAt }: Ending,
  teams: readonly Team[],
  postseason: Postseason,
): Record<string, object> {
  const records = seasonRecords([...teams], [...stored.games.values()]);
  return Object.fromEntries(
    teams.flatMap((team): [string, object][] => {
      const franchise = parseFranchise(documents.franchises[team.id])?.value;
      if (franchise === undefined) return [];
      const { wins = 0, losses = 0 } = records.get(team.id)?.overall ?? {};
      const closed = closedFranchise(franchise, { season, team, wins, losses, postseason });
      return [[String(team.id), { updatedAt, ...franchiseWire(closed) }]];
    }),
  );
}

function closedFranchise(
  franchise: FranchiseHistory,
  of: { season: string; team: Team; wins: number; losses: number; postseason: Postseason },
): FranchiseHistory {
  const { season, team, wins, losses } = of;
  const own = of.postseason.series.filter(({ highTeamId, lowTeamId }) =>
    [highTeamId, lowTeamId].includes(team.id),
  );
  const champion = own.some(
    ({ round, winnerTeamId }) => round === FINALS_ROUND && winnerTeamId === team.id,
  );
  const year = yearOfSeason(season) + 1;
  const titles = champion ? [...new Set([...franchise.titles, year])] : franchise.titles;
  const row = { season, name: team.fullName, wins, losses, arena: franchise.arena };
  return {
    ...franchise,
    titles,
    seasons: [
      ...franchise.seasons.filter((past) => past.season !== season),
      { ...row, playoffs: own.length > 0, champion },
    ],
  };
}
