import { formatEasternTime } from "#domain/dates.ts";
import type { LivePlays } from "#domain/live/live-plays.ts";
import type { Player } from "#domain/players/player.ts";
import { playerPath } from "#domain/players/players.ts";
import { playsOnFloor } from "#domain/plays/floor.ts";
import { linesOfMoments, type Part } from "#domain/plays/parts.ts";
import type { GamePlays } from "#domain/plays/play.ts";
import { playersOfGame } from "#domain/plays/play-columns.ts";
import { clockWords } from "#domain/plays/play-words.ts";
import { pointsByPeriod } from "#domain/plays/score-walk.ts";
import { PARTS_OF_PLAYS } from "#domain/site/routes.ts";
import { periodHeads } from "../game/box-score.ts";
import { leadsAfter, type Quarters } from "../game/game.ts";
import type { CardSide, UpcomingCard } from "../game/game-cards.ts";
import { periodNames } from "./period-names.ts";
import { namesOfPlays } from "./player-names.ts";
import { type PlayRow, type PlaysOfPart, playRow, playsOfPart } from "./plays-page.ts";
import { type Story, storyOf } from "./story.ts";

/** The story of a game in progress, by its plays as they were last read. */
export interface StorySoFar {
  /** "4:12 3rd", "the end of the 3rd". */
  through: string;
  quarters: Quarters;
  story: Story;
  /** The last plays, the latest first. */
  last: PlayRow[];
  /** The plays of a part: the one asked for, or the latest. */
  part: PlaysOfPart;
  /** When the plays were last read; "" while the source gives them. */
  note: string;
}

/** The last plays that the story shows. */
const LAST_PLAYS = 6;

/** The story of a game so far. */
export function storySoFar(
  { plays, names: sourceNames, readAt, isFailing }: LivePlays,
  card: UpcomingCard,
  about: {
    players: readonly Player[];
    /** The home team's chance before the game. */
    homeChance: number;
    /** The part whose plays are asked for. */
    part: Part | undefined;
  },
): StorySoFar | undefined {
  const last = plays.plays.at(-1);
  if (last === undefined) return undefined;
  const { players, homeChance } = about;
  const [home, away] = [card.home.team, card.away.team];
  const known = new Map(players.map(({ id, name }) => [id, name]));
  const ids = playersOfGame(plays);
  const names = new Map(ids.map((id) => [id, known.get(id) ?? sourceNames.get(id) ?? "Unknown"]));
  const game = { homeTeamId: home.id, awayTeamId: away.id, lines: [] };
  const lines = linesOfMoments(playsOnFloor(plays), game);
  const told = {
    home,
    away,
    plays,
    nameOf: namesOfPlays(ids, names),
    pathOf: (part: Part) => `${card.href}/plays?part=${part}`,
  };
  const head = periodNames(last.period).at(-1) ?? "";
  const whole = storyOf({
    game: { ...game, lines },
    home,
    away,
    plays,
    names,
    homeChance,
    hrefOf: (id) => (known.has(id) ? playerPath(known.get(id) ?? "") : undefined),
  });
  return {
    through: last.clock > 0 ? `${clockWords(last.clock)} ${head}` : `the end of ${theHead(head)}`,
    quarters: quartersOf(plays, card),
    story: shortened(whole),
    last: plays.plays
      .slice(-LAST_PLAYS)
      .reverse()
      .map((play) => playRow(told, play)),
    part: playsOfPart(
      told,
      about.part ?? PARTS_OF_PLAYS.findLast((_, at) => at < last.period) ?? "q1",
    ),
    note: isFailing ? `Plays updated at ${formatEasternTime(new Date(readAt).toISOString())}.` : "",
  };
}

/** A story with room for the last plays: the page fits into one window, also with overtimes. */
function shortened(story: Story): Story {
  return {
    ...story,
    table: story.table.filter(({ time }, at, { length }) => /^End/.test(time) || at === length - 1),
    sides: story.sides.map((side) => ({ ...side, assists: "" })),
  };
}

function theHead(head: string): string {
  return head.startsWith("OT") ? head : `the ${head}`;
}

function quartersOf(plays: GamePlays, { home, away }: UpcomingCard): Quarters {
  const periods = pointsByPeriod(plays);
  const heads = periodHeads(periods.home.length);
  const leads = leadsAfter({ periods }, heads, home.team, away.team);
  const side = ({ team, logo }: CardSide, own: number[]) => ({
    team,
    logo,
    won: false,
    periods: own,
    points: own.reduce((sum, points) => sum + points, 0),
  });
  return {
    home: side(home, periods.home),
    away: side(away, periods.away),
    periodHeads: heads,
    leads,
    widest: Math.max(1, ...leads.map(({ margin }) => Math.abs(margin))),
  };
}
