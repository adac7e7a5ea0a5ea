import type { Meaning } from "#domain/ask/meaning.ts";
import { teamOfPlayer } from "#domain/players/players.ts";
import { type Month, USUAL_MONTHS } from "#domain/query/engine/months.ts";
import { MONTH_NAMES } from "#domain/query/say/words.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { type Team, teamPath } from "#domain/teams/team.ts";
import type { UpcomingFact } from "../facts-ahead.ts";
import type { Asking } from "../read/asking.ts";
import { playerMeant } from "../read/player-meant.ts";
import { joined, nameSegments, type Said, said } from "../restate/segments.ts";
import type { Segment } from "../understanding.ts";
import { placedIn, sideOf } from "./sides.ts";
import { topic } from "./topic.ts";

const NAMES: Readonly<Record<UpcomingFact["when"], string>> = {
  today: "games today",
  tomorrow: "games tomorrow",
  next: "next games",
  all: "games to come",
  closing: "closing games",
};

const MOST_TEAMS = 2;

/** Games to come: "who plays tonight", "lakers next game", "lakers game tv", "games on espn". */
export const upcoming = topic({
  words: `
day=today: today, tonight, now, right now
day=tomorrow: tomorrow
all: schedule(s), fixture(s), upcoming, coming, left, remaining
next: rematch
closing: closing, close out, to close out
stretch: stretch, final
network=ABC: abc
network=ESPN: espn
network=NBC: nbc
network=NBCSN: nbcsn
network=Prime Video: amazon, prime, video, prime video, amazon prime, amazon prime video
network=TNT: tnt
tv: tv, television, televised, channel, watch, stream, broadcast, network, air(s), airing
time: time, tip, tipoff, tip off
cup: cup, emirates cup, emirates nba cup
back-to-back: back to back(s), b2b(s)
beside: between, date, days, group, list, opponent, show(s), showing, up
`,
  needs: "",
  takes:
    "day all closing stretch network tv time cup back-to-back beside team opponent host player game play next last " +
    "first among is:where is:month year season season-name",
  read(meaning, { asking, said: context }) {
    const own = teamOfNamed(meaning, asking);
    // Whether a man will play on a day is not known.
    const isOfGame = meaning.has("next") || (meaning.has("when") && meaning.has("do"));
    if (meaning.has("player") && !(own && isOfGame)) return undefined;
    const fact = upcomingFact(meaning, asking.vocabulary.data.seasonNow.schedule.season, own?.id);
    if (fact === undefined) return undefined;
    const [first, second] = fact.teamIds.map((id) => teamPath({ id }));
    const against = second?.replace("/nba/teams", "/against") ?? "/games";
    return {
      fact,
      needs: { kind: "schedule" },
      path: first === undefined ? "/nba/games" : `${first}${against}`,
      readAs: segmentsOf(fact, meaning, context),
    };
  },
});

/** The team of the one player that a question names, by the rosters: "lebron next game". */
function teamOfNamed(meaning: Meaning, asking: Asking): Team | undefined {
  const [named, ...others] = meaning.parts.filter(({ category }) => category === "player");
  if (named === undefined || others.length > 0) return undefined;
  const meant = playerMeant(asking, named, named.value as readonly LinePlayer[]);
  const { players, teams } = asking.vocabulary.data;
  const player = "kind" in meant ? undefined : players.find(({ id }) => id === meant.player.id);
  return player && teamOfPlayer(player, teams);
}

function upcomingFact(
  meaning: Meaning,
  season: string,
  own: number | undefined,
): UpcomingFact | undefined {
  const side = sideOf(meaning);
  const teamIds = [...(own === undefined ? [] : [own]), ...(side?.teamIds ?? [])];
  if (side === undefined || teamIds.length > MOST_TEAMS) return undefined;
  const { where } = side;
  const isOfTeams = teamIds.length > 0;
  const [month] = meaning.one("is:month") ?? [];
  const year = meaning.one("year");
  const isAhead = month !== undefined && year === yearOf(month, season);
  const isOfOtherSeason = (meaning.one("season-name") ?? season) !== season;
  if ((year !== undefined && !isAhead) || isOfOtherSeason) return undefined;
  const when = whenOf(meaning, { isOfTeams, isAhead });
  if (when === undefined) return undefined;
  if (meaning.has("stretch", "last", "season") && when !== "closing") return undefined;
  const among = meaning.one("among");
  if (!isOfTeams && (when === "closing" || among !== undefined)) return undefined;
  // "when do the knicks first play the spurs", as opposed to "lakers first game"
  const isMeeting = meaning.has("when") && meaning.has("do") && teamIds.length === MOST_TEAMS;
  if (meaning.has("first") && !isMeeting) return undefined;
  // The schedule of the whole league is a page.
  const isNarrow = isOfTeams || meaning.has("cup", "tv", "network");
  if (!isNarrow && (when === "all" || month !== undefined)) return undefined;
  return {
    kind: "upcoming",
    when,
    teamIds,
    where,
    month,
    network: meaning.one("network"),
    isOnTelevision: meaning.has("tv"),
    isOfCup: meaning.has("cup"),
    isCounted: meaning.has("many"),
    among,
    isBackToBack: meaning.has("back-to-back"),
  };
}

/** The games that are meant; undefined for a question that is not about games to come. */
function whenOf(
  meaning: Meaning,
  { isOfTeams, isAhead }: { isOfTeams: boolean; isAhead: boolean },
): UpcomingFact["when"] | undefined {
  const isNext = meaning.has("next", "among");
  const isClosing = meaning.has("closing");
  const isAll = meaning.has("all") && !isClosing;
  const day = meaning.one("day") as UpcomingFact["when"] | undefined;
  if ([isNext, isClosing, isAll, day !== undefined].filter(Boolean).length > 1) return undefined;
  if (day !== undefined || isNext) return day ?? "next";
  if (isClosing || isAll) return isClosing ? "closing" : "all";
  const isOnAir =
    meaning.has("network") || (meaning.has("tv") && (isOfTeams || meaning.has("game")));
  const isPlayed = meaning.has("time") || (meaning.has("when") && meaning.has("do"));
  if (isOnAir || (isOfTeams && isPlayed)) return "next";
  return isAhead || (meaning.has("cup") && meaning.has("game")) ? "all" : undefined;
}

/** The year of a month of the schedule's season, which turns after December. */
function yearOf(month: Month, season: string): number {
  const isLate = USUAL_MONTHS.indexOf(month) > USUAL_MONTHS.indexOf("dec");
  return yearOfSeason(season) + Number(isLate);
}

/** "games today of the Los Angeles Lakers", "networks of the next games". */
function segmentsOf(fact: UpcomingFact, meaning: Meaning, context: Said): Segment[] {
  const { when, teamIds, where, month, network, isOnTelevision, isOfCup, among } = fact;
  const clubs = context.names.teams.filter(({ id }) => teamIds.includes(id));
  const year = month && String(yearOf(month, context.seasonNow.schedule.season));
  return joined([
    said(isOnTelevision ? "networks of the " : ""),
    {
      text: among === undefined ? NAMES[when] : `next ${among} games`,
      isInferred: !meaning.has("day", "next", "among", "all", "closing"),
    },
    said(fact.isBackToBack ? " on the second day of back-to-backs" : ""),
    placedIn(where, meaning),
    said(month === undefined ? "" : ` in ${MONTH_NAMES[month]}`),
    { text: year === undefined ? "" : ` ${year}`, isInferred: !meaning.has("year") },
    said(isOfCup ? " of the NBA Cup" : ""),
    said(network === undefined ? "" : ` on ${network}`),
    ...clubs
      .toSorted((a, b) => teamIds.indexOf(a.id) - teamIds.indexOf(b.id))
      .flatMap(({ fullName }, at) => [
        said(at === 0 ? " of the " : " and the "),
        ...nameSegments(fullName, context),
      ]),
  ]);
}
