import { easternClock } from "../dates.ts";
import { easternMidnightAfter } from "../eastern-days.ts";
import { capital } from "../printing/capital.ts";
import { nounFor } from "../printing/counted.ts";
import { numberInWords } from "../printing/ordinals.ts";
import { printedScore } from "../printing/records.ts";
import type { WinLoss } from "../season/records.ts";
import type { Team } from "../teams/team.ts";

/** A game to come, with what is known of its teams. */
export interface UpcomingTold {
  /** ISO time. */
  tipOff: string;
  away: UpcomingTeam;
  home: UpcomingTeam;
}

export interface UpcomingTeam {
  team: Pick<Team, "name">;
  /** Undefined before the team's first game. */
  record: WinLoss | undefined;
}

/** An evening begins at five o'clock. */
const EVENING_MS = 7 * 60 * 60 * 1000;

/**
 * "Nine games tonight"; "today" when one of those to come tips off before the evening, Eastern Time,
 * or none is to come.
 */
export function upcomingHeadline(games: number, tipOffs: readonly string[]): string {
  const isEvening = tipOffs.every((tipOff) => {
    const moment = Date.parse(tipOff);
    return easternMidnightAfter(moment) - moment <= EVENING_MS;
  });
  return `${gamesInWords(games)} ${isEvening && tipOffs.length > 0 ? "tonight" : "today"}`;
}

/** The sentences of a day's games, which are in the order of their tip-offs. */
export function upcomingSentence(games: readonly UpcomingTold[]): string {
  return [tipOffSentence(games), bestSentence(games)].filter(Boolean).join(" ");
}

/** The sentences below the headline of a day's games, which counts them: "5:00 PM to 10:00 PM Eastern Time." */
export function sentenceBelowHeadline(games: readonly UpcomingTold[]): string {
  const [first = "", last = ""] = tipOffsOf(games);
  const times = capital(first === last ? `at ${first}` : `${first} to ${last}`);
  return [`${times} Eastern Time.`, bestSentence(games)].filter(Boolean).join(" ");
}

function tipOffsOf(games: readonly UpcomingTold[]): (string | undefined)[] {
  return [games[0], games.at(-1)].map((game) => game && easternClock(game.tipOff));
}

/** "Nine games, from 5:00 PM to 10:00 PM ET." */
function tipOffSentence(games: readonly UpcomingTold[]): string {
  const [first = "", last = ""] = tipOffsOf(games);
  const words = gamesInWords(games.length);
  if (games.length === 1) return `${words}, at ${first} Eastern Time.`;
  if (first === last)
    return `${words}, ${games.length === 2 ? "both" : "all"} at ${first} Eastern Time.`;
  return `${words}, from ${first} to ${last} ET.`;
}

/** The two best records of several games' teams, when these teams meet. */
function bestSentence(games: readonly UpcomingTold[]): string {
  if (games.length < 2) return "";
  const ranked = games
    .flatMap((game) => [game.away, game.home].map(({ team, record }) => ({ game, team, record })))
    .flatMap(({ record, ...rest }) => (record === undefined ? [] : [{ ...rest, record }]))
    .toSorted((a, b) => share(b.record) - share(a.record));
  const [best, second, third] = ranked;
  const doMeet = best !== undefined && second !== undefined && best.game === second.game;
  if (!doMeet || (third !== undefined && share(third.record) === share(second.record))) return "";
  const sides = [best, second].map(
    ({ team, record }) => `the ${team.name}, ${printedScore(record.wins, record.losses)}`,
  );
  return `The day's two best records meet: ${sides.join(", and ")}.`;
}

function share({ wins, losses }: WinLoss): number {
  return wins / (wins + losses);
}

function gamesInWords(count: number): string {
  return `${capital(numberInWords(count))} ${nounFor(count, "game")}`;
}
