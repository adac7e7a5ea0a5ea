import { formatEasternTime, formatLongDay, formatWeekday } from "../../dates.ts";
import { dayAfter, easternDayAt } from "../../eastern-days.ts";
import { capital } from "../../printing/capital.ts";
import { nounFor } from "../../printing/counted.ts";
import { listed } from "../../printing/listed.ts";
import { numberInWords } from "../../printing/ordinals.ts";
import { possessive } from "../../printing/possessive.ts";
import type { QuestionData } from "../../query/question-data.ts";
import { type Fixture, fixturePath } from "../../season/fixtures.ts";
import type { Schedule } from "../../season/schedule.ts";
import type { ComingFact } from "../facts-ahead.ts";
import type { FactAnswer } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** The rows of an answer about one team or two. */
const MOST_ROWS = 10;

/** The facts behind an answer about games to come. */
export interface ComingData {
  schedule: Schedule;
  /** The time of the answer, in ms since 1970. */
  now: number;
}

/** The games to come that a question asks for. */
export function comingAnswer(
  { when, teamIds }: ComingFact,
  { schedule, now }: ComingData,
  data: Pick<QuestionData, "teams">,
): FactAnswer {
  const today = easternDayAt(now);
  const all = schedule.coming.filter(
    (fixture) =>
      fixture.date >= today &&
      teamIds.every((id) => [fixture.homeTeamId, fixture.awayTeamId].includes(id)),
  );
  const ahead = all.filter(({ tipOff }) => Date.parse(tipOff) > now);
  const who = listed(teamIds.map((id) => `the ${nameOf(id, data)}`));
  const day = when === "tomorrow" ? dayAfter(today) : today;
  const of = (games: readonly Fixture[], headline: FactAnswer["headline"]) =>
    answerOf(games, headline, data);
  if (when === "today" || when === "tomorrow") {
    const own = all.filter(({ date }) => date === day);
    const [first] = own;
    if (first !== undefined && teamIds.length > 0)
      return of(own, meets(first, teamIds, when, data));
    if (first !== undefined) return of(own, counted(own.length, when));
    return of(ahead.filter(({ date }) => date > day).slice(0, MOST_ROWS), none(who, teamIds, when));
  }
  const [next] = ahead;
  if (next === undefined)
    return of([], [plain(`The schedule has no game to come${who && ` of ${who}`}.`)]);
  if (teamIds.length === 0) {
    const games = ahead.filter(({ date }) => date === next.date);
    return of(games, [
      plain("The next games are on "),
      figureMark(formatLongDay(next.date)),
      plain("."),
    ]);
  }
  return of(ahead.slice(0, MOST_ROWS), nextOf(next, teamIds, data));
}

function answerOf(
  games: readonly Fixture[],
  headline: FactAnswer["headline"],
  { teams }: Pick<QuestionData, "teams">,
): FactAnswer {
  const rows = games.flatMap((fixture) => {
    const [away, home] = [fixture.awayTeamId, fixture.homeTeamId].map((id) =>
      teams.find((team) => team.id === id),
    );
    if (away === undefined || home === undefined) return [];
    return [
      {
        name: `${away.name} ${fixture.neutral ? "v." : "at"} ${home.name}`,
        href: fixturePath(fixture, away, home),
        cells: [
          formatWeekday(fixture.date),
          formatEasternTime(fixture.tipOff),
          fixture.television.join(", "),
        ],
      },
    ];
  });
  return { headline, deck: undefined, heads: ["Game", "Day", "Tip-off", "TV"], rows };
}

/** "Fifteen games are on today." */
function counted(games: number, when: "today" | "tomorrow"): FactAnswer["headline"] {
  const words = `${capital(numberInWords(games))} ${nounFor(games, "game")}`;
  return [figureMark(words), plain(` ${games === 1 ? "is" : "are"} on ${when}.`)];
}

/** "The Lakers play today at 10:00 PM ET, v. the Nuggets." */
function meets(
  fixture: Fixture,
  teamIds: readonly number[],
  when: string,
  data: Pick<QuestionData, "teams">,
): FactAnswer["headline"] {
  const [teamId = 0, other] = teamIds;
  const time = figureMark(formatEasternTime(fixture.tipOff));
  if (other !== undefined) return [plain(`They meet ${when} at `), time, plain(".")];
  return [
    plain(`The ${nameOf(teamId, data)} play ${when} at `),
    time,
    plain(`, ${opponentWords(fixture, teamId, data)}.`),
  ];
}

/** "The Lakers do not play today." */
function none(who: string, teamIds: readonly number[], when: string): FactAnswer["headline"] {
  if (teamIds.length === 0) return [plain(`No games are on ${when}.`)];
  return [plain(`${capital(who)} do not ${teamIds.length > 1 ? "meet" : "play"} ${when}.`)];
}

/** "The Lakers' next game is on Wednesday, December 23, 2026, v. the Nuggets." */
function nextOf(
  next: Fixture,
  teamIds: readonly number[],
  data: Pick<QuestionData, "teams">,
): FactAnswer["headline"] {
  const [teamId = 0, other] = teamIds;
  const day = figureMark(formatLongDay(next.date));
  const time = formatEasternTime(next.tipOff);
  if (other !== undefined) {
    const home = nameOf(next.homeTeamId, data);
    const floor = next.neutral ? "" : `, with the ${home} at home`;
    return [plain("They meet next on "), day, plain(`, ${time}${floor}.`)];
  }
  return [
    plain(`The ${possessive(nameOf(teamId, data))} next game is on `),
    day,
    plain(`, ${time}, ${opponentWords(next, teamId, data)}.`),
  ];
}

function opponentWords(
  { homeTeamId, awayTeamId, neutral }: Fixture,
  teamId: number,
  data: Pick<QuestionData, "teams">,
): string {
  const isHome = homeTeamId === teamId;
  const opponent = nameOf(isHome ? awayTeamId : homeTeamId, data);
  return `${isHome || neutral ? "against" : "at"} the ${opponent}`;
}

function nameOf(id: number, { teams }: Pick<QuestionData, "teams">): string {
  return teams.find((team) => team.id === id)?.name ?? "";
}
