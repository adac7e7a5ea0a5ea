import { annalsOf } from "#domain/players/annals.ts";
import type { Career } from "#domain/players/career.ts";
import { careerTable } from "#domain/players/career-table.ts";
import type { FormerPlayer } from "#domain/players/former-player.ts";
import { dataOfLines } from "#domain/query/question-data.ts";
import { archivedSeason } from "#domain/query/storage/archived-season.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { ok, type Result } from "#domain/result.ts";
import { FINALS_ROUND, NO_POSTSEASON, type Postseason } from "#domain/season/postseason.ts";
import { seasonRecords } from "#domain/season/records.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import type { Franchise } from "#domain/teams/franchise.ts";
import type { Team } from "#domain/teams/team.ts";
import type { PurgeName } from "../documents.ts";
import type { DatabaseCredential, ReadFailure, WritableDatabase } from "../realtime-database.ts";
import { annalsWire, parseAnnals } from "../wire/annals.ts";
import { archiveWire } from "../wire/archive.ts";
import { careerWire, parseCareer } from "../wire/careers.ts";
import { franchiseWire, parseFranchise } from "../wire/franchises.ts";
import { KEPT, type PastSeasonWire } from "../wire/past-seasons.ts";
import { parsePostseason } from "../wire/postseason.ts";
import { listOf, objectOf } from "../wire/rows.ts";
import { parseTeams } from "../wire/teams.ts";
import type { Change } from "./changes.ts";
import { readStoredDocuments, type StoredDocuments } from "./stored-documents.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The roots that are read only to close a season. */
const ROOTS = ["postseason", "teamStats", "seasonRatings", "archive", "annals"] as const;

/** The data of a season that ends, beside its games. */
export interface ClosingReads {
  roots: Record<(typeof ROOTS)[number], unknown>;
  documents: StoredDocuments;
  /** The ids of the players with a document of shots. */
  shots: readonly string[];
}

/** Reads what closing a season needs. */
export async function readForClosing(
  season: string,
  database: WritableDatabase,
  credential: DatabaseCredential,
): Promise<Result<ClosingReads, ReadFailure>> {
  const roots: Partial<ClosingReads["roots"]> = {};
  for (const name of ROOTS) {
    const answer = await database.read(`nba/${name}`, credential);
    if (!answer.ok) return answer;
    roots[name] = answer.value;
  }
  const documents = await readStoredDocuments(database, credential, season);
  if (!documents.ok) return documents;
  const shots = await database.readKeys("nba/shots", credential);
  if (!shots.ok) return shots;
  return ok({
    roots: roots as ClosingReads["roots"],
    documents: documents.value,
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
  /** The documents with which the next season begins. */
  documents: StoredDocuments;
  /** The players of the season who have no part in the next one. */
  leaving: FormerPlayer[];
}

/**
 * Makes a past season of the one that ends. Days keep their place, because a date is of one season;
 * shots keep theirs and say their season.
 */
export function closedSeason(ending: Ending): ClosedSeason {
  const { season, stored, documents, roots, shots, updatedAt } = ending;
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
      ...annalsChange(ending, teams, { careers: careers.staying, franchises }),
      ...careers.changes,
      change("franchises", byPath("franchises", franchises), { changed: Object.keys(franchises) }),
      change("shots", Object.fromEntries(shots.map((id) => [`shots/${id}/season`, season])), {
        changed: shots,
      }),
      ...gone.flatMap((name) =>
        roots[name] === null ? [] : [change(name, { [name]: null }, { removed: [season] })],
      ),
      change("lines", { lines: null }, { removed: [season] }),
    ],
    documents: {
      lines: undefined,
      rawLines: null,
      roots: { days: {}, careers: careers.staying, franchises },
      days: new Map(),
      games: new Map(),
    },
    leaving: leavingPlayers(ending, documents.lines),
  };

  function archiveChange(
    { documents: { lines } }: Ending,
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

/**
 * The annals with the season that ends. Of a player who came back from the former ones, the seasons
 * before the first held one are not known, so he stays out.
 */
function annalsChange(
  { roots, documents, season, updatedAt }: Ending,
  teams: readonly Team[],
  closed: { careers: Readonly<Record<string, unknown>>; franchises: Record<string, object> },
): Change[] {
  const before = parseAnnals(roots.annals)?.value.careers ?? [];
  if (before.length === 0) return [];
  const known = new Set(before.map(({ id }) => id));
  const isWhole = (id: string) =>
    known.has(id) || parseCareer(id, documents.roots.careers[id])?.value.seasons.length === 0;
  const careers = Object.entries(closed.careers).flatMap(([id, raw]) => {
    const career = parseCareer(id, raw)?.value;
    return career && isWhole(id) ? [[id, career] as const] : [];
  });
  const franchises = teams.flatMap(({ id, fullName: name }) => {
    const franchise = parseFranchise(closed.franchises[id])?.value;
    return franchise ? [[id, { ...franchise, name }] as const] : [];
  });
  const annals = { updatedAt, ...annalsWire(annalsOf(careers, franchises)) };
  return [change("annals", { annals }, { added: [season] })];
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
function pastDocument({ stored, roots, documents, updatedAt }: Ending, teams: readonly Team[]) {
  const { updatedAt: linesAt = updatedAt, ...lines } = objectOf(documents.rawLines) ?? {};
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
  for (const [id, raw] of Object.entries(documents.roots.careers)) {
    const career = parseCareer(id, raw)?.value;
    if (career === undefined) continue;
    const closed = closedCareer(career, season, abbreviations, stored.totals.get(id));
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
  career: Career,
  season: string,
  abbreviations: ReadonlyMap<number, string>,
  official: Parameters<typeof careerTable>[2]["official"],
): Career {
  const abbreviationOf = (id: number) => abbreviations.get(id) ?? "";
  const rowsOf = (stage: "season" | "playoffs") =>
    careerTable(career, stage, { season, abbreviationOf, official }).rows.map(
      // Official minutes have fractions, those of a past season are whole.
      ({ highs: _, ...row }) => ({ ...row, minutes: Math.round(row.minutes) }),
    );
  return { ...career, log: [], seasons: rowsOf("season"), playoffs: rowsOf("playoffs") };
}

/** The players of the season's lines who leave, with all seasons that are held. */
function leavingPlayers(
  { season, staying, documents }: Ending,
  lines: SeasonLines | undefined,
): FormerPlayer[] {
  return (lines?.players ?? []).flatMap(({ id, name }) => {
    if (staying.has(id)) return [];
    const before = parseCareer(id, documents.roots.careers[id])?.value.seasons ?? [];
    const held = before.map((own) => own.season).filter((own) => own >= FIRST_WITH_LINES);
    const seasons = new Set([...held, season]);
    return [{ id, name, seasons: [...seasons].sort() }];
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
      const franchise = parseFranchise(documents.roots.franchises[team.id])?.value;
      if (franchise === undefined) return [];
      const { wins = 0, losses = 0 } = records.get(team.id)?.overall ?? {};
      const closed = closedFranchise(franchise, { season, team, wins, losses, postseason });
      return [[String(team.id), { updatedAt, ...franchiseWire(closed) }]];
    }),
  );
}

function closedFranchise(
  franchise: Franchise,
  of: { season: string; team: Team; wins: number; losses: number; postseason: Postseason },
): Franchise {
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
    topScorers: [],
    seasons: [
      ...franchise.seasons.filter((past) => past.season !== season),
      { ...row, playoffs: own.length > 0, champion },
    ],
  };
}
