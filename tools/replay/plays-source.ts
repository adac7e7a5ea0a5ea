import type { Play, Side } from "#domain/plays/play.ts";
import { shortName } from "#functions/views/game/box-score.ts";
import type { Fault } from "./faults.ts";
import { momentOf } from "./game-timeline.ts";
import { playsDocument } from "./plays-document.ts";
import type { ReplayedGame } from "./season-api.ts";
import type { Json } from "./stats-api.ts";

/** The data of the source of plays. */
export interface PlaysSourceFacts {
  /** The games of the replayed day. */
  games: readonly ReplayedGame[];
  date: string;
  /** The abbreviation of a team. */
  codeOf: (teamId: number) => string;
}

const SCOREBOARD = "/scoreboard/todaysScoreboard_00.json";
const PLAYS = /^\/playbyplay\/playbyplay_(\d{10})\.json$/;

/** A document of the source at a moment; undefined for one that it does not have then. */
export function playsSourceAt(
  path: string,
  now: number,
  facts: PlaysSourceFacts,
  faults: ReadonlySet<Fault>,
): Json | undefined {
  if (path === SCOREBOARD) return scoreboardOf(facts);
  const [, id] = PLAYS.exec(path) ?? [];
  const game = facts.games.find((one) => one.game.id === id);
  return game && playsAt(game, now, facts, faults);
}

function scoreboardOf({ games, date, codeOf }: PlaysSourceFacts): Json {
  return {
    scoreboard: {
      gameDate: date,
      games: games.map(({ game }) => ({
        gameId: game.id,
        homeTeam: { teamTricode: codeOf(game.homeTeamId) },
        awayTeam: { teamTricode: codeOf(game.awayTeamId) },
      })),
    },
  };
}

/** The plays of a game up to a moment of its evening; undefined before its tip-off. */
function playsAt(
  { game, plays, timeline, tipOff, names }: ReplayedGame,
  now: number,
  { games, codeOf }: PlaysSourceFacts,
  faults: ReadonlySet<Fault>,
): Json | undefined {
  const seconds = (now - tipOff) / 1000;
  const moment = momentOf(timeline, seconds);
  if (plays === undefined || moment.kind === "scheduled") return undefined;
  const count = timeline.findLastIndex(({ at }) => at <= seconds) + 1;
  const played = plays.plays.slice(0, count);
  const isTakenBack =
    faults.has("score-back") && game.id === games[0]?.game.id && played.at(-1)?.period === 3;
  const codes: Record<Side, string> = {
    home: codeOf(game.homeTeamId),
    away: codeOf(game.awayTeamId),
  };
  return playsDocument(
    { ...plays, plays: isTakenBack ? withoutLastBasket(played) : played },
    {
      id: game.id,
      codes,
      nameOf: (id) => shortName(names.get(id) ?? ""),
      isOver: moment.kind === "final",
    },
  );
}

/** Plays without the home team's last basket of two points. */
function withoutLastBasket(plays: readonly Play[]): Play[] {
  const last = plays.findLastIndex(({ kind, side }) => kind === "fg2_made" && side === "home");
  return plays.flatMap((play, at) => {
    if (at === last) return [];
    return at < last ? [play] : [{ ...play, homePoints: play.homePoints - 2 }];
  });
}
