import { printedScore } from "#domain/printing/records.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { FINALS_ROUND, type Postseason } from "#domain/season/postseason.ts";
import type { FactAnswer } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** The winner of the Finals with the score of the series, and all series of the playoffs. */
export function finalsAnswer({ series }: Postseason, data: QuestionData): FactAnswer {
  const { teams } = data;
  const finals = series.find(({ round }) => round === FINALS_ROUND);
  const name = (id: number | undefined) => teams.find((team) => team.id === id)?.fullName ?? "";
  if (finals === undefined)
    return {
      headline: [plain("The Finals have not been played.")],
      deck: undefined,
      heads: [],
      rows: [],
    };
  const { winnerTeamId, highTeamId, lowTeamId, highWins, lowWins } = finals;
  const loser = winnerTeamId === highTeamId ? lowTeamId : highTeamId;
  const [won, lost] = [Math.max(highWins, lowWins), Math.min(highWins, lowWins)];
  return {
    headline: [
      plain(`The ${name(winnerTeamId)} won the Finals of ${data.seasonNow.current} `),
      figureMark(printedScore(won, lost)),
      plain(` over the ${name(loser)}.`),
    ],
    deck: gamesBetween([winnerTeamId, loser], data),
    heads: ["Series", "Winner", "Games"],
    rows: series.map(({ label, ...one }) => ({
      name: label,
      href: "/nba/playoffs",
      cells: [
        name(one.winnerTeamId),
        printedScore(Math.max(one.highWins, one.lowWins), Math.min(one.highWins, one.lowWins)),
      ],
    })),
  };
}

/** The scores of the games between two teams in the playoffs: "By game: Knicks 105–98, Spurs 115–111." */
function gamesBetween(
  ids: readonly number[],
  { lines, teams }: Pick<QuestionData, "lines" | "teams">,
): string | undefined {
  const games = lines.games.filter(
    ({ stage, homeTeamId, awayTeamId }) =>
      stage === "playoffs" && ids.includes(homeTeamId) && ids.includes(awayTeamId),
  );
  const scores = games.map(({ homeTeamId, awayTeamId, homePoints, awayPoints }) => {
    const winner = homePoints > awayPoints ? homeTeamId : awayTeamId;
    const name = teams.find(({ id }) => id === winner)?.name ?? "";
    return `${name} ${printedScore(Math.max(homePoints, awayPoints), Math.min(homePoints, awayPoints))}`;
  });
  return scores.length === 0 ? undefined : `By game: ${scores.join(", ")}.`;
}
