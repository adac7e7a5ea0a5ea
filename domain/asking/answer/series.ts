import { printedScore } from "#domain/printing/records.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Postseason, Series } from "#domain/season/postseason.ts";
import { type Fact, type FactAnswer, type Mark, plainText } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** The playoff series of a team, of two, or of all: "The Spurs beat the Thunder 4-3 in the West Finals." */
export function playoffSeries(
  fact: Extract<Fact, { kind: "series" }>,
  { series }: Postseason,
  { seasonNow, teams }: QuestionData,
): FactAnswer {
  const { teamId, otherId, length, isLost } = fact;
  const nameOf = (id: number | undefined) => teams.find((team) => team.id === id)?.name ?? "";
  const found = series.filter((own) => isSeriesAsked(own, fact));
  const marksOf = (own: Series, at: number): Mark[] => {
    const [won, lost] = sidesOfSeries(own);
    return [
      plain(`${at === 0 ? "" : " "}The ${nameOf(won.id)} beat the ${nameOf(lost.id)} `),
      figureMark(printedScore(won.wins, lost.wins)),
      plain(` in the ${own.label}.`),
    ];
  };
  const lasted = length === undefined ? "" : ` of ${length} games`;
  if (teamId === undefined)
    return {
      headline: [
        figureMark(String(found.length)),
        plain(` playoff series${lasted} in ${seasonNow.current}.`),
      ],
      deck: found.length > MOST_TOLD ? undefined : plainText(found.flatMap(marksOf)),
      heads: ["Winner", "Loser", "Games", "Round"],
      rows: found.map((own) => {
        const [won, lost] = sidesOfSeries(own);
        const score = printedScore(won.wins, lost.wins);
        return {
          name: nameOf(won.id),
          href: undefined,
          cells: [nameOf(lost.id), score, own.label],
        };
      }),
    };
  const against = otherId === undefined ? "" : ` against the ${nameOf(otherId)}`;
  const verb = isLost ? "lost" : "had";
  const none = `The ${nameOf(teamId)} ${verb} no such playoff series${lasted}${against} in ${seasonNow.current}.`;
  return {
    headline: found.length === 0 ? [plain(none)] : found.flatMap(marksOf),
    deck: undefined,
    heads: [],
    rows: [],
  };
}

const MOST_TOLD = 4;

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
