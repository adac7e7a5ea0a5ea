import type { Meaning } from "#domain/ask/meaning.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { CalendarFact } from "../facts-ahead.ts";
import { inferred, joined, nameSegments, type Said, said } from "../restate/segments.ts";
import type { Segment } from "../understanding.ts";
import { placedIn, sideOf } from "./sides.ts";
import { topic } from "./topic.ts";

const DAYS: Readonly<Record<CalendarFact["of"], string>> = {
  start: "first day of the season",
  end: "last day of the regular season",
  playoffs: "first day of the playoffs",
};

/** The first and last days of a season: "when does the season start", "lakers home opener". */
export const calendar = topic({
  words: `
start: start(s), begin(s), opening
started: started, began
end: end(s), finish, finishes, over
ended: ended, finished
opener: opener(s), opening night, opening day, opening game, open the season, opens the season
opener: opened the season, start the season, starts the season, open their season, start their season
night: night
date: date, day
coming: new, next
will: will
`,
  needs: "",
  takes:
    "season season-name year-said start started end ended opener night date coming will first game stage is:where " +
    "team opponent host play against",
  read(meaning, { asking, said: context }) {
    const fact = calendarFact(meaning, asking.vocabulary.data.seasonNow.schedule.season);
    if (fact === undefined) return undefined;
    const { of, teamId: id } = fact;
    const games = `${id === undefined ? "/nba" : teamPath({ id })}/games`;
    return {
      fact,
      needs: { kind: "schedule" },
      path: of === "playoffs" ? "/nba/playoffs" : games,
      readAs: segmentsOf(fact, meaning, context),
    };
  },
});

function calendarFact(meaning: Meaning, season: string): CalendarFact | undefined {
  const side = sideOf(meaning);
  if (side === undefined || (meaning.one("season-name") ?? season) !== season) return undefined;
  const [teamId, ...others] = side.teamIds;
  const isFirst = meaning.has("first") && meaning.has("game") && meaning.has("is", "coming");
  const isOpener = isFirst || meaning.has("opener");
  if ((teamId !== undefined && !isOpener) || others.length > 0) return undefined;
  // "who plays on opening night" asks for all its games.
  if (teamId === undefined && meaning.has("play")) return undefined;
  // "first" and "game" say nothing of a season by themselves.
  if (meaning.has("first", "game") && !isOpener) return undefined;
  const isStart = isOpener || meaning.has("start", "started");
  const isOfPlayoffs = meaning.has("stage");
  const isOfSeason = meaning.has("season", "opener", "night");
  if (!(isOpener || meaning.has("when", "what")) || isOfPlayoffs === isOfSeason) return undefined;
  if (isStart === meaning.has("end", "ended") || (isOfPlayoffs && !isStart)) return undefined;
  return {
    kind: "calendar",
    of: isOfPlayoffs ? "playoffs" : isStart ? "start" : "end",
    isPast: isOfPlayoffs || meaning.has("past", "started", "ended"),
    teamId,
    where: side.where,
  };
}

/** "first day of the season", "opener on the road of the Los Angeles Lakers". */
function segmentsOf(fact: CalendarFact, meaning: Meaning, context: Said): Segment[] {
  const { of, isPast, teamId, where } = fact;
  const club = context.names.teams.find(({ id }) => id === teamId)?.fullName;
  const isOfGame = meaning.has("game");
  const which =
    club === undefined
      ? [said(of === "start" && isOfGame ? "first game of the season" : DAYS[of])]
      : [
          said(isOfGame ? "first game" : "opener"),
          placedIn(where, meaning),
          said(" of the "),
          ...nameSegments(club, context),
        ];
  return joined([...which, inferred(isPast ? " that has been played" : " by the schedule")]);
}
