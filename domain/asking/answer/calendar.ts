import { formatLongDay } from "../../dates.ts";
import type { QuestionData } from "../../query/question-data.ts";
import type { Stage } from "../../season/box-score.ts";
import { currentSeason, schedule as published, scheduleInWords } from "../../season/season.ts";
import type { CalendarFact } from "../facts-ahead.ts";
import type { FactAnswer } from "../understanding.ts";
import type { ComingData } from "./coming.ts";
import { figureMark, plain } from "./words.ts";

/** The first or last day of a season: that of the schedule, or that of the games that are held. */
export function calendarAnswer(
  { of, isPast }: CalendarFact,
  { schedule: { coming }, now }: ComingData,
  { lines }: Pick<QuestionData, "lines">,
): FactAnswer {
  const daysOf = (stage: Stage) =>
    lines.games.flatMap((game) => (game.stage === stage ? game.date : [])).toSorted();
  const season = currentSeason();
  const played = daysOf("season");
  if (of === "playoffs") {
    const [first] = daysOf("playoffs");
    return first === undefined
      ? told("The playoffs", "have not begun")
      : told(`The playoffs of ${season}`, "began", first);
  }
  const isStart = of === "start";
  const [verb, past] = isStart ? ["begins", "began"] : ["ends", "ended"];
  const isNew = published().season > season;
  const ahead = isStart ? coming[0] : coming.at(-1);
  const held = isStart ? played[0] : played.at(-1);
  // During a season its first day has been played.
  if (!isPast && ahead !== undefined && (isNew || !isStart)) {
    const name = `The ${isNew ? published().season : season} regular season`;
    const hasPassed = Date.parse(ahead.tipOff) <= now;
    const deck = `By the ${scheduleInWords()}.`;
    return told(name, hasPassed ? past : verb, ahead.date, deck);
  }
  const hasEnded = isNew || coming.length === 0;
  return isStart || hasEnded
    ? told(`The ${season} regular season`, past, held)
    : told(`The ${season} regular season`, "has not ended");
}

function told(what: string, verb: string, day?: string, deck?: string): FactAnswer {
  const headline =
    day === undefined
      ? [plain(`${what} ${verb}.`)]
      : [plain(`${what} ${verb} on `), figureMark(formatLongDay(day)), plain(".")];
  return { headline, deck, heads: [], rows: [] };
}
