import type { Title } from "#domain/players/annals.ts";
import { printedYears } from "#domain/players/honours.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Postseason, Series } from "#domain/season/postseason.ts";
import { seasonsInWords } from "#domain/season/season-range.ts";
import type { Team } from "#domain/teams/team.ts";
import type { SeriesFeat } from "../read/history-asked.ts";
import type { Fact, FactAnswer } from "../understanding.ts";
import { isSeriesAsked, sidesOfSeries } from "./series.ts";
import { figureMark, plain } from "./words.ts";

/** The postseason of a season that is held. */
export interface HeldPostseason extends Pick<Postseason, "games" | "series"> {
  season: string;
}

type SeriesOf = Pick<HeldPostseason, "season" | "games"> & { series: Series };

/** The brackets' places of the first seeds against the eighth. */
const FIRST_AGAINST_EIGHTH = ["10", "14"];
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
  teamId?: number;
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
  return {
    headline: [figureMark(String(found.length)), plain(` ${what}${clubs} ${inSeasons(seasons)}.`)],
    deck: mostBy(found, nameOf),
    heads: ["Season", "Winner", "Loser", "Games", "Round"],
    rows: found.map(({ season, series }) => {
      const [won, lost] = sidesOfSeries(series);
      return {
        name: season,
        href: inSeason("/nba/playoffs", season, seasonNow.current),
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
  if (found.length === 1) {
    const { season, series } = found[0] as SeriesOf;
    const [won, lost] = sidesOfSeries(series);
    const games = printedScore(won.wins, lost.wins);
    return `The ${nameOf(won.id)} beat the ${nameOf(lost.id)} ${games} in ${season}.`;
  }
  const each = first.length > 1 ? " each" : "";
  return by.size === 1 ? undefined : `Most won by the ${listed(first)}: ${most}${each}.`;
}

const MOST_TOLD = 3;

/** The championships of several seasons, by the teams that won them. */
export function titlesSince(
  titles: readonly Title[],
  { seasons, teams }: { seasons: string; teams: readonly Team[] },
): FactAnswer {
  const by = [...Map.groupBy(titles, ({ teamId }) => teamId)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const most = by[0]?.[1].length ?? 0;
  const nameOf = (id: number) => teams.find((team) => team.id === id)?.name ?? "";
  const first = by.filter(([, won]) => won.length === most).map(([id]) => nameOf(id));
  const told = first.length > MOST_TOLD ? counted(first.length, "team") : `The ${listed(first)}`;
  const each = first.length > 1 ? " each" : "";
  const when = inSeasons(seasons);
  return {
    headline:
      most === 1
        ? [plain(`${told} won one championship${each} ${when}.`)]
        : [
            plain(`${told} won the most championships ${when}: `),
            figureMark(String(most)),
            plain(`${each}.`),
          ],
    deck: undefined,
    heads: ["Team", "Titles", "Years"],
    rows: by.map(([id, won]) => ({
      name: nameOf(id),
      href: undefined,
      cells: [String(won.length), printedYears(won.map(({ year }) => year))],
    })),
  };
}
