import { type PackedLines, packLines } from "#domain/query/storage/packed-lines.ts";
import type { Day, GameDetails } from "#domain/season/box-score.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { type AllTimeWire, allTimeWire } from "#functions/data/wire/all-time.ts";
import { type AwardsWire, awardsWire } from "#functions/data/wire/awards.ts";
import { type CareerWire, careerWire } from "#functions/data/wire/careers.ts";
import { type DayWire, dayWire } from "#functions/data/wire/days.ts";
import { draftsWire } from "#functions/data/wire/drafts.ts";
import type { WireFigureRow } from "#functions/data/wire/figures.ts";
import { fixturesWire } from "#functions/data/wire/fixtures.ts";
import { type FranchiseWire, franchiseWire } from "#functions/data/wire/franchises.ts";
import { type LeagueHistoryWire, leagueHistoryWire } from "#functions/data/wire/league-history.ts";
import { type PostseasonWire, postseasonWire } from "#functions/data/wire/postseason.ts";
import { type SeasonListsWire, seasonListsWire } from "#functions/data/wire/season-lists.ts";
import { type ShotsWire, shotsWire } from "#functions/data/wire/shots.ts";
import { playoffsBefore } from "./alltime/all-time-seasons.ts";
import { readAwardHistory } from "./alltime/award-history.ts";
import { readAllTimePlayers } from "./alltime/player-seasons.ts";
import type { AllTimeLists } from "./alltime/season-lists.ts";
import { documentContradictions } from "./checks/documents.ts";
import { fixtureContradictions } from "./checks/fixtures.ts";
import { DatasetError } from "./dataset-error.ts";
import { readDocuments } from "./documents.ts";
import { readFixtures } from "./fixture-table.ts";
import type { PlayDocuments } from "./plays/play-documents.ts";
import { shotDocuments } from "./shot-bins.ts";
import type { Tables } from "./tables.ts";
import type { Updated } from "./wire.ts";

/** A collection of small documents, each read by its key. */
type Keyed<Document> = Record<string, Document & Updated>;

/**
 * The documents for pages of one day, player or team, the postseason, lines and fixtures; stored at
 * `nba/{its name}`.
 */
export interface DocumentDataset extends PlayDocuments {
  postseason: PostseasonWire & Updated;
  days: Keyed<DayWire>;
  careers: Keyed<CareerWire>;
  franchises: Keyed<FranchiseWire>;
  awards: AwardsWire & Updated;
  playoffTotals: Record<string, AllTimeWire>;
  leagueHistory: LeagueHistoryWire;
  drafts: Record<string, WireFigureRow[]>;
  listedSeasons: Record<string, SeasonListsWire>;
  shots: Keyed<ShotsWire>;
  lines: PackedLines & Updated;
  /** Undated, because pages are as new as their results. */
  fixtures: { data: WireFigureRow[] } & Updated;
}

/** A day's details. The names of rounds are those of the postseason. */
function detailsOf({ date, games }: Day): [string, DayWire][] {
  const details = games.map((game): [string, GameDetails] => {
    const { periods, arena, city, officials, television } = game;
    const label = game.stage === "season" ? game.label : undefined;
    return [game.id, { periods, arena, city, label, officials, television }];
  });
  const day = dayWire(new Map(details));
  return day ? [[date, day]] : [];
}

/**
 * Builds the small documents, dated to the last game of all. Throws when they are contradictory.
 */
export function documentDataset(
  folder: string,
  tables: Tables,
  { seasons, history, drafts, franchises: listed }: AllTimeLists,
): DocumentDataset {
  const documents = readDocuments(folder, tables, listed);
  const fixtures = readFixtures(folder);
  const found = [
    ...documentContradictions(documents, tables),
    ...fixtureContradictions(fixtures, tables.teams),
  ];
  if (found.length > 0) {
    throw new DatasetError(
      `The games, careers and fixtures contradict themselves:\n- ${found.join("\n- ")}`,
    );
  }
  const champions = new Map(
    history.finals
      .filter(({ league }) => league !== "ABA")
      .map(({ season, championId }) => [yearOfSeason(season) + 1, championId]),
  );
  for (const { id } of tables.teams)
    for (const year of documents.franchises.get(id)?.titles ?? []) champions.set(year, id);
  const updatedAt = `${documents.days.at(-1)?.date ?? ""}T00:00:00.000Z`;
  const keyed = <Document extends object>(
    entries: Iterable<[string | number, Document]>,
  ): Keyed<Document> =>
    Object.fromEntries([...entries].map(([key, of]) => [String(key), { updatedAt, ...of }]));
  return {
    postseason: { updatedAt, ...postseasonWire(documents.postseason) },
    days: keyed(documents.days.flatMap((day) => detailsOf(day))),
    careers: keyed([...documents.careers].map(([id, career]) => [id, careerWire(career)])),
    franchises: keyed([...documents.franchises].map(([id, of]) => [id, franchiseWire(of)])),
    awards: { updatedAt, ...awardsWire(readAwardHistory(folder, tables, champions)) },
    playoffTotals: allTimeWire(playoffsBefore(readAllTimePlayers(folder), documents.careers)),
    leagueHistory: leagueHistoryWire(history),
    drafts: draftsWire(drafts),
    listedSeasons: Object.fromEntries(
      [...seasons].map(([name, of]) => [name, seasonListsWire(of)]),
    ),
    ...documents.ofPlays,
    shots: keyed([...shotDocuments(documents.shots)].map(([id, of]) => [id, shotsWire(of)])),
    lines: { updatedAt, ...packLines(documents.lines) },
    fixtures: { updatedAt, data: fixturesWire(fixtures) },
  };
}
