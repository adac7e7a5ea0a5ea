import type { Part } from "../../../domain/plays/parts.ts";
import { type GamePlays, type Play, pointsOf } from "../../../domain/plays/play.ts";
import { clockWords, playWords } from "../../../domain/plays/play-words.ts";
import { printedScore } from "../../../domain/printing/records.ts";
import { PARTS_OF_PLAYS } from "../../../domain/site/routes.ts";
import type { Collections } from "../../data/cached-collections.ts";
import type { Documents } from "../../data/cached-documents.ts";
import { type GamePage, gamePageOf } from "../game.ts";
import { type GameRead, readGame } from "../read-game.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../view.ts";
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
  return { ...read, page: { page, plays: playsOfPart(read.page, plays.plays, asked) } };
}

function playsOfPart(
  { game, home, away, facts }: GameRead,
  plays: GamePlays,
  asked: Part | undefined,
): PlaysOfPart {
  const last = plays.plays.at(-1)?.period ?? 0;
  const known = PARTS_OF_PLAYS.filter((part) => part !== "ot" || last > 4);
  const part = known.find((one) => one === asked) ?? "q1";
  const names = periodNames(last);
  const nameOf = namesOfPlays(
    game.lines.map(({ playerId }) => playerId),
    facts.names,
  );
  const isIn = ({ period }: Play) => (part === "ot" ? period > 4 : part === `q${period}`);
  const rowOf = (play: Play): PlayRow => ({
    clock: clockWords(play.clock),
    team: play.side === undefined ? "" : { home, away }[play.side].abbreviation,
    words: playWords(play, nameOf),
    score: pointsOf(play.kind) === 0 ? "" : printedScore(play.awayPoints, play.homePoints),
  });
  const periods = Map.groupBy(plays.plays.filter(isIn), ({ period }) => period);
  return {
    part,
    title: PART_NAMES[part],
    parts: known.map((one) => ({
      part: one,
      href: partPath(game, one === "q1" ? undefined : one, "/plays"),
      text: PART_NAMES[one],
    })),
    periods: [...periods].map(([period, own]) => ({
      name: names[period - 1] ?? "",
      rows: own.map(rowOf),
    })),
    caveat: caveatOf(plays),
  };
}
