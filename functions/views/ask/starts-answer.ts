import { type GamesOfSeason, raceAnswer, startsAnswer } from "#domain/asking/answer/starts.ts";
import type { StartAsked } from "#domain/asking/read/history-asked.ts";
import { printedRecord } from "#domain/printing/records.ts";
import { pastGames } from "#domain/query/storage/past-season.ts";
import { isInSeasons, isSeveral, seasonsInWords } from "#domain/season/season-range.ts";
import { UNAVAILABLE, type View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";
import type { Asked, AskReads } from "./asked-of.ts";
import { historyFact } from "./history-fact.ts";

/** The teams that began with a record, or that came first to so many wins. */
export async function startsView(
  reads: AskReads,
  asked: StartAsked,
  question: string,
): Promise<View<Asked> | undefined> {
  const seasons = asked.seasons ?? reads.collections.seasonNow.current;
  const isRace = "to" in asked;
  if (isRace && isSeveral(seasons)) return undefined;
  const read = await readQuestionData(reads.collections);
  const games = await gamesIn(reads, seasons);
  if (!read.ok || games === undefined) return UNAVAILABLE;
  const [first] = games;
  if (first === undefined) return undefined;
  const data = read.value.values;
  const words = seasonsInWords(seasons);
  const text = isRace
    ? `first team to ${asked.to} wins`
    : `teams that started ${printedRecord(asked)}`;
  return historyFact({
    text: question,
    reading: `${text}, ${words}`,
    answer: isRace
      ? raceAnswer(asked.to, first, data.teams)
      : startsAnswer(asked, games, seasons, data),
    eyebrow: words,
    path: undefined,
    data,
    updatedAt: read.value.updatedAt,
  });
}

/** The regular seasons that a name stands for, the oldest first; undefined while one cannot be read. */
async function gamesIn(
  { collections, documents }: AskReads,
  seasons: string,
): Promise<GamesOfSeason[] | undefined> {
  const [archive, now] = await Promise.all([collections.archive(), collections.games()]);
  if (!archive.ok || !now.ok) return undefined;
  const { current } = collections.seasonNow;
  const names = archive.value.value.map(({ season }) => season).sort();
  const found: GamesOfSeason[] = [];
  for (const season of names) {
    if (season === current || !isInSeasons(season, seasons)) continue;
    const past = await documents.seasons(season);
    if (!past.ok) return undefined;
    found.push({ season, games: pastGames(past.value.value) });
  }
  if (isInSeasons(current, seasons)) found.push({ season: current, games: now.value.value });
  return found;
}
