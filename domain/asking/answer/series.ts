import { capital } from "#domain/printing/capital.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Postseason, Series } from "#domain/season/postseason.ts";
import { type Fact, type FactAnswer, type Mark, plainText } from "../understanding.ts";
import { figureMark, plain, sentenceAlone } from "./words.ts";

/** The playoff series of a team, of two, or of all: "The Spurs beat the Thunder 4-3 in the West Finals." */
export function playoffSeries(
  fact: Extract<Fact, { kind: "series" }>,
  { series }: Postseason,
  data: QuestionData,
): FactAnswer {
  const { seasonNow, teams } = data;
  const { teamId, otherId, length, isLost, round, conf } = fact;
  const teamOf = (id: number | undefined) => teams.find((team) => team.id === id);
  const nameOf = (id: number | undefined) => teamOf(id)?.name ?? "";
  const found = series.filter((own) => isSeriesAsked(own, fact));
  const marksOf = (own: Series, at: number): Mark[] => [
    plain(at === 0 ? "" : " "),
    ...seriesMarks(own, nameOf),
  ];
  const lasted = length === undefined ? "" : ` of ${length} games`;
  const table = {
    heads: ["Winner", "Loser", "Games", "Round"],
    rows: found.map((own) => {
      const [won, lost] = sidesOfSeries(own);
      const score = printedScore(won.wins, lost.wins);
      return { name: nameOf(won.id), href: undefined, cells: [nameOf(lost.id), score, own.label] };
    }),
  };
  const [only, ...others] = found;
  const isOfAll = teamId === undefined;
  if (isOfAll && round !== undefined && only === undefined)
    return sentenceAlone([plain(unplayed(conf))]);
  if (only !== undefined && others.length === 0) {
    const headline = isOfAll
      ? seriesMarks(only, (id) => teamOf(id)?.fullName ?? "", ` of ${seasonNow.current}`)
      : seriesMarks(only, nameOf);
    return { headline, deck: gamesOf(only, data), ...table };
  }
  if (isOfAll)
    return {
      headline: [
        figureMark(String(found.length)),
        plain(` playoff series${lasted} in ${seasonNow.current}.`),
      ],
      deck: found.length > MOST_TOLD ? undefined : plainText(found.flatMap(marksOf)),
      ...table,
    };
  const against = otherId === undefined ? "" : ` against the ${nameOf(otherId)}`;
  const verb = isLost ? "lost" : "had";
  const none = `The ${nameOf(teamId)} ${verb} no such playoff series${lasted}${against} in ${seasonNow.current}.`;
  return sentenceAlone(found.length === 0 ? [plain(none)] : found.flatMap(marksOf));
}

const MOST_TOLD = 4;

/** "The Spurs beat the Thunder 4–3 in the Western Conference Finals." */
export function seriesMarks(
  own: Series,
  nameOf: (id: number | undefined) => string,
  when = "",
): Mark[] {
  const [won, lost] = sidesOfSeries(own);
  return [
    plain(`The ${nameOf(won.id)} beat the ${nameOf(lost.id)} `),
    figureMark(printedScore(won.wins, lost.wins)),
    plain(` in the ${own.label.replace(" Conf.", "ern Conference")}${when}.`),
  ];
}

const unplayed = (conf: string | undefined) =>
  conf ? `The ${capital(conf)} has no champion yet.` : "The Finals have not been played.";

/** The scores of a series: "By game: Knicks 105–98, Spurs 115–111." */
function gamesOf(
  { highTeamId, lowTeamId }: Series,
  { lines, teams }: Pick<QuestionData, "lines" | "teams">,
): string | undefined {
  const ids = [highTeamId, lowTeamId];
  const scores = lines.games
    .filter(
      ({ stage, homeTeamId, awayTeamId }) =>
        stage === "playoffs" && ids.includes(homeTeamId) && ids.includes(awayTeamId),
    )
    .map(({ homeTeamId, awayTeamId, homePoints: home, awayPoints: away }) => {
      const winner = home > away ? homeTeamId : awayTeamId;
      const name = teams.find(({ id }) => id === winner)?.name;
      return `${name} ${printedScore(Math.max(home, away), Math.min(home, away))}`;
    });
  return scores.length === 0 ? undefined : `By game: ${scores.join(", ")}.`;
}

/** Returns whether a series is one of those that a question asks for. */
export function isSeriesAsked(
  own: Series,
  { teamId, otherId, round, conf, length, isLost }: Extract<Fact, { kind: "series" }>,
): boolean {
  return (
    (teamId === undefined || isOf(own, teamId)) &&
    (length === undefined || own.highWins + own.lowWins === length) &&
    (conf === undefined || own.label.toLowerCase().startsWith(conf)) &&
    (otherId === undefined || isOf(own, otherId)) &&
    (round === undefined || own.round === round) &&
    !(isLost && own.winnerTeamId === teamId)
  );
}

/** The winner and the loser of a series, each with its wins. */
export function sidesOfSeries({ highTeamId, lowTeamId, highWins, lowWins, winnerTeamId }: Series) {
  const high = { id: highTeamId, wins: highWins };
  const low = { id: lowTeamId, wins: lowWins };
  return winnerTeamId === highTeamId ? ([high, low] as const) : ([low, high] as const);
}

function isOf({ highTeamId, lowTeamId }: Series, id: number): boolean {
  return highTeamId === id || lowTeamId === id;
}
