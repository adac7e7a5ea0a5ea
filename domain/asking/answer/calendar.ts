import { formatLongDay } from "#domain/dates.ts";
import { easternDayAt } from "#domain/eastern-days.ts";
import { possessive } from "#domain/printing/possessive.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Stage } from "#domain/season/box-score.ts";
import { scheduleInWords } from "#domain/season/season.ts";
import type { CalendarFact } from "../facts-ahead.ts";
import type { FactAnswer } from "../understanding.ts";
import { opponentWords, type UpcomingData } from "./upcoming.ts";
import { figureMark, plain } from "./words.ts";

type CalendarData = Pick<QuestionData, "seasonNow" | "lines" | "teams">;

/** The first or last day of a season: that of the schedule, or that of the games that are held. */
export function calendarAnswer(
  fact: CalendarFact,
  given: UpcomingData,
  data: CalendarData,
): FactAnswer {
  if (fact.teamId !== undefined) return openerAnswer(fact, fact.teamId, given, data);
  const { of, isPast } = fact;
  const {
    schedule: { upcoming },
    now,
  } = given;
  const { lines, seasonNow } = data;
  const daysOf = (stage: Stage) =>
    lines.games.flatMap((game) => (game.stage === stage ? game.date : [])).toSorted();
  const { current: season, schedule: published } = seasonNow;
  const played = daysOf("season");
  if (of === "playoffs") {
    const [first] = daysOf("playoffs");
    return first === undefined
      ? told("The playoffs", "have not begun")
      : told(`The playoffs of ${season}`, "began", first);
  }
  const isStart = of === "start";
  const [verb, past] = isStart ? ["begins", "began"] : ["ends", "ended"];
  const isNew = published.season > season;
  const ahead = isStart ? upcoming[0] : upcoming.at(-1);
  const held = isStart ? played[0] : played.at(-1);
  // During a season its first day has been played.
  if (!isPast && ahead !== undefined && (isNew || !isStart)) {
    const name = `The ${isNew ? published.season : season} regular season`;
    const hasPassed = Date.parse(ahead.tipOff) <= now;
    const deck = `By the ${scheduleInWords(published)}.`;
    return told(name, hasPassed ? past : verb, ahead.date, deck);
  }
  const hasEnded = isNew || upcoming.length === 0;
  return isStart || hasEnded
    ? told(`The ${season} regular season`, past, held)
    : told(`The ${season} regular season`, "has not ended");
}

/** "The Lakers' first home game of 2026-27 is on Friday, October 23, 2026, against the Suns." */
function openerAnswer(
  { where, isPast }: CalendarFact,
  teamId: number,
  { schedule: { upcoming }, now }: UpcomingData,
  { lines, teams, seasonNow: { current, schedule: published } }: CalendarData,
): FactAnswer {
  const isNew = !isPast && published.season > current && upcoming.length > 0;
  const games = isNew ? upcoming : lines.games.filter(({ stage }) => stage === "season");
  const game = games.find(({ homeTeamId, awayTeamId, neutral }) => {
    if (where === undefined) return [homeTeamId, awayTeamId].includes(teamId);
    return !neutral && (where === "home" ? homeTeamId : awayTeamId) === teamId;
  });
  const name = teams.find(({ id }) => id === teamId)?.name ?? "";
  const place = { home: "home ", away: "road " };
  const what = `The ${possessive(name)} first ${where === undefined ? "" : place[where]}game`;
  const season = isNew ? published.season : current;
  if (game === undefined) return told(`${what} of ${season}`, "is not known");
  const isAhead = isNew && game.date >= easternDayAt(now);
  const { headline, ...more } = told(
    `${what} of ${season}`,
    isAhead ? "is" : "was",
    game.date,
    isNew ? `By the ${scheduleInWords(published)}.` : undefined,
  );
  const against = plain(`, ${opponentWords(game, teamId, { teams })}.`);
  return { headline: [...headline.slice(0, -1), against], ...more };
}

function told(what: string, verb: string, day?: string, deck?: string): FactAnswer {
  const headline =
    day === undefined
      ? [plain(`${what} ${verb}.`)]
      : [plain(`${what} ${verb} on `), figureMark(formatLongDay(day)), plain(".")];
  return { headline, deck, heads: [], rows: [] };
}
