import { linksOfSeason } from "#domain/players/season-links.ts";
import type { PlayedLines } from "#domain/plays/parts.ts";
import type { GamePlays, Side } from "#domain/plays/play.ts";
import { playWords } from "#domain/plays/play-words.ts";
import { scoresOf } from "#domain/plays/score-walk.ts";
import { chancesOf, swing, turningPoints } from "#domain/plays/turning-points.ts";
import { WIN_CHANCE_FIT } from "#domain/plays/win-chance-fit.ts";
import { printedScore } from "#domain/printing/records.ts";
import { judgedGames } from "#domain/ratings/season-forecasts.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { placeName, type Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { type GamePage, gamePageOf } from "../game/game.ts";
import { gameWords } from "../game/game-words.ts";
import { type GameRead, readGame } from "../game/read-game.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { type Flow, flowOf } from "./flow.ts";
import { type FlowRow, flowTable } from "./flow-table.ts";
import { periodNames } from "./period-names.ts";
import { namesOfPlays } from "./player-names.ts";
import { type StoryFact, storyFacts, storyHeading, whenOf } from "./story-facts.ts";
import { assistWords, clutchRows, lineupRows, type StoryRow, scoringRows } from "./story-tables.ts";

/** A score that moved the chance to win. */
export interface TurningRow {
  side: Side;
  words: string;
  when: string;
  score: string;
  /** Its place in the chart of the chance to win, in percent of its width and height. */
  x: number;
  y: number;
  /** "+22": the points of percentage that the scoring side won. */
  swing: string;
}

/** The data of a story. */
export interface StoryMaterial {
  game: PlayedLines;
  home: Team;
  away: Team;
  plays: GamePlays;
  /** The names of the players, by id. */
  names: ReadonlyMap<string, string>;
  /** The home team's chance before the game. */
  homeChance: number;
  hrefOf: Story["hrefOf"];
}

/** The part of a story about one side. */
export interface StorySide {
  side: Side;
  scoring: StoryRow[];
  lineups: StoryRow[];
  assists: string;
}

/** The story of a game, made of its plays. */
export interface Story {
  heading: string;
  heads: string[];
  flow: Flow;
  table: FlowRow[];
  facts: StoryFact[];
  turning: TurningRow[];
  clutch: (StoryRow & { side: Side })[];
  /** The visitors first. */
  sides: StorySide[];
  /** The note on what is less certain in this game's plays; "" for a game whose plays are whole. */
  caveat: string;
  /** The address of a player's page; undefined where he has none. */
  hrefOf: (playerId: string) => string | undefined;
}

/** The page of a game's story; missing for a game without plays. */
export async function loadStory(
  collections: Collections,
  documents: Documents,
  id: string,
): Promise<View<{ page: GamePage; story: Story }>> {
  const read = await readGame(collections, documents, id);
  if (read.kind !== "ready") return read;
  const { plays, game, facts } = read.page;
  if (plays.kind === "unread") return UNAVAILABLE;
  if (plays.kind === "none") return MISSING_VIEW;
  const page = gamePageOf(read.page, await gameWords(game, facts, documents));
  return { ...read, page: { page, story: storyOf(materialOf(read.page, plays.plays)) } };
}

function materialOf(
  { game, home, away, facts, ratings }: GameRead,
  plays: GamePlays,
): StoryMaterial {
  const links = linksOfSeason(seasonOfGames([game]), facts.current);
  return {
    game,
    home,
    away,
    plays,
    names: facts.names,
    homeChance: judgedGames(ratings, facts.season.all).get(game.id)?.homeChance ?? 0.5,
    hrefOf: (playerId) => links.player(facts.names.get(playerId) ?? ""),
  };
}

/** The story of a game as far as it has been played. */
export function storyOf(material: StoryMaterial): Story {
  const { game, home, away, plays, names: playerNames, homeChance, hrefOf } = material;
  const scores = scoresOf(plays);
  const chances = chancesOf(plays, homeChance, WIN_CHANCE_FIT.weights);
  const heads = periodNames(plays.plays.at(-1)?.period ?? 0);
  const names = { sides: { home: placeName(home), away: placeName(away) }, heads };
  const nameOf = namesOfPlays(
    game.lines.map(({ playerId }) => playerId),
    playerNames,
  );
  const linesOf = (side: Side) => {
    const teamId = side === "home" ? home.id : away.id;
    return game.lines.filter((line) => line.teamId === teamId);
  };
  const flow = flowOf(plays, scores, chances, names);
  return {
    heading: storyHeading(plays, scores, names),
    heads,
    flow,
    table: flowTable(plays, chances, heads, {
      home: home.abbreviation,
      away: away.abbreviation,
    }),
    facts: storyFacts(plays, scores, names),
    turning: turningPoints(plays, chances).map((point) => ({
      side: point.score.side,
      words: playWords(point.score.play, nameOf),
      when: whenOf(point.score.play, names),
      x: Number(((100 * point.score.at) / flow.width).toFixed(1)),
      y: Math.round(100 * point.after),
      score: printedScore(point.score.play.awayPoints, point.score.play.homePoints),
      swing: `+${Math.round(100 * swing(point))}`,
    })),
    clutch: clutchRows(game, plays, nameOf).map(({ teamId, ...row }) => ({
      ...row,
      side: teamId === home.id ? "home" : "away",
    })),
    sides: (["away", "home"] as const).map((side) => ({
      side,
      scoring: scoringRows(plays, linesOf(side), heads.length, nameOf),
      lineups: lineupRows(plays, side, nameOf),
      assists: assistWords(plays, linesOf(side), nameOf),
    })),
    caveat: caveatOf(plays),
    hrefOf,
  };
}

/** The notes on plays that are not whole. */
export function caveatOf({ isWhole, guessedNames = 0 }: GamePlays): string {
  const order =
    "Only players' plays are available for this game, and their order within a second is reconstructed: " +
    "lead changes and ties may differ by one or two.";
  const names =
    `${guessedNames} names of this game's plays fit two players, and are given to one of them ` +
    "so that both box scores fit.";
  return [isWhole ? "" : order, guessedNames > 0 ? names : ""].filter(Boolean).join(" ");
}
