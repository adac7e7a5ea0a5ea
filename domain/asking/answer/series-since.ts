import { playoffsPath } from "#domain/players/season-links.ts";
import { listed } from "#domain/printing/listed.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Postseason, Series } from "#domain/season/postseason.ts";
import { seasonsInWords } from "#domain/season/season-range.ts";
import type { HistoryFact, SeriesFeat } from "../history-fact.ts";
import type { Fact, FactAnswer } from "../understanding.ts";
import { isSeriesAsked, seriesMarks, sidesOfSeries } from "./series.ts";
import { figureMark, plain, sentenceAlone } from "./words.ts";

/** The postseason of a season that is held. */
export interface HeldPostseason extends Pick<Postseason, "games" | "series"> {
  season: string;
}

type SeriesOf = Pick<HeldPostseason, "season" | "games"> & { series: Series };

/** The brackets' places of the first seeds against the eighth. */
export const FIRST_AGAINST_EIGHTH: readonly string[] = ["10", "14"];
const GAMES_OF_DEFICIT = 4;

const IS_FEAT: Readonly<Record<SeriesFeat, (one: SeriesOf) => boolean>> = {
  upset: ({ series }) =>
    FIRST_AGAINST_EIGHTH.includes(series.id) && series.winnerTeamId === series.lowTeamId,
  comeback: ({ series: { id, winnerTeamId }, games }) => {
    const first = games.filter(
      ({ series }) => series?.seriesId === id && series.number <= GAMES_OF_DEFICIT,
    );
    const won = first.filter(
      ({ homeTeamId, homePoints, awayPoints }) =>
        homePoints > awayPoints === (homeTeamId === winnerTeamId),
    );
    return first.length === GAMES_OF_DEFICIT && won.length === 1;
  },
};

const FEATS: Readonly<Record<SeriesFeat, string>> = {
  upset: "playoff series won by an eighth seed against a first",
  comeback: "playoff series won from 1–3 down",
};

/** The seasons of a question about series, the teams, and the one that it names. */
interface SeriesAmong extends Pick<QuestionData, "seasonNow" | "teams"> {
  seasons: string;
  teamId?: number | undefined;
}

/** The playoff series of several seasons that a question asks for. */
export function seriesSince(
  asked: SeriesFeat | Extract<Fact, { kind: "series" }>,
  held: readonly HeldPostseason[],
  { seasons, seasonNow, teams, teamId }: SeriesAmong,
): FactAnswer {
  const fact = typeof asked === "string" ? undefined : asked;
  const isAsked = typeof asked === "string" ? IS_FEAT[asked] : ofFact(asked);
  const found = held.flatMap(({ season, games, series }) =>
    series
      .map((one) => ({ season, games, series: one }))
      .filter(
        (one) =>
          isAsked(one) && [undefined, one.series.highTeamId, one.series.lowTeamId].includes(teamId),
      ),
  );
  const nameOf = (id: number | undefined) => teams.find((team) => team.id === id)?.name ?? "";
  const lasted = fact?.length === undefined ? "" : ` of ${fact.length} games`;
  const of = [teamId ?? fact?.teamId, fact?.otherId].flatMap((id) => (id ? nameOf(id) : []));
  const label = fact?.round === undefined ? undefined : found[0]?.series.label;
  const series = label === undefined ? "playoff series" : `series of the ${label}`;
  const what = typeof asked === "string" ? FEATS[asked] : `${series}${lasted}`;
  const clubs = of.length === 0 ? "" : ` of the ${of.join(" and the ")}`;
  const [only, ...others] = found;
  const isOne = only !== undefined && others.length === 0 && fact?.round !== undefined;
  return {
    headline: isOne
      ? seriesMarks(only.series, nameOf, ` of ${only.season}`)
      : [figureMark(String(found.length)), plain(` ${what}${clubs} ${inSeasons(seasons)}.`)],
    deck: isOne ? undefined : mostBy(found, nameOf),
    heads: ["Season", "Winner", "Loser", "Games", "Round"],
    rows: found.map(({ season, series }) => {
      const [won, lost] = sidesOfSeries(series);
      return {
        name: season,
        href: playoffsPath(season, seasonNow.current),
        cells: [nameOf(won.id), nameOf(lost.id), printedScore(won.wins, lost.wins), series.label],
      };
    }),
  };
}

function ofFact(fact: Extract<Fact, { kind: "series" }>): (one: SeriesOf) => boolean {
  return ({ series }) => isSeriesAsked(series, fact);
}

/** "since 2018-19", "in 2016-17", "in all seasons". */
export function inSeasons(seasons: string): string {
  const words = seasonsInWords(seasons);
  return /^(?:since|until)/.test(words) ? words : `in ${words}`;
}

/** The winners of the most series: "Most won by the Warriors: 6." */
function mostBy(
  found: readonly SeriesOf[],
  nameOf: (id: number | undefined) => string,
): string | undefined {
  const by = Map.groupBy(found, ({ series }) => series.winnerTeamId);
  const most = Math.max(...[...by.values()].map(({ length }) => length));
  const first = [...by].filter(([, won]) => won.length === most).map(([id]) => nameOf(id));
  if (by.size === 0 || first.length > MOST_TOLD) return undefined;
  const each = first.length > 1 ? " each" : "";
  return by.size === 1 ? undefined : `Most won by the ${listed(first)}: ${most}${each}.`;
}

const MOST_TOLD = 3;

/** The series of an upset or a comeback, or the last that a team won or lost. */
export function pastSeriesAnswer(
  fact: Extract<HistoryFact, { kind: "last-series" | "series-feat" }>,
  held: readonly HeldPostseason[],
  data: Pick<QuestionData, "seasonNow" | "teams">,
): FactAnswer {
  if (fact.kind === "last-series") return lastSeriesAnswer(fact, held, data);
  const { feat, seasons, teamId } = fact;
  return seriesSince(feat, held, { ...data, seasons, teamId });
}

function lastSeriesAnswer(
  { teamId, otherId, isWon }: Extract<HistoryFact, { kind: "last-series" }>,
  held: readonly HeldPostseason[],
  { seasonNow, teams }: Pick<QuestionData, "seasonNow" | "teams">,
): FactAnswer {
  const nameOf = (id: number | undefined) => teams.find((team) => team.id === id)?.name ?? "";
  const isAsked = ({ highTeamId, lowTeamId, winnerTeamId }: Series) => {
    const sides = [highTeamId, lowTeamId];
    const isOfBoth = sides.includes(teamId) && (otherId === undefined || sides.includes(otherId));
    return isOfBoth && (winnerTeamId === teamId) === isWon;
  };
  const found = held.findLast(({ series }) => series.some(isAsked));
  const series = found?.series.findLast(isAsked);
  const deed = isWon ? "won" : "lost";
  if (found === undefined || series === undefined) {
    const against = otherId === undefined ? "" : ` against the ${nameOf(otherId)}`;
    const since = held[0]?.season ?? seasonNow.current;
    return sentenceAlone(
      [plain(`Since ${since}, the ${nameOf(teamId)} have ${deed} no playoff series${against}.`)],
      "Earlier series are not here.",
    );
  }
  const { highTeamId, lowTeamId, highWins, lowWins, label } = series;
  const isHigh = highTeamId === teamId;
  const opponent = teams.find(({ id }) => id === (isHigh ? lowTeamId : highTeamId));
  const games = isHigh ? printedScore(highWins, lowWins) : printedScore(lowWins, highWins);
  const { season } = found;
  return {
    headline: [
      plain(`The ${nameOf(teamId)} last ${deed} a playoff series in ${season}: `),
      figureMark(games),
      plain(` against the ${opponent?.name}.`),
    ],
    deck: undefined,
    heads: ["Series", "Season", "Opponent", "Games"],
    rows: [
      {
        name: label,
        href: playoffsPath(season, seasonNow.current),
        cells: [season, opponent?.fullName ?? "", games],
      },
    ],
  };
}
