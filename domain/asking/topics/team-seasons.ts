import type { Meaning, SeasonCount } from "#domain/ask/meaning.ts";
import { printedRecord } from "#domain/printing/records.ts";
import { ALL_SEASONS, isSeveral } from "#domain/season/season-range.ts";
import { type Team, teamPath } from "#domain/teams/team.ts";
import type { TeamRecordFact, TeamSeasonFact } from "../history-fact.ts";
import { inferred, joined, nameSegments, type Said, said } from "../restate/segments.ts";
import { teamRecordWords } from "../restate/team-records.ts";
import type { Segment } from "../understanding.ts";
import { seasonSegment } from "./seasons.ts";
import { topic } from "./topic.ts";

/** The seasons of so many wins: "when did the spurs last win 60 games", "how many times have the spurs won 50 games". */
export const teamSeasons = topic({
  words: `
made: made, make, reach, reached, qualified
appearance: appearance(s), berth(s)
every: how many times, how many seasons, how often
plural-seasons: seasons
`,
  needs: "",
  takes:
    "first last every many time team teams anybody season-wins season-losses season plural-seasons stage " +
    "made appearance record seasons club game win loss",
  read(meaning, { asking, said: context }) {
    const [team, ...others] = meaning.all("team");
    const seasons = meaning.one("seasons")?.(asking.vocabulary.data.seasonNow);
    const [club] = meaning.all("club");
    const teamId = team?.id ?? club?.teamId;
    // The seasons of a club that is no more are all that it had.
    const isOfAll = seasons === ALL_SEASONS || (club !== undefined && seasons === undefined);
    const isWhole = isOfAll && meaning.has("record", "win", "loss") && !meaning.has(...OF_ONE);
    if (isWhole && teamId !== undefined && others.length === 0 && !(team && club))
      return {
        fact: {
          kind: "team-season",
          teamId,
          end: "every",
          of: "record",
          count: 0,
          club: club?.name,
        },
        needs: { kind: "team-years", teamId },
        path: `${teamPath({ id: teamId })}/history`,
        readAs: joined([
          said("record of the "),
          ...nameSegments(team?.fullName ?? club?.name ?? "", context),
          said(", all seasons"),
          inferred(", regular season"),
        ]),
      };
    if (seasons !== undefined || club !== undefined) return undefined;
    const counted = countedIn(meaning);
    const isOfSomeone = team !== undefined || meaning.has("teams", "anybody");
    if (counted === undefined || others.length > 0 || !isOfSomeone) return undefined;
    const isEvery = meaning.has("every") || (meaning.has("many") && meaning.has("plural-seasons"));
    const isLast = meaning.has("last");
    // "first team to 50 wins" is a race of one season.
    const isAsked = isEvery || meaning.has("when", "time") || (isLast && meaning.has("teams"));
    const { of, count } = counted;
    const isOfPlayoffs = of === "playoffs";
    const ends = [isLast, meaning.has("first"), isEvery && team !== undefined];
    if (ends.filter(Boolean).length !== 1 || (isOfPlayoffs ? team === undefined : !isAsked))
      return undefined;
    const end = isEvery ? "every" : isLast ? "last" : "first";
    return {
      fact: { kind: "team-season", teamId: team?.id, end, of, count },
      needs: team
        ? { kind: "team-years", teamId: team.id }
        : { kind: "season-games", seasons: ALL_SEASONS },
      path: team ? `${teamPath(team)}/history` : "/nba/seasons",
      readAs: joined([
        said(isEvery ? "seasons" : end),
        inferred(` ${isEvery ? "" : "season "}in which `),
        ...clubSegments(team, context),
        ...deedSegments(counted),
      ]),
    };
  },
});

/** The categories of questions about single seasons. */
const OF_ONE = [
  "last",
  "first",
  "time",
  "when",
  "season-wins",
  "season-losses",
  "stage",
  "teams",
  "made",
];

/** The count of a whole season; undefined for a count of parts of a season. */
function countedIn(meaning: Meaning): (Pick<TeamSeasonFact, "of"> & SeasonCount) | undefined {
  const [wins, losses] = [meaning.one("season-wins"), meaning.one("season-losses")];
  const isOfPlayoffs = meaning.one("stage") === "playoffs";
  if ([wins, losses, isOfPlayoffs || undefined].filter((one) => one !== undefined).length !== 1)
    return undefined;
  if (wins !== undefined) return { of: "wins", ...wins };
  if (losses !== undefined) return { of: "losses", ...losses };
  const isReached = meaning.has("made", "appearance", "time") && !meaning.has("season");
  return isReached ? { of: "playoffs", count: 1, isMore: false } : undefined;
}

function clubSegments(team: Team | undefined, context: Said): Segment[] {
  return team === undefined
    ? [inferred("any "), said("team")]
    : [said("the "), ...nameSegments(team.fullName, context)];
}

function deedSegments({ of, count, isMore }: Pick<TeamSeasonFact, "of"> & SeasonCount): Segment[] {
  if (of === "playoffs") return [said(" made the playoffs")];
  return [
    said(` ${of === "wins" ? "won" : "lost"} ${count}`),
    { text: " or more", isInferred: !isMore },
    said(" games"),
  ];
}

/** Starts of seasons: "teams that started 10-0 since 2015", "first team to reach 50 wins". */
export const starts = topic({
  words: "",
  needs: "",
  takes:
    "score start started team teams anybody season seasons last first made season-wins perfect rank leaders",
  read(meaning, { asking, said: context }) {
    const { seasonNow } = asking.vocabulary.data;
    const [team, ...others] = meaning.all("team");
    const [wins, losses] = meaning.one("score")?.split("-").map(Number) ?? [];
    const isOfLast = meaning.has("last") || team !== undefined;
    const named =
      meaning.one("seasons")?.(seasonNow) ?? (isOfLast ? ALL_SEASONS : seasonNow.current);
    if (others.length > 0) return undefined;
    if (meaning.has("rank")) return recordIn(meaning, named, team, context);
    if (wins !== undefined && losses !== undefined) {
      const isAsked = meaning.has("start", "started") && (team ?? meaning.has("teams", "who"));
      if (!isAsked || meaning.has("season-wins")) return undefined;
      const record = { wins, losses };
      return {
        fact: { kind: "start", record, teamId: team?.id, seasons: named },
        needs: { kind: "season-games", seasons: named },
        path: undefined,
        readAs: joined([
          said("teams that started "),
          said(printedRecord(record)),
          ...(team ? [said(" of the "), ...nameSegments(team.fullName, context)] : []),
          seasonSegment(named, meaning),
        ]),
      };
    }
    return raceIn(meaning, named);
  },
});

function raceIn(meaning: Meaning, season: string) {
  const wins = meaning.one("season-wins")?.count;
  const isRace = meaning.has("first") && meaning.has("to") && !meaning.has("when", "team");
  if (wins === undefined || !isRace || isSeveral(season) || meaning.has("start", "started"))
    return undefined;
  return {
    fact: { kind: "race", wins, season },
    needs: { kind: "season-games", seasons: season },
    path: undefined,
    readAs: joined([said(`first team to ${wins} wins`), seasonSegment(season, meaning)]),
  } as const;
}

/** "best start to a season ever", "warriors worst record": of all seasons unless a question names some. */
function recordIn(meaning: Meaning, named: string, team: Team | undefined, context: Said) {
  const rank = meaning.one("rank");
  const isStart = meaning.has("start") && !meaning.has("leaders");
  const isRecord = meaning.has("leaders") && team !== undefined && !meaning.has("start");
  const seasons = meaning.has("seasons") ? named : ALL_SEASONS;
  const isRanked = rank === "best" || rank === "worst";
  if (!isRanked || meaning.has("season-wins", "score", "last", "first") || !isSeveral(seasons))
    return undefined;
  if (!isStart && !isRecord) return undefined;
  const fact: TeamRecordFact = {
    kind: "team-record",
    of: isStart ? "start" : "winpct",
    isWorst: rank === "worst",
    teamId: team?.id,
    isInSeason: true,
    seasons,
  };
  return {
    fact,
    needs: { kind: "season-games" as const, seasons },
    path: undefined,
    readAs: joined([
      said(teamRecordWords(fact)),
      ...(team ? [said(" of the "), ...nameSegments(team.fullName, context)] : []),
      seasonSegment(seasons, meaning),
    ]),
  };
}
