import { winnersAnswer } from "#domain/asking/answer/annals.ts";
import {
  type HeldPostseason,
  seriesSince,
  titlesSince,
} from "#domain/asking/answer/series-since.ts";
import type { SeriesFeatAsked } from "#domain/asking/read/history-asked.ts";
import type { OfSeason } from "#domain/asking/read/named-season.ts";
import { seasonEnding } from "#domain/asking/read/past-season.ts";
import { tokensOf } from "#domain/asking/read/tokens.ts";
import { type Vocabulary, vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { understand } from "#domain/asking/understand.ts";
import type { Fact, FactAnswer } from "#domain/asking/understanding.ts";
import type { Annals } from "#domain/players/annals.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { FINALS_ROUND } from "#domain/season/postseason.ts";
import { isInSeasons, seasonsInWords } from "#domain/season/season-range.ts";
import { UNAVAILABLE, type View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";
import type { Asked, AskReads } from "./asked-of.ts";
import { historyFact } from "./history-fact.ts";
import { postseasonOf } from "./series-answer.ts";

/** The playoff series, championships or awards of other seasons; undefined for any other question. */
export async function playoffsAnswer(
  reads: AskReads,
  { season: seasons, question }: OfSeason,
  text: string,
): Promise<View<Asked> | undefined> {
  const read = await readQuestionData(reads.collections);
  if (!read.ok) return UNAVAILABLE;
  const data = read.value.values;
  const asked = understand(question, vocabularyOf(data));
  if (asked.kind !== "fact") return undefined;
  const { fact, readAs } = asked;
  const isOfTitles = fact.kind === "finals" || (fact.kind === "annals" && fact.of === "titles");
  const series = seriesAsked(fact);
  const award = awardAsked(fact);
  if (!isOfTitles && series === undefined && award === undefined) return undefined;
  const found = series
    ? await answerIn(reads, seasons, (held) => seriesSince(series, held, { ...data, seasons }))
    : await annalsIn(reads, (annals) =>
        award === undefined
          ? titlesIn(annals, seasons, data)
          : winnersAnswer({ award, year: undefined, seasons }, annals, data),
      );
  if ("kind" in found) return found;
  const words = seasonsInWords(seasons);
  const own = readAs
    .map((part) => part.text)
    .filter((part) => !part.includes(data.seasonNow.current));
  return historyFact({
    text,
    reading: `${isOfTitles ? "championships by team" : (award ?? own.join(""))}, ${words}`,
    answer: found,
    eyebrow: `${award === undefined ? "Playoffs" : "Honours"} ${words}`,
    path: "/nba/seasons",
    data,
    updatedAt: read.value.updatedAt,
  });
}

/** The series that a question is about; the winner of a conference won its finals. */
function seriesAsked(fact: Fact): Extract<Fact, { kind: "series" }> | undefined {
  if (fact.kind === "series") return fact;
  if (fact.kind !== "winner" || fact.of === "cup") return undefined;
  const all = { teamId: undefined, otherId: undefined, length: undefined, isLost: false };
  return { kind: "series", ...all, round: FINALS_ROUND - 1, conf: fact.of };
}

/** The award whose winners are asked for; coaches have no careers here. */
function awardAsked(fact: Fact): string | undefined {
  const isOfWinners = fact.kind === "annals" && fact.of === "winners" && fact.year === undefined;
  const isOfSeason = fact.kind === "award" && fact.playerId === undefined;
  return (isOfWinners || isOfSeason) && !/\bCoach\b/.test(fact.award) ? fact.award : undefined;
}

/** The series that an eighth seed or a team down 1–3 won. */
export async function seriesFeatAnswer(
  reads: AskReads,
  { feat, question, seasons }: SeriesFeatAsked,
  text: string,
): Promise<View<Asked> | undefined> {
  const read = await readQuestionData(reads.collections);
  if (!read.ok) return UNAVAILABLE;
  const data = read.value.values;
  const [team, ...others] = teamsNamedIn(question, vocabularyOf(data));
  if (others.length > 0) return undefined;
  const found = await answerIn(reads, seasons, (held) =>
    seriesSince(feat, held, { ...data, seasons, ...(team && { teamId: team.id }) }),
  );
  if ("kind" in found) return found;
  const club = team === undefined ? "" : ` of the ${team.fullName}`;
  const words = seasonsInWords(seasons);
  return historyFact({
    text,
    reading: `${FEATS[feat]}${club}, ${words}`,
    answer: found,
    eyebrow: `Playoffs ${words}`,
    path: "/nba/seasons",
    data,
    updatedAt: read.value.updatedAt,
  });
}

const FEATS = {
  upset: "playoff series of an eighth seed that beat a first seed",
  comeback: "playoff series won from 1–3 down",
} as const;

function teamsNamedIn(question: string, { named }: Vocabulary) {
  const teams = tokensOf(question).flatMap(({ folded }) => named.get(folded)?.teams ?? []);
  return [...new Set(teams)];
}

async function annalsIn(
  { collections }: AskReads,
  answerOf: (annals: Annals) => FactAnswer,
): Promise<FactAnswer | typeof UNAVAILABLE> {
  const annals = await collections.annals();
  return annals.ok ? answerOf(annals.value.value) : UNAVAILABLE;
}

function titlesIn({ titles }: Annals, seasons: string, { teams }: QuestionData): FactAnswer {
  const own = titles.filter(({ year }) => isInSeasons(seasonEnding(year), seasons));
  return titlesSince(own, { seasons, teams });
}

/** An answer from the postseasons of some seasons, the oldest first. */
async function answerIn(
  reads: AskReads,
  seasons: string,
  answerOf: (held: readonly HeldPostseason[]) => FactAnswer,
): Promise<FactAnswer | typeof UNAVAILABLE> {
  const archive = await reads.collections.archive();
  if (!archive.ok) return UNAVAILABLE;
  const names = [
    ...archive.value.value.map(({ season }) => season),
    reads.collections.seasonNow.current,
  ];
  const held: HeldPostseason[] = [];
  for (const season of [...new Set(names)].sort()) {
    if (!isInSeasons(season, seasons)) continue;
    const postseason = await postseasonOf(reads, season);
    if (postseason === undefined) return UNAVAILABLE;
    held.push({ ...postseason, season });
  }
  return answerOf(held);
}
