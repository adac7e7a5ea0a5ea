import { completedYears } from "../dates.ts";
import type { AwardHistory } from "../history/awards.ts";
import type { FranchiseName } from "../history/league-history.ts";
import type { TeamStats } from "../leaders/team-stats.ts";
import { memoize } from "../memoize.ts";
import type { FormerPlayer } from "../players/former-player.ts";
import type { Player } from "../players/player.ts";
import type { KnownNames } from "../search/known-names.ts";
import type { SeasonRatings, SeasonTotals } from "../season/facts.ts";
import { type SeasonNow, seasonNow } from "../season/season.ts";
import type { Team } from "../teams/team.ts";
import { foldForSearch } from "../text/fold.ts";
import type { AllTimeSeasons } from "./storage/all-time.ts";
import type { LineGame, PartLines, SeasonLines } from "./storage/season-lines.ts";

/**
 * The data that questions are answered from. Callers must not change it, because indexes of it are
 * cached.
 */
export interface QuestionData {
  /** The season that is current, whichever the lines are of. */
  seasonNow: SeasonNow;
  lines: SeasonLines;
  /** The lines of the part of each game that a question is about; undefined for whole games. */
  part?: PartLines | undefined;
  /** The seasons that a question is about, where the lines are of more; see season-range.ts. */
  season?: string | undefined;
  teams: readonly Team[];
  /** The players on rosters, now or lately, the only ones with an age, a position and so on. */
  players: readonly Player[];
  /** The time of the rosters; undefined where it is not known. */
  rostersAt?: string | undefined;
  /** The players' official totals of the regular season. */
  totals: readonly SeasonTotals[];
  /** The players' official ratings of the regular season. */
  ratings: readonly SeasonRatings[];
  /** The teams' published statistics; undefined means no ratings. */
  teamStats: TeamStats | undefined;
  /** Players' other names; undefined where a question needs none. */
  names?: KnownNames | undefined;
  /** The players who have left, and the names of franchises, for questions that may name them. */
  former?: readonly FormerPlayer[] | undefined;
  franchises?: readonly FranchiseName[] | undefined;
  /** All awards, for questions that ask for them. */
  awards?: AwardHistory | undefined;
  /** All players' seasons since 1946-47, for rows that are of them. */
  allTime?: AllTimeSeasons | undefined;
  /** All playoffs of the players of the season, for careers in them. */
  playoffTotals?: AllTimeSeasons | undefined;
}

/** The data of questions about the lines of one season alone. */
export function dataOfLines(lines: SeasonLines, teams: readonly Team[]): QuestionData {
  const nothing = { players: [], totals: [], ratings: [], teamStats: undefined };
  return { ...nothing, seasonNow: seasonNow(lines.season), lines, teams };
}

/** A group of players by how they were drafted; the lottery has the first 14 picks. */
export type DraftGroup = "undrafted" | "lottery" | "first-round" | "second-round";

/** The facts of a player; undefined for unknown ones. */
export interface PlayerFacts {
  positions: readonly string[];
  age: number | undefined;
  isRookie: boolean | undefined;
  isActive: boolean;
  nation: string;
  college: string;
  draftYear: number | undefined;
  draftGroups: readonly DraftGroup[];
  inches: number | undefined;
  /** Years of service before the season; a rookie has none. */
  service: number | undefined;
  birthYear: number | undefined;
}

type TraitFields = Pick<
  Player,
  | "position"
  | "age"
  | "born"
  | "height"
  | "yearsOfService"
  | "nationality"
  | "preDraftTeam"
  | "draftStatus"
>;

type FactsById = ReadonlyMap<string, PlayerFacts>;

/** The facts of the players by id, at their present ages. */
export const factsOf = memoize(
  (players: readonly Player[]): FactsById =>
    new Map(players.map((player) => [player.id, factsOfPlayer(player)])),
);

/** The same of rosters: their rookies are those of the season to come, where any are known. */
export const factsOfRosters = memoize((players: readonly Player[]): FactsById => {
  const services = players.map(({ yearsOfService }) => yearsOfService);
  const rookie = services.find((service) => service.startsWith("R "));
  return new Map(players.map((player) => [player.id, factsOfPlayer(player, rookie)]));
});

/** The facts by id as they were on the last day of the regular season of some games. */
export const factsThen = memoize((players: readonly Player[]) =>
  memoize((games: readonly Pick<LineGame, "date" | "stage">[]): FactsById => {
    const last = games.findLast(({ stage }) => stage === "season")?.date;
    const then = (player: Player) =>
      last === undefined || player.born === ""
        ? player
        : { ...player, age: String(completedYears(player.born, last)) };
    return new Map(players.map((player) => [player.id, factsOfPlayer(then(player))]));
  }),
);

/** The facts of a player as his fields tell them. */
export function factsOfPlayer(player: TraitFields, rookie = "R"): PlayerFacts {
  const [, feet, inches] = /^(\d)-(\d{1,2})$/.exec(player.height) ?? [];
  const year = /^(\d{4})\b/.exec(player.draftStatus)?.[1];
  return {
    positions: player.position.split("-").map((part) => part.trim()),
    age: /^\d+$/.test(player.age) ? Number(player.age) : undefined,
    isRookie: player.yearsOfService === "" ? undefined : player.yearsOfService === rookie,
    isActive: true,
    nation: foldForSearch(player.nationality),
    college: foldForSearch(player.preDraftTeam),
    draftYear: year === undefined ? undefined : Number(year),
    draftGroups: draftGroupsOf(player.draftStatus),
    service: yearsOf(player.yearsOfService),
    birthYear: player.born === "" ? undefined : Number(player.born.slice(0, 4)),
    inches: feet === undefined ? undefined : 12 * Number(feet) + Number(inches),
  };
}

const LAST_OF_LOTTERY = 14;

/** The groups of a player with a draft status such as "2003 Rnd 1 Pick 1". */
function draftGroupsOf(status: string): DraftGroup[] {
  if (status === "Undrafted") return ["undrafted"];
  const [, round, pick] = /Rnd (\d) Pick (\d+)$/.exec(status) ?? [];
  if (round === undefined) return [];
  if (round !== "1") return ["second-round"];
  return Number(pick) <= LAST_OF_LOTTERY ? ["first-round", "lottery"] : ["first-round"];
}

function yearsOf(service: string): number | undefined {
  if (service === "R") return 0;
  return /^\d+$/.test(service) ? Number(service) : undefined;
}
