import { printedScore } from "../../printing/records.ts";
import type { QuestionData } from "../../query/question-data.ts";
import type { Postseason, Series } from "../../season/postseason.ts";
import { currentSeason } from "../../season/season.ts";
import type { Fact, FactAnswer, Mark } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** The playoff series of one team or of two: "The Spurs beat the Thunder 4-3 in the West Finals." */
export function playoffSeries(
  { teamId, otherId, round, isLost }: Extract<Fact, { kind: "series" }>,
  { series }: Postseason,
  { teams }: QuestionData,
): FactAnswer {
  const nameOf = (id: number | undefined) => teams.find((team) => team.id === id)?.name ?? "";
  const found = series.filter(
    (own) =>
      isOf(own, teamId) &&
      (otherId === undefined || isOf(own, otherId)) &&
      (round === undefined || own.round === round) &&
      !(isLost && own.winnerTeamId === teamId),
  );
  const marksOf = (own: Series, at: number): Mark[] => {
    const loser = own.winnerTeamId === own.highTeamId ? own.lowTeamId : own.highTeamId;
    const [most, least] = [own.highWins, own.lowWins].toSorted((a, b) => b - a);
    return [
      plain(`${at === 0 ? "" : " "}The ${nameOf(own.winnerTeamId)} beat the ${nameOf(loser)} `),
      figureMark(printedScore(most ?? 0, least ?? 0)),
      plain(` in the ${own.label}.`),
    ];
  };
  const against = otherId === undefined ? "" : ` against the ${nameOf(otherId)}`;
  const verb = isLost ? "lost" : "had";
  const none = `The ${nameOf(teamId)} ${verb} no such playoff series${against} in ${currentSeason()}.`;
  return {
    headline: found.length === 0 ? [plain(none)] : found.flatMap(marksOf),
    deck: undefined,
    heads: [],
    rows: [],
  };
}

function isOf({ highTeamId, lowTeamId }: Series, id: number): boolean {
  return highTeamId === id || lowTeamId === id;
}
