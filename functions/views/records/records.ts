import { gamesOfLeague } from "#domain/leaders/qualification.ts";
import { memoize, oncePerKey } from "#domain/memoize.ts";
import type { AskedStage } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { firstWithGames, isRebuilt, notesOnLines, REBUILT } from "#domain/season/ladder.ts";
import { seasonName, yearOfSeason } from "#domain/season/season.ts";
import { ALL_SEASONS } from "#domain/season/season-range.ts";
import { readsOfAllSeasons } from "#functions/data/all-seasons.ts";
import type { SeasonReads } from "#functions/data/season-reads.ts";
import { viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { type HeldRecord, heldRecord } from "./held-record.ts";
import { RECORD_PARTS } from "./record-questions.ts";

const PATH = "/nba/records";

export interface RecordsPage {
  /** "Records since 2013-14". */
  title: string;
  /** How lines were made, and what they lack. */
  notes: string[];
  stages: { text: string; href: string; isCurrent: boolean }[];
  parts: { title: string; records: HeldRecord[] }[];
}

/** The records of a stage over all seasons that are held. */
export async function loadRecords(
  reads: SeasonReads,
  stage: AskedStage,
): Promise<View<RecordsPage>> {
  const read = await readQuestionData(readsOfAllSeasons(reads).collections);
  return viewOf(read, (data) => pagesOf(data.lines)(data.teams)(stage)(data));
}

/** The address of a stage's records. */
export function recordsPath(stage: AskedStage): string {
  return stage === "season" ? PATH : `${PATH}?stage=${stage}`;
}

/** The stage of an address: the regular season unless it names the playoffs. */
export function stageOfRecords(search: URLSearchParams): AskedStage {
  return search.get("stage") === "playoffs" ? "playoffs" : "season";
}

/** Some thirty questions over every line, so they are asked once for the same lines. */
const pagesOf = memoize((_lines: QuestionData["lines"]) =>
  memoize((_teams: QuestionData["teams"]) =>
    oncePerKey((stage: AskedStage) => {
      let page: RecordsPage | undefined;
      return (data: QuestionData) => {
        page ??= pageOf(stage, data);
        return page;
      };
    }),
  ),
);

function pageOf(stage: AskedStage, data: QuestionData): RecordsPage {
  const whole = wholeSeasons(data);
  const oldest = data.lines.parts?.[0]?.season ?? data.lines.season;
  const since = `since ${firstWithGames(stage, oldest)}`;
  return {
    notes: [
      ...(stage === "season" && isRebuilt(oldest) ? [REBUILT] : []),
      ...notesOnLines(oldest, stage),
    ],
    title: stage === "season" ? `Records ${since}` : `Playoff records ${since}`,
    stages: (["season", "playoffs"] as const).map((other) => ({
      text: other === "season" ? "Regular season" : "Playoffs",
      href: recordsPath(other),
      isCurrent: other === stage,
    })),
    parts: RECORD_PARTS.map((part) => ({
      title: part.title[stage],
      records: part.records
        .filter(({ only }) => only === undefined || only === stage)
        .flatMap(({ label, asks }) => {
          const seasons = part.isOfSeasons ? whole : ALL_SEASONS;
          const search = `${part.asks}&${asks}&stage=${stage}&season=${seasons}`;
          return heldRecord(label, search, data) ?? [];
        }),
    })),
  };
}

/** The seasons that may hold a record of a season: one whose regular season is under way does not. */
function wholeSeasons({ lines, teams }: QuestionData): string {
  const newest = lines.parts?.at(-1);
  if (newest === undefined) return ALL_SEASONS;
  const own = lines.games.slice(-newest.games);
  const played = own.filter(({ stage }) => stage === "season").length;
  const isWhole = played >= gamesOfLeague(newest.season, teams.length);
  return isWhole ? ALL_SEASONS : `..${seasonName(yearOfSeason(newest.season) - 1)}`;
}
