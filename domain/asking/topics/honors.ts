import { AWARD_WORDS } from "#domain/ask/award-words.ts";
import type { Meaning } from "#domain/ask/meaning.ts";
import { TITLE_AWARD } from "#domain/history/awards.ts";
import { playerPath } from "#domain/players/players.ts";
import { seasonPath } from "#domain/players/season-links.ts";
import { listed } from "#domain/printing/listed.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import type { SeasonNow } from "#domain/season/season.ts";
import { ALL_SEASONS, isSeveral, seasonsInWords } from "#domain/season/season-range.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { HonorsFact } from "../honors-fact.ts";
import type { PersonNamed } from "../read/past-names.ts";
import { seasonEnding } from "../read/past-season.ts";
import { playerMeant } from "../read/player-meant.ts";
import { inferred, joined, nameSegments, said } from "../restate/segments.ts";
import type { Segment } from "../understanding.ts";
import { seasonSegment } from "./seasons.ts";
import { type TopicContext, type TopicReading, topic } from "./topic.ts";

/** Leaders of lists count as awards: "most scoring titles". */
const LEADER_AWARDS = `
award=Scoring Leader: scoring title(s), scoring champion(s), scoring champ, scoring crown
award=Rebounding Leader: rebounding title(s), rebound title, rebounding champion
award=Assists Leader: assist title(s), assists title(s)
award=Steals Leader: steals title(s)
award=Blocks Leader: blocks title(s), block title(s)
ring: ring(s), championship ring(s)
`;

const GIVEN = `
given: winner, winning, given, named, selected, voted, made, make(s), makers, award(s), been, received
listed: winners, list, all time, by year, each year, every, all
`;

/** Awards of every season: "who won mvp", "who won mvp in 1987", "most finals mvps", "jokic mvps". */
export const awards = topic({
  words: `${AWARD_WORDS.replace(/^(?=\S)/gm, "award=")}${LEADER_AWARDS}${GIVEN}
active: active, current, currently, still playing, now, right now
players: player, players
former: former, past, previous
oldest=most: oldest
oldest=least: youngest
of: out of
led: led
time: time, times
or-more: has, have
`,
  needs: "",
  takes:
    "award ring title finals given listed win season seasons short-year rank many time times active players oldest " +
    "team teams host last first person player career stage former anybody with number or-more more led leaders " +
    "figure mean scorer per-game",
  read(meaning, context) {
    const given = awardOf(meaning);
    if (given !== undefined && meaning.has(...OF_LEADERS)) return undefined;
    const award = given ?? leaderOf(meaning, context);
    const people = meaning.parts.filter(({ category }) => PEOPLE.includes(category));
    const isOfPlayers = people.length > 0 || meaning.has("players", "active");
    const own = award ?? (isOfPlayers && isOfTitle(meaning, context) ? TITLE_AWARD : undefined);
    if (own === undefined || meaning.has("teams") || people.length > 1) return undefined;
    const [part] = people;
    if (part === undefined) return ofAward(own, meaning, context);
    const isOfPerson = part.category === "person";
    if (meaning.has(...OF_NO_PERSON)) return undefined;
    if (isOfLeaders(own) && !isOfPerson) return undefined;
    const winner = isOfPerson
      ? { player: part.value as PersonNamed, namesakes: [] }
      : playerMeant(context.asking, part, part.value as readonly LinePlayer[]);
    if ("kind" in winner) return winner;
    const { player, namesakes } = winner;
    return {
      fact: { kind: "awards-of", award: own, player: { id: player.id, name: player.name } },
      needs: HONORS,
      path: playerPath(player.name),
      namesakes,
      readAs: joined([
        said(`${own} of `),
        ...nameSegments(player.name, context.said),
        { text: ", whole career", isInferred: !meaning.has("career") },
      ]),
    };
  },
});

const PEOPLE = ["person", "player"];

/** Leaders of the running season are told by its figures. */
const isOfLeaders = (award: string) => award.endsWith(" Leader");

/** "titles", "when did he win the finals", as opposed to "finals" and "finals wins", which are games. */
function isOfTitle(meaning: Meaning, { asking }: TopicContext): boolean {
  const words = asking.tokens.map(({ folded }) => folded);
  const isWon = words.includes("win") || words.includes("won");
  return meaning.has("title", "finals") && (isWon || !words.includes("finals"));
}

/** The categories that a question about one player's awards does not have. */
const OF_NO_PERSON = "seasons short-year rank oldest team host number active figure".split(" ");

const HONORS = { kind: "honors" } as const;

/** The words of a leader in a figure, which are none of an award. */
const OF_LEADERS = ["led", "leaders", "figure", "mean", "scorer", "per-game"];

const LEADERS: Readonly<Record<string, string>> = {
  pts: "Scoring",
  reb: "Rebounding",
  ast: "Assists",
  stl: "Steals",
  blk: "Blocks",
};

/** The leader of a season of lists by the rules of its time: "who led the league in scoring in 1962". */
function leaderOf(meaning: Meaning, { asking }: TopicContext): string | undefined {
  const season = meaning.one("seasons")?.(asking.vocabulary.data.seasonNow);
  const isListed = season !== undefined && season < FIRST_WITH_LINES && !isSeveral(season);
  if (!isListed || !meaning.has("led", "leaders", "scorer")) return undefined;
  const key = meaning.one("figure") ?? meaning.one("mean") ?? (meaning.has("scorer") ? "pts" : "");
  return LEADERS[key] && `${LEADERS[key]} Leader`;
}

function awardOf(meaning: Meaning): string | undefined {
  const isOfPlayers = meaning.has("ring") && !meaning.has("team", "club");
  const award = meaning.one("award") ?? (isOfPlayers ? TITLE_AWARD : undefined);
  const isOfFinals = meaning.has("finals") && award === "Most Valuable Player";
  return isOfFinals ? "Finals MVP" : award;
}

function ofAward(
  award: string,
  meaning: Meaning,
  { asking, said: context }: TopicContext,
): TopicReading | undefined {
  const { seasonNow } = asking.vocabulary.data;
  const [team, ...others] = [...meaning.all("team"), ...meaning.all("host")];
  const own = [said(award)];
  const reading = (fact: HonorsFact, readAs: Segment[], path?: string): TopicReading => ({
    fact,
    needs: HONORS,
    path,
    readAs: joined(readAs),
  });
  if (others.length > 0) return undefined;
  const isActive = meaning.has("active");
  if (meaning.has("oldest")) {
    const isOldest = meaning.one("oldest") === "most";
    if (team !== undefined || meaning.has("seasons", "rank", "many")) return undefined;
    return reading({ kind: "award-age", award, isOldest }, [
      said(`${isOldest ? "oldest" : "youngest"} `),
      ...own,
      inferred(" since the first"),
    ]);
  }
  const rank = meaning.one("rank");
  if (rank !== undefined) {
    const isOfTimes = meaning.has("number");
    if (
      rank !== "most" ||
      isOfTimes ||
      team !== undefined ||
      seasonsOf(meaning, seasonNow) !== ALL_SEASONS
    )
      return undefined;
    return reading({ kind: "most-awarded", award, isActive }, [
      said("players by how often they were "),
      ...own,
      isActive ? said(" of active players") : inferred(" since the first"),
    ]);
  }
  let seasons = seasonsOf(meaning, seasonNow);
  const times = meaning.one("number");
  if (times !== undefined) {
    const isOther = meaning.has("seasons", "short-year", "last", "first", "many", "active");
    if (isOther || team !== undefined || !meaning.has("who", "what", "players")) return undefined;
    return reading({ kind: "most-awarded", award, isActive, times }, [
      said("players who were "),
      ...own,
      said(` ${times} or more times`),
      inferred(" since the first"),
    ]);
  }
  // "past mvps" are all of them.
  const isPast = asking.tokens.some(({ folded }) => folded === "past");
  if (isPast && meaning.has("last")) return undefined;
  const end = meaning.has("last") ? "last" : meaning.has("first") ? "first" : undefined;
  const isNamed = meaning.has("seasons", "short-year");
  // "current mvps" are all of them, "who is the current mvp" is one.
  const isOfActive = isActive && !meaning.has("who", "is");
  const isOfAll = isOfActive || meaning.has("former", "ever", "listed", "many");
  if (!isSeveral(seasons) && seasons > seasonNow.current) return undefined;
  const isOfNow = !isNamed && team === undefined && !isOfAll && end === undefined;
  // "players with an mvp" are those of all years.
  if (isOfNow && (isOfLeaders(award) || meaning.has("players", "with"))) return undefined;
  if (isOfNow) seasons = seasonNow.current;
  const fact = { kind: "winners", award, seasons, teamId: team?.id, isActive } as const;
  return reading(
    { ...fact, isActive: isActive && !isOfNow, end: isSeveral(seasons) ? end : undefined },
    [
      ...(end && isSeveral(seasons) && !isNamed ? [said(`${end} `)] : []),
      ...own,
      ...(team ? [said(" of the "), ...nameSegments(team.fullName, context)] : []),
      seasonSegment(seasons, meaning),
    ],
    isSeveral(seasons) ? undefined : seasonPath(seasons),
  );
}

function seasonsOf(meaning: Meaning, now: SeasonNow): string {
  const year = meaning.one("short-year");
  return meaning.one("seasons")?.(now) ?? (year === undefined ? ALL_SEASONS : seasonEnding(year));
}

/** Returns whether words begin as a yes-or-no question does. */
const isYesOrNo = ([first = ""]: readonly string[]) => /^(?:have|has|did|do|does)$/.test(first);

/** Champions and titles of all seasons: "who won the title in 1979", "most titles", "celtics titles". */
export const titles = topic({
  words: `
title: title(s), championship(s), champion(s), champ(s), nba title(s), chip
title: nba championship(s), nba champion(s), nba champ(s), world championship
title: nba chip, chips, it all, the whole thing, larry obrien trophy
finals: finals, nba finals, the finals
appearance: finals appearance(s), nba finals appearance(s), trips to the finals, trips to the nba finals
appearance: been to the finals, been in the finals, made the finals, make the finals, reached the finals
appearance: been to the nba finals, been in the nba finals, made the nba finals, reached the nba finals
never: never, without, no
before: before this one
given: winner(s), winning, result(s), score, series
beaten: beat, beaten, defeat, defeated, lost to, lose to, runner up, runners up, lose, lost
franchise: franchise(s)
more: more
`,
  needs: "",
  takes:
    "title finals appearance never before ring win loss given beaten season seasons short-year rank team teams " +
    "franchise club opponent last first many time times when ever years more play against",
  read(meaning, { asking, said: context }) {
    const { seasonNow } = asking.vocabulary.data;
    const isOfTitle =
      meaning.has("title") ||
      (meaning.has("ring") && meaning.has("team", "teams", "franchise", "club"));
    const named = [...meaning.all("team"), ...meaning.all("opponent")];
    const [team, ...others] = named;
    if (!isOfTitle && !meaning.has("finals", "appearance")) return undefined;
    const seasons = seasonsOf(meaning, seasonNow);
    const rank = meaning.one("rank");
    const words = asking.tokens.map(({ folded }) => folded);
    const isAsked =
      team !== undefined && isYesOrNo(words) && !meaning.has("many", "beaten", "play");
    // "did the lakers win the title" is about the season.
    const isOfNow = isAsked && words[0] === "did" && !meaning.has("ever", "seasons", "appearance");
    if (isOfNow || (meaning.has("seasons", "short-year") && !isSeveral(seasons))) {
      const season = isOfNow ? seasonNow.current : seasons;
      const isOfPage = season > seasonNow.current || (season === seasonNow.current && !isAsked);
      if (rank !== undefined || others.length > 0 || isOfPage) return undefined;
      const isOfBoth = meaning.has("beaten") || meaning.has("finals") || isAsked;
      if (team !== undefined && !isOfBoth) return undefined;
      return {
        fact: { kind: "champion", season, teamId: team?.id, isYesOrNo: isAsked },
        needs: HONORS,
        path: seasonPath(season),
        readAs: joined([
          said(meaning.has("title") ? "champion" : "Finals"),
          ...(team ? [said(" of the "), ...nameSegments(team.fullName, context)] : []),
          seasonSegment(season, meaning),
        ]),
      };
    }
    const [other] = others;
    const isOfAppearances = meaning.has("appearance") && !meaning.has("rank");
    if (team && (other ? meaning.has("finals", "appearance") : isOfAppearances))
      return {
        fact: {
          kind: "finals-of",
          teamIds: named.map(({ id }) => id),
          isYesOrNo: isYesOrNo(words),
        },
        needs: HONORS,
        path: "/nba/seasons",
        readAs: joined([
          said("Finals of the "),
          ...nameSegments(listed(named.map(({ fullName }) => fullName)), context),
          inferred(", all seasons"),
        ]),
      };
    const isNone = meaning.has("never") && meaning.has("teams", "franchise");
    if (meaning.has("beaten")) return undefined;
    if (!isOfTitle && !meaning.has("win", "given", "appearance")) return undefined;
    const club = meaning.one("club") ?? (team && { teamId: team.id, name: team.fullName });
    if (club !== undefined) {
      const isOfAll = isOfTitle || meaning.has("when", "last", "many", "ever");
      const form =
        (["before", "last"] as const).find((end) => meaning.has(end)) ??
        (isYesOrNo(words) ? "any" : "all");
      const isLast = form !== "any" && form !== "all";
      if (
        rank !== undefined ||
        !isOfAll ||
        meaning.has("teams", "first") ||
        (isLast && meaning.has("many"))
      )
        return undefined;
      return {
        fact: { kind: "titles-of", seasons, club, form },
        needs: HONORS,
        path: `${teamPath({ id: club.teamId })}/history`,
        readAs: joined([
          said(isLast ? "last title of the " : "titles of the "),
          ...nameSegments(club.name, context),
          said(seasons === ALL_SEASONS ? "" : `, ${seasonsInWords(seasons)}`),
        ]),
      };
    }
    if (!meaning.has("seasons") && rank !== "most" && !isNone) return undefined;
    const of = meaning.has("appearance") ? ("Finals appearance" as const) : ("title" as const);
    return {
      fact: { kind: "titles", seasons, of, isNone },
      needs: HONORS,
      path: "/nba/seasons",
      readAs: joined([
        said(isNone ? `teams without a ${of}` : `teams by their ${of}s`),
        seasonSegment(seasons, meaning),
      ]),
    };
  },
});
