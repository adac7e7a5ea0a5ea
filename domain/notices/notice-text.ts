import { stateWords } from "../live/live-words.ts";
import { fixturePath } from "../season/fixtures.ts";
import type { Team } from "../teams/team.ts";
import type { GameEvent } from "./game-events.ts";

/** A notice as the service worker shows it. */
export interface NoticeMessage {
  title: string;
  body: string;
  /** The path that opens on a click. */
  path: string;
  /** Of two notices with one tag, a device shows the later alone. */
  tag: string;
}

type Named = Pick<Team, "name" | "abbreviation">;

/**
 * The notice of an event. The score stands in the body alone, and not even there for a member who
 * hides the scores of the game.
 */
export function noticeOf(
  { key, kind, date, game }: GameEvent,
  { home, away }: { home: Named; away: Named },
  { hidesScores }: { hidesScores: boolean },
): NoticeMessage {
  const { state, homePoints, awayPoints } = game;
  const score = `${away.name} ${awayPoints}, ${home.name} ${homePoints}`;
  const said = {
    start: { what: "Tip-off", shown: "The game is under way.", hidden: "The game is under way." },
    close: {
      what: "Close finish",
      shown: `${score}, ${stateWords(state)}`,
      hidden: stateWords(state),
    },
    overtime: {
      what: state.kind === "overtime" && state.overtime > 1 ? `${state.overtime}OT` : "Overtime",
      shown: score,
      hidden: "The game goes on.",
    },
    final: { what: stateWords(state), shown: score, hidden: "Open the game to see the score." },
  }[kind];
  return {
    title: `${said.what}: ${away.name} at ${home.name}`,
    body: hidesScores ? said.hidden : said.shown,
    path: fixturePath({ date }, away, home),
    tag: key,
  };
}
