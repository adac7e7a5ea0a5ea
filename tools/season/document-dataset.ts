import { annalsOf } from "#domain/players/annals.ts";
import { type PackedLines, packLines } from "#domain/query/storage/packed-lines.ts";
import type { Day, GameDetails } from "#domain/season/box-score.ts";
import { type AnnalsWire, annalsWire } from "#functions/data/wire/annals.ts";
import { type CareerWire, careerWire } from "#functions/data/wire/careers.ts";
import { type DayWire, dayWire } from "#functions/data/wire/days.ts";
import type { WireFigureRow } from "#functions/data/wire/figures.ts";
import { fixturesWire } from "#functions/data/wire/fixtures.ts";
import { type FranchiseWire, franchiseWire } from "#functions/data/wire/franchises.ts";
import { type OnOffWire, onOffWire } from "#functions/data/wire/on-off.ts";
import { type PartLinesWire, partKey, partLinesWire } from "#functions/data/wire/part-lines.ts";
import { type PlaysWire, playsWire } from "#functions/data/wire/plays.ts";
import { type PostseasonWire, postseasonWire } from "#functions/data/wire/postseason.ts";
import { type ShotsWire, shotsWire } from "#functions/data/wire/shots.ts";
import { documentContradictions } from "./checks/documents.ts";
import { fixtureContradictions } from "./checks/fixtures.ts";
import { DatasetError } from "./dataset-error.ts";
import { readDocuments } from "./documents.ts";
import { readFixtures } from "./fixture-table.ts";
import { lineupLines } from "./plays/lineup-lines.ts";
import { partLines } from "./plays/part-lines.ts";
import { readPlays } from "./plays/plays-file.ts";
import { shotDocuments } from "./shot-bins.ts";
import type { Tables } from "./tables.ts";
import type { Updated } from "./wire.ts";

/** A collection of small documents, each read by its key. */
type Keyed<Document> = Record<string, Document & Updated>;

/**
 * The documents for pages of one day, player or team, the postseason, lines and fixtures; stored at
 * `nba/{its name}`.
 */
export interface DocumentDataset {
  postseason: PostseasonWire & Updated;
  days: Keyed<DayWire>;
  careers: Keyed<CareerWire>;
  franchises: Keyed<FranchiseWire>;
  annals: AnnalsWire & Updated;
  plays: Record<string, PlaysWire>;
  parts: Keyed<PartLinesWire>;
  shots: Keyed<ShotsWire>;
  lines: PackedLines & Updated;
  together: Keyed<OnOffWire>;
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
export function documentDataset(folder: string, tables: Tables): DocumentDataset {
  const documents = readDocuments(folder, tables);
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
  const plays = readPlays(folder);
  const franchises = tables.teams.flatMap(({ id, fullName: name }) => {
    const franchise = documents.franchises.get(id);
    return franchise ? [[id, { ...franchise, name }] as const] : [];
  });
  const updatedAt = `${documents.days.at(-1)?.date ?? ""}T00:00:00.000Z`;
  const [{ names = new Map() } = {}] = documents.days;
  const games = documents.days.flatMap((day) => day.games);
  const keyed = <Document extends object>(
    entries: Iterable<[string | number, Document]>,
  ): Keyed<Document> =>
    Object.fromEntries([...entries].map(([key, of]) => [String(key), { updatedAt, ...of }]));
  return {
    postseason: { updatedAt, ...postseasonWire(documents.postseason) },
    days: keyed(documents.days.flatMap((day) => detailsOf(day))),
    careers: keyed([...documents.careers].map(([id, career]) => [id, careerWire(career)])),
    franchises: keyed([...documents.franchises].map(([id, of]) => [id, franchiseWire(of)])),
    annals: { updatedAt, ...annalsWire(annalsOf(documents.careers, franchises)) },
    plays: Object.fromEntries([...plays].map(([id, of]) => [id, playsWire(of)])),
    parts: keyed(
      [...partLines(games, plays, names), ...lineupLines(games, plays, names)].map((of) => [
        partKey(of.lines.season, of.lines.part),
        partLinesWire(of),
      ]),
    ),
    shots: keyed([...shotDocuments(documents.shots)].map(([id, of]) => [id, shotsWire(of)])),
    lines: { updatedAt, ...packLines(documents.lines) },
    together: keyed([[documents.together.season, onOffWire(documents.together)]]),
    fixtures: { updatedAt, data: fixturesWire(fixtures) },
  };
}
