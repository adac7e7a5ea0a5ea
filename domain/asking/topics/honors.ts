import type { Meaning } from "#domain/ask/meaning.ts";
import { TITLE_AWARD } from "#domain/history/awards.ts";
import { playerPath } from "#domain/players/players.ts";
import { seasonPath } from "#domain/players/season-links.ts";
import type { SeasonNow } from "#domain/season/season.ts";
import { ALL_SEASONS, isSeveral } from "#domain/season/season-range.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { HonorsFact } from "../honors-fact.ts";
import { seasonEnding } from "../read/past-season.ts";
import { inferred, joined, nameSegments, said } from "../restate/segments.ts";
import type { Segment } from "../understanding.ts";
import { seasonSegment } from "./seasons.ts";
import { type TopicContext, type TopicReading, topic } from "./topic.ts";

const TEAMS_OF_AWARDS = (["first", "second", "third"] as const)
  .map((rank, at) => {
    const [nth, numbered] = [rank, ["1st", "2nd", "3rd"][at]];
    const rows = (award: string, words: readonly string[]) => {
      const phrases = words.flatMap((word) =>
        [nth, numbered].flatMap((own) => [
          `${word} ${own} team`,
          `${word} ${own}`,
          `${own} team ${word}`,
          `${word} team ${own}`,
        ]),
      );
      return `award=${award} ${rank[0]?.toUpperCase()}${rank.slice(1)} Team: ${phrases.join(", ")}\n`;
    };
    return (
      rows("All-NBA", ["all nba", "allnba"]) +
      rows("All-Defensive", ["all defensive", "all defense", "alldefensive", "alldefense"]) +
      rows("All-Rookie", ["all rookie", "allrookie"])
    );
  })
  .join("");

const AWARDS = `
award=Most Valuable Player: mvp, mvps, most valuable player, most valuable players, mvp award, mvp awards, league mvp
award=Most Valuable Player: league mvps, regular season mvp, season mvp, mvp trophies, mvp trophy
award=Finals MVP: finals mvp, finals mvps, fmvp, fmvps, mvp of the finals, finals mvp awards
award=West Finals MVP: west finals mvp, western conference finals mvp, western finals mvp, wcf mvp
award=East Finals MVP: east finals mvp, eastern conference finals mvp, eastern finals mvp, ecf mvp
award=Defensive Player of the Year: dpoy, dpoys, defensive player of the year, dpoy awards
award=Rookie of the Year: roy, roty, rookie of the year, rookies of the year, rookie of the year award
award=Sixth Man of the Year: 6moy, sixth man of the year, 6th man of the year, sixth man, sixth men of the year
award=Sixth Man of the Year: sixth man of the year awards
award=Most Improved Player: mip, most improved player, most improved players
award=Clutch Player of the Year: cpoy, clutch player of the year
award=Coach of the Year: coy, coach of the year, coaches of the year
award=All-Star: all star, all stars, allstar, allstars, all star team, all star game, all star games, all star teams
award=All-Star: all star selections, all star appearances, all star selection, all star nods
award=All-Star MVP: all star mvp, all star mvps, all star game mvp, allstar mvp
award=All-NBA: all nba, allnba, all nba team, all nba teams, all nba selections, allnba selections, allnba team
award=All-Defensive: all defensive, all defense, all defensive team, all defense team, all defensive teams, alldefense
award=All-Defensive: all defensive selections
award=All-Rookie: all rookie, all rookie team, allrookie
award=Scoring Leader: scoring title, scoring titles, scoring champion, scoring champions, scoring champ, scoring crown
award=Rebounding Leader: rebounding title, rebounding titles, rebound title, rebounding champion
award=Assists Leader: assist title, assist titles, assists title, assists titles
award=Steals Leader: steals title, steals titles
award=Blocks Leader: blocks title, block title, blocks titles, block titles
ring: ring, rings, championship rings, championship ring
${TEAMS_OF_AWARDS}`;

const GIVEN = `
given: winner, winning, given, named, selected, voted, made, make, makes, makers, award, awards, been, received
listed: winners, list, all time, by year, each year, every, all
`;

/** Awards of other seasons, and of all: "who won mvp in 1987", "most finals mvps", "youngest mvp". */
export const awards = topic({
  words: `${AWARDS}${GIVEN}
active: active, current, currently, still playing
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
    "team teams host last first person former anybody with number or-more more led leaders figure mean scorer per-game",
  read(meaning, context) {
    const given = awardOf(meaning);
    if (given !== undefined && meaning.has(...OF_LEADERS)) return undefined;
    const award = given ?? leaderOf(meaning, context);
    const person = meaning.one("person");
    const isOfPlayers = meaning.has("person", "players", "active");
    const own = award ?? (isOfPlayers && meaning.has("title") ? TITLE_AWARD : undefined);
    if (own === undefined || meaning.has("teams")) return undefined;
    return person === undefined
      ? ofAward(own, meaning, context)
      : meaning.all("person").length > 1 || meaning.has("seasons", "rank", "oldest", "team")
        ? undefined
        : {
            fact: { kind: "awards-of", award: own, player: person },
            needs: HONORS,
            path: playerPath(person.name),
            readAs: joined([said(`${own} of `), ...nameSegments(person.name, context.said)]),
          };
  },
});

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
  const seasons = seasonsOf(meaning, seasonNow);
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
  const end = meaning.has("last") ? "last" : meaning.has("first") ? "first" : undefined;
  const isNamed = meaning.has("seasons", "short-year");
  // "current mvps" are all of them, "who is the current mvp" is one.
  const isOfActive = isActive && !meaning.has("who", "is");
  const isOfAll = isOfActive || meaning.has("former", "ever", "listed", "many");
  // The awards of the season itself come with its games.
  if (!isSeveral(seasons) && seasons >= seasonNow.current) return undefined;
  if (!isNamed && team === undefined && !isOfAll && end !== "first") return undefined;
  const fact = { kind: "winners", award, seasons, teamId: team?.id, isActive } as const;
  return reading(
    { ...fact, end: isNamed && !isSeveral(seasons) ? undefined : end },
    [
      ...(end && !isNamed ? [said(`${end} `)] : []),
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

/** Champions and titles of all seasons: "who won the title in 1979", "most titles", "celtics titles". */
export const titles = topic({
  words: `
title: title, titles, championship, championships, champion, champions, champ, champs, nba title, nba titles, chip
title: nba championship, nba championships, nba champion, nba champions, nba champ, nba champs, world championship
title: nba chip, chips
finals: finals, nba finals, the finals
given: winner, winners, winning, result, results, score, series
beaten: beat, beaten, defeat, defeated, lost to, lose to, runner up, runners up, lose, lost
franchise: franchise, franchises
more: more
`,
  needs: "",
  takes:
    "title finals ring win loss given beaten season seasons short-year rank team teams franchise club opponent last " +
    "first many time times when ever years more play against",
  read(meaning, { asking, said: context }) {
    const { seasonNow } = asking.vocabulary.data;
    const isOfTitle =
      meaning.has("title") || (meaning.has("ring") && meaning.has("teams", "franchise", "club"));
    const named = [...meaning.all("team"), ...meaning.all("opponent")];
    const [team, ...others] = named;
    if (!isOfTitle && !meaning.has("finals")) return undefined;
    const seasons = seasonsOf(meaning, seasonNow);
    const rank = meaning.one("rank");
    const path = (id: number) => `${teamPath({ id })}/history`;
    if (meaning.has("seasons", "short-year") && !isSeveral(seasons)) {
      if (rank !== undefined || others.length > 0 || seasons >= seasonNow.current) return undefined;
      const isOfBoth = meaning.has("beaten") || meaning.has("finals");
      if (team !== undefined && !isOfBoth) return undefined;
      return {
        fact: { kind: "champion", season: seasons, teamId: team?.id },
        needs: HONORS,
        path: seasonPath(seasons),
        readAs: joined([
          said(meaning.has("title") ? "champion" : "Finals"),
          ...(team ? [said(" of the "), ...nameSegments(team.fullName, context)] : []),
          seasonSegment(seasons, meaning),
        ]),
      };
    }
    const [other] = others;
    if (team && other && meaning.has("finals") && meaning.has("seasons", "many", "time"))
      return {
        fact: { kind: "finals-of", teamIds: [team.id, other.id] },
        needs: HONORS,
        path: "/nba/seasons",
        readAs: joined([
          said("Finals of the "),
          ...nameSegments(`${team.fullName} and the ${other.fullName}`, context),
          inferred(", all seasons"),
        ]),
      };
    if (
      team !== undefined ||
      (!meaning.has("club", "seasons") && rank !== "most") ||
      meaning.has("beaten")
    )
      return undefined;
    const club = meaning.one("club");
    if (club !== undefined)
      return {
        fact: { kind: "titles", seasons, club },
        needs: HONORS,
        path: path(club.teamId),
        readAs: joined([said("titles of the "), ...nameSegments(club.name, context)]),
      };
    if (!isOfTitle && !meaning.has("win", "given")) return undefined;
    return {
      fact: { kind: "titles", seasons, club: undefined },
      needs: HONORS,
      path: "/nba/seasons",
      readAs: joined([said("teams by their titles"), seasonSegment(seasons, meaning)]),
    };
  },
});
