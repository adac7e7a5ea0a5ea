import { formatLongDay } from "#domain/dates.ts";
import { stateWords } from "#domain/live/live-words.ts";
import type { GamePicture, PictureMark } from "#domain/pictures/picture.ts";
import { printedScore } from "#domain/printing/records.ts";
import { markColor, pairColors, tileColors } from "#domain/teams/color-rules.ts";
import type { Team } from "#domain/teams/team.ts";
import type { GamePage, GameSide } from "../game/game.ts";
import type { GameElsewhere, UpcomingGamePage, UpcomingSide } from "../game/upcoming-game.ts";

/** The picture of a game with a result. */
export function pictureOfGame({ away, home, sentence, date, arena }: GamePage): GamePicture {
  const overtimes = Math.max(0, home.periods.length - 4);
  return pictureOf({ away, home }, ({ points, won }: GameSide) => ({ figure: `${points}`, won }), {
    state: stateWords({ kind: "final", overtimes }),
    sentence,
    note: [formatLongDay(date), arena.split(",")[0]].filter(Boolean).join(" · "),
  });
}

/** The picture of a game to come or in progress; undefined for one that has its page elsewhere. */
export function pictureOfUpcoming(
  found: UpcomingGamePage | GameElsewhere,
): GamePicture | undefined {
  if (found.kind === "elsewhere") return undefined;
  const { away, home, card, ...page } = found;
  const figure = ({ points, record, won }: UpcomingSide) => ({
    figure: points === undefined ? record && printedScore(record.wins, record.losses) : `${points}`,
    won,
  });
  return pictureOf({ away, home }, figure, {
    state: card.when,
    sentence: page.title,
    note: [formatLongDay(page.date), page.arena.split(",")[0]].filter(Boolean).join(" · "),
  });
}

function pictureOf<Side extends { team: Team }>(
  { away, home }: Record<"away" | "home", Side>,
  figureOf: (side: Side) => { figure: string | undefined; won: boolean },
  words: Pick<GamePicture, "state" | "sentence" | "note">,
): GamePicture {
  const colors = pairColors(away.team.abbreviation, home.team.abbreviation);
  const sideOf = (side: Side, color: string | undefined) => {
    const { figure = "", won } = figureOf(side);
    return { ...pictureMark(side.team.abbreviation), ...(color && { color }), figure, won };
  };
  return {
    kind: "game",
    away: sideOf(away, colors?.away.light),
    home: sideOf(home, colors?.home.light),
    ...words,
  };
}

/** A text in the colors of a team, by its abbreviation. */
export function pictureMark(code: string, text = code): PictureMark {
  return { text, tile: tileColors(code), color: markColor(code)?.light };
}
