import type { Month } from "#domain/query/engine/months.ts";
import { MONTH_NAMES } from "#domain/query/say/words.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { CalendarFact, UpcomingFact } from "../facts-ahead.ts";
import { saysWhen, yearOf } from "../read/of-schedule.ts";
import type { AskedFact, Segment } from "../understanding.ts";
import { inferred, joined, nameSegments, type Said, said } from "./segments.ts";

const WORDS: Readonly<Record<UpcomingFact["when"], string>> = {
  today: "games today",
  tomorrow: "games tomorrow",
  next: "next games",
  all: "games to come",
  closing: "closing games",
};

/** A question for games to come, with its reading in words. */
export function restatedUpcoming(fact: UpcomingFact, said: Said): AskedFact {
  const [first, second] = fact.teamIds.map((id) => teamPath({ id }));
  const against = second?.replace("/nba/teams", "/against") ?? "/games";
  return {
    kind: "fact",
    fact,
    needs: { kind: "schedule" },
    path: first === undefined ? "/nba/games" : `${first}${against}`,
    readAs: upcomingSegments(fact, said),
  };
}

/** "games today of the Los Angeles Lakers", "networks of the next games". */
export function upcomingSegments(fact: UpcomingFact, context: Said): Segment[] {
  const { when, teamIds, where, month, network, isOnTelevision, isOfCup } = fact;
  const { among, isBackToBack } = fact;
  const clubs = teamIds.flatMap((id) => {
    const club = context.names.teams.find((team) => team.id === id)?.fullName;
    return club === undefined ? [] : [club];
  });
  return joined([
    ...(isOnTelevision ? [said("networks of the ")] : []),
    // "lakers game tv" does not say which game.
    among === undefined
      ? { text: WORDS[when], isInferred: !saysWhen(when, context.words) }
      : said(`next ${among} games`),
    ...(isBackToBack ? [said(" on the second day of back-to-backs")] : []),
    ...(where === undefined ? [] : [placeSegment(where, context)]),
    ...(month === undefined ? [] : monthSegments(month, context)),
    ...(isOfCup ? [said(" of the NBA Cup")] : []),
    ...(network === undefined ? [] : [said(` on ${network}`)]),
    ...clubs.flatMap((club, at) => [
      said(at === 0 ? " of the " : " and the "),
      ...nameSegments(club, context),
    ]),
  ]);
}

/** "lakers at celtics" says no place. */
function placeSegment(where: "home" | "away", { words }: Said): Segment {
  const isSaid = ["home", "away", "road"].some((word) => words.has(word));
  return { text: PLACED[where], isInferred: !isSaid };
}

function monthSegments(month: Month, { words, seasonNow }: Said): Segment[] {
  const year = String(yearOf(month, seasonNow.schedule.season));
  return [said(` in ${MONTH_NAMES[month]}`), { text: ` ${year}`, isInferred: !words.has(year) }];
}

const DAYS: Readonly<Record<CalendarFact["of"], string>> = {
  start: "first day of the season",
  end: "last day of the regular season",
  playoffs: "first day of the playoffs",
};

/** A question for a day of the season, with its reading in words. */
export function restatedCalendar(fact: CalendarFact, said: Said): AskedFact {
  const { of, teamId: id } = fact;
  return {
    kind: "fact",
    fact,
    needs: { kind: "schedule" },
    path:
      of === "playoffs" ? "/nba/playoffs" : `${id === undefined ? "/nba" : teamPath({ id })}/games`,
    readAs: calendarSegments(fact, said),
  };
}

export function calendarSegments(
  { of, isPast, teamId, where }: CalendarFact,
  context: Said,
): Segment[] {
  const club = context.names.teams.find(({ id }) => id === teamId)?.fullName;
  const isOfGame = context.words.has("game");
  const which =
    club === undefined
      ? [said(of === "start" && isOfGame ? "first game of the season" : DAYS[of])]
      : [
          said(isOfGame ? "first game" : "opener"),
          ...(where === undefined ? [] : [placeSegment(where, context)]),
          said(" of the "),
          ...nameSegments(club, context),
        ];
  return joined([...which, inferred(isPast ? " that has been played" : " by the schedule")]);
}

const PLACED = { home: " at home", away: " on the road" } as const;
