import { figureMark, plain } from "#domain/asking/answer/words.ts";
import type { SeriesAsked } from "#domain/asking/read/history-asked.ts";
import { tokensOf } from "#domain/asking/read/tokens.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { joined, nameSegments, namesOfQuestion, said } from "#domain/asking/restate/segments.ts";
import type { FactAnswer } from "#domain/asking/understanding.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Postseason, Series } from "#domain/season/postseason.ts";
import type { Team } from "#domain/teams/team.ts";
import { teamPath } from "#domain/teams/team.ts";
import { UNAVAILABLE, type View } from "../page/view.ts";
import { type Asked, type AskReads, askedOf } from "./asked-of.ts";

/** The last playoff series that a team won or lost; undefined where the name is of no team. */
export async function seriesAnswer(
  reads: AskReads,
  { team: typed, isWon }: SeriesAsked,
  rowsPerPage: number,
): Promise<View<Asked> | undefined> {
  const view = await askedOf(reads, `${typed} record`, rowsPerPage);
  if (view.kind !== "ready") return view;
  const { page } = view;
  if (page.kind !== "query") return undefined;
  const { teams } = page.data;
  const { conditions } = page.asked.query;
  const team = teams.find(({ abbreviation }) => abbreviation === conditions.team);
  const archive = await reads.collections.archive();
  if (team === undefined) return undefined;
  if (!archive.ok) return UNAVAILABLE;
  const names = namesOfQuestion(tokensOf(typed), vocabularyOf(page.data));
  const { current } = page.data.seasonNow;
  const past = archive.value.value.map(({ season }) => season);
  const seasons = [...new Set([current, ...past])].sort().reverse();
  let found: { season: string; series: Series } | undefined;
  for (const season of seasons) {
    const postseason = await postseasonOf(reads, season);
    if (postseason === undefined) return UNAVAILABLE;
    const series = postseason.series.findLast((one) => isOutcome(one, team.id, isWon));
    if (series === undefined) continue;
    found = { season, series };
    break;
  }
  return {
    ...view,
    page: {
      kind: "fact",
      asked: {
        readAs: joined([
          said("last playoff series that the "),
          ...nameSegments(team.fullName, names),
          said(` ${verb(isWon)}`),
        ]),
        path: `${teamPath(team)}/history`,
      },
      answer: found
        ? lastSeries(team, isWon, found, page.data)
        : noSeries(team, isWon, seasons.at(-1) ?? current),
      eyebrow: `Playoffs since ${seasons.at(-1)}`,
      data: page.data,
      next: page.next,
    },
  };
}

const verb = (isWon: boolean) => (isWon ? "won" : "lost");

/** The postseason of a season; undefined when it cannot be read. */
export async function postseasonOf(
  { collections, documents }: AskReads,
  season: string,
): Promise<Postseason | undefined> {
  if (season === collections.seasonNow.current) {
    const now = await collections.postseason();
    return now.ok ? now.value.value : undefined;
  }
  const past = await documents.seasons(season);
  return past.ok ? past.value.value.postseason : undefined;
}

function isOutcome({ highTeamId, lowTeamId, winnerTeamId }: Series, id: number, isWon: boolean) {
  return (highTeamId === id || lowTeamId === id) && (winnerTeamId === id) === isWon;
}

function lastSeries(
  team: Team,
  isWon: boolean,
  { season, series }: { season: string; series: Series },
  { seasonNow, teams }: QuestionData,
): FactAnswer {
  const { highTeamId, lowTeamId, highWins, lowWins, label } = series;
  const isHigh = highTeamId === team.id;
  const opponent = teams.find(({ id }) => id === (isHigh ? lowTeamId : highTeamId));
  const games = isHigh ? printedScore(highWins, lowWins) : printedScore(lowWins, highWins);
  return {
    headline: [
      plain(`The ${team.name} last ${verb(isWon)} a playoff series in ${season}: `),
      figureMark(games),
      plain(` against the ${opponent?.name}.`),
    ],
    deck: undefined,
    heads: ["Series", "Season", "Opponent", "Games"],
    rows: [
      {
        name: label,
        href: inSeason("/nba/playoffs", season, seasonNow.current),
        cells: [season, opponent?.fullName ?? "", games],
      },
    ],
  };
}

function noSeries(team: Team, isWon: boolean, first: string): FactAnswer {
  return {
    headline: [plain(`Since ${first}, the ${team.name} have ${verb(isWon)} no playoff series.`)],
    deck: "Earlier series are not here.",
    heads: [],
    rows: [],
  };
}
