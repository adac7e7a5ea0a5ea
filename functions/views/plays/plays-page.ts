import type { Part } from "#domain/plays/parts.ts";
import { type GamePlays, type Play, pointsOf } from "#domain/plays/play.ts";
import { clockWords, type NameInPlays, playWords } from "#domain/plays/play-words.ts";
import { printedScore } from "#domain/printing/records.ts";
import { PARTS_OF_PLAYS } from "#domain/site/routes.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { type GamePage, gamePageOf } from "../game/game.ts";
import { readGame } from "../game/read-game.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { PART_NAMES, type PartLink, partPath } from "./part-links.ts";
import { periodNames } from "./period-names.ts";
import { namesOfPlays } from "./player-names.ts";
import { caveatOf } from "./story.ts";

/** A play as the page prints it. */
export interface PlayRow {
  clock: string;
  /** The abbreviation of the acting team; "" for none. */
  team: string;
  words: string;
  /** The score after a play that scored, the visitors first; "" after any other. */
  score: string;
}

/** The plays of a quarter, or of all overtimes. */
export interface PlaysOfPart {
  part: Part;
  title: string;
  parts: PartLink[];
  /** One period, or several overtimes. */
  periods: { name: string; rows: PlayRow[] }[];
  caveat: string;
}

/** The page of a game's plays in one of its parts; missing for a game without plays. */
export async function loadPlays(
  collections: Collections,
  documents: Documents,
  id: string,
  asked: Part | undefined,
): Promise<View<{ page: GamePage; plays: PlaysOfPart }>> {
  const read = await readGame(collections, documents, id);
  if (read.kind !== "ready") return read;
  const { plays } = read.page;
  if (plays.kind === "unread") return UNAVAILABLE;
  if (plays.kind === "none") return MISSING_VIEW;
  const page = gamePageOf(read.page, "");
  const { game, home, away, facts } = read.page;
  const told: ToldPlays = {
    home,
    away,
    plays: plays.plays,
    nameOf: namesOfPlays(
      game.lines.map(({ playerId }) => playerId),
      facts.names,
    ),
    pathOf: (part) => partPath(game, part === "q1" ? undefined : part, "/plays"),
  };
  return { ...read, page: { page, plays: playsOfPart(told, asked ?? "q1") } };
}

/** A game's plays, with the names and addresses that they are printed with. */
export interface ToldPlays {
  home: Team;
  away: Team;
  plays: GamePlays;
  nameOf: NameInPlays;
  /** The address of the plays of a part. */
  pathOf: (part: Part) => string;
}

/** A play as a row, with its clock. */
export function playRow({ home, away, nameOf }: ToldPlays, play: Play): PlayRow {
  return {
    clock: clockWords(play.clock),
    team: play.side === undefined ? "" : { home, away }[play.side].abbreviation,
    words: playWords(play, nameOf),
    score: pointsOf(play.kind) === 0 ? "" : printedScore(play.awayPoints, play.homePoints),
  };
}

/** The plays of a part; those of the first quarter for a part that the game has not reached. */
export function playsOfPart(told: ToldPlays, asked: Part): PlaysOfPart {
  const { plays } = told.plays;
  const last = plays.at(-1)?.period ?? 0;
  const known = PARTS_OF_PLAYS.filter((_, at) => at < last);
  const part = known.find((one) => one === asked) ?? "q1";
  const names = periodNames(last);
  const isIn = ({ period }: Play) => (part === "ot" ? period > 4 : part === `q${period}`);
  const periods = Map.groupBy(plays.filter(isIn), ({ period }) => period);
  return {
    part,
    title: PART_NAMES[part],
    parts: known.map((one) => ({
      part: one,
      href: told.pathOf(one),
      text: PART_NAMES[one],
    })),
    periods: [...periods].map(([period, own]) => ({
      name: names[period - 1] ?? "",
      rows: own.map((play) => playRow(told, play)),
    })),
    caveat: caveatOf(told.plays),
  };
}
