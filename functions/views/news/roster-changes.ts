import { linksOfSeason } from "#domain/players/season-links.ts";
import {
  type Mover,
  playersOf,
  type RosterChanges,
  rosterChanges,
  rostersInForce,
} from "#domain/query/engine/roster-changes.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
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
  reads: SeasonReads,
  { lines, teams }: Pick<QuestionData, "lines" | "teams">,
): Promise<PrintedChanges | undefined> {
  const before = seasonBefore(season);
  const old = await readLines(before, reads);
  if (old === undefined) return undefined;
  const found = rosterChanges(team.id, playersOf(old), playersOf(lines));
  const { current } = reads.collections.seasonNow;
  return { ...printedChanges(found, { before, now: season, teams, current }), isRoster: false };
}

/**
 * The players who came and left by the rosters in force: since the games of a season that is over, or of the one
 * before the season that runs, in which not everybody has played.
 */
export async function readChangesSince(
  team: Team,
  { current, isOver }: { current: string; isOver: boolean },
  reads: SeasonReads,
  { lines, players, teams }: Pick<QuestionData, "lines" | "players" | "teams">,
): Promise<PrintedChanges | undefined> {
  const before = isOver ? current : seasonBefore(current);
  const old = isOver ? lines : await readLines(before, reads);
  if (old === undefined) return undefined;
  const now = rostersInForce(players, teams, playersOf(lines));
  const found = rosterChanges(team.id, playersOf(old), now);
  return { ...printedChanges(found, { before, now: current, teams, current }), isRoster: true };
}

async function readLines(
  season: string,
  { collections, documents }: SeasonReads,
): Promise<SeasonLines | undefined> {
  const archive = await collections.archive();
  if (!archive.ok || !archive.value.value.some((held) => held.season === season)) return undefined;
  const read = await documents.seasons(season);
  return read.ok ? read.value.value.lines : undefined;
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
