import { linksOfSeason } from "#domain/players/season-links.ts";
import {
  type Mover,
  playersOf,
  type RosterChanges,
  rosterChanges,
  rostersInForce,
} from "#domain/query/engine/roster-changes.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { seasonBefore } from "#domain/standings/team-sentences.ts";
import type { Team } from "#domain/teams/team.ts";
import type { SeasonReads } from "#functions/data/season-reads.ts";

/** The players who came and who left against the season before. */
export interface PrintedChanges {
  /** "2017-18". */
  before: string;
  /** The later side is the roster in force, not a season's games. */
  isRoster: boolean;
  came: PrintedMover[];
  left: PrintedMover[];
}

interface PrintedMover {
  name: string;
  href: string;
  /** "from the Spurs", "to the Bulls"; "" without a game elsewhere. */
  words: string;
}

/**
 * The players who came and left against the season before, which is read beside the asked one; undefined when it
 * is not held or cannot be read.
 */
export async function readRosterChanges(
  team: Team,
  season: string,
  { collections, documents }: SeasonReads,
  { lines, teams }: Pick<QuestionData, "lines" | "teams">,
): Promise<PrintedChanges | undefined> {
  const before = seasonBefore(season);
  const archive = await collections.archive();
  if (!archive.ok || !archive.value.value.some((held) => held.season === before)) return undefined;
  const read = await documents.seasons(before);
  if (!read.ok) return undefined;
  const found = rosterChanges(team.id, playersOf(read.value.value.lines), playersOf(lines));
  return {
    ...printedChanges(found, {
      before,
      now: season,
      teams,
      current: collections.seasonNow.current,
    }),
    isRoster: false,
  };
}

/** The players who came and left since the season's games, by rosters that are newer than these. */
export function changesSince(
  season: string,
  team: Team,
  { lines, players, teams }: Pick<QuestionData, "lines" | "players" | "teams">,
): PrintedChanges {
  const found = rosterChanges(team.id, playersOf(lines), rostersInForce(players, teams));
  return {
    ...printedChanges(found, { before: season, now: season, teams, current: season }),
    isRoster: true,
  };
}

function printedChanges(
  { came, left }: RosterChanges,
  of: { before: string; now: string; teams: readonly Team[]; current: string },
): Omit<PrintedChanges, "isRoster"> {
  const nameOf = (id: number) => of.teams.find((other) => other.id === id)?.name ?? "";
  const printed = (mover: Mover, path: string, preposition: string): PrintedMover => ({
    name: mover.name,
    href: path,
    words: mover.otherTeamId === undefined ? "" : `${preposition} the ${nameOf(mover.otherTeamId)}`,
  });
  const [now, then] = [linksOfSeason(of.now, of.current), linksOfSeason(of.before, of.current)];
  return {
    before: of.before,
    came: came.map((mover) => printed(mover, now.player(mover.name), "from")),
    left: left.map((mover) => printed(mover, then.player(mover.name), "to")),
  };
}
