import { easternDay, formatEasternTime, formatUpdated } from "#domain/dates.ts";
import { counted } from "#domain/printing/counted.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { scheduleInWords } from "#domain/season/season.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { Fact, FactAnswer } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** The fixtures of a day of the upcoming season, all or one team's. */
export function fixturesAnswer(
  { day, teamId }: Extract<Fact, { kind: "fixtures" }>,
  fixtures: readonly Fixture[],
  { seasonNow, teams }: QuestionData,
): FactAnswer {
  const teamOf = (id: number) => teams.find((team) => team.id === id);
  const own = fixtures.filter(
    ({ tipOff, homeTeamId, awayTeamId }) =>
      easternDay(tipOff) === day && [undefined, homeTeamId, awayTeamId].includes(teamId),
  );
  const rows = own.flatMap(({ tipOff, homeTeamId, awayTeamId, neutral }) => {
    const [home, away] = [teamOf(homeTeamId), teamOf(awayTeamId)];
    if (home === undefined || away === undefined) return [];
    const name = `${away.name} ${neutral ? "vs." : "at"} ${home.name}`;
    return [{ name, href: `${teamPath(home)}/games`, cells: [formatEasternTime(tipOff)] }];
  });
  const club = teamId === undefined ? "" : ` of the ${teamOf(teamId)?.name}`;
  const games = counted(rows.length || "No", "game");
  const [only] = rows;
  const one = teamId !== undefined && only !== undefined ? `: ${only.name}, ${only.cells[0]}` : "";
  return {
    headline: [
      figureMark(games),
      plain(
        `${club} ${rows.length === 1 ? "is" : "are"} scheduled on ${formatUpdated(day)}${one}.`,
      ),
    ],
    deck: `By the ${scheduleInWords(seasonNow.schedule)}.`,
    heads: ["Game", "Tip-off"],
    rows,
  };
}
