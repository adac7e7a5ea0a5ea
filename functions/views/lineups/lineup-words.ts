import { formatUpdated } from "#domain/dates.ts";
import type { OnOff, TeamGames } from "#domain/plays/on-off.ts";
import type { SeasonOnOff } from "#domain/plays/season-on-off.ts";
import { counted } from "#domain/printing/counted.ts";
import { ON_FLOOR } from "#domain/query/storage/part-lines.ts";
import { signed } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";

/** Minutes as pages print them: "1,634". */
export function minutesOf(seconds: number): string {
  return printedFigure(String(Math.round(seconds / 60)));
}

/** A figure of 48 minutes with its sign: "+7.7". */
export function netText(net: number): string {
  return printedFigure(signed(net, 1, 1));
}

/** The definitions below figures of players together. */
export const DEFINITIONS = {
  together: ON_FLOOR,
  net: "Per 48: net points per 48 minutes.",
} as const;

/** How far the plays go, and which games have none or are not sure of their names. */
export function coverageNotes(
  { season, through }: SeasonOnOff,
  { games, missing }: Pick<OnOff, "games" | "missing">,
  teams: readonly Pick<TeamGames, "guessed">[] = [],
): string[] {
  const guessed = Math.max(0, ...teams.map((team) => team.guessed));
  const all = printedFigure(String(games));
  const known =
    missing === 0
      ? `All ${all} games`
      : `${printedFigure(String(games - missing))} of ${all} games`;
  return [
    `${known} of ${season} have play-by-play, through ${formatUpdated(through) ?? through}.`,
    ...(guessed > 0
      ? [
          `In ${counted(guessed, "game")} of a team, some plays use a name that two players share; each is ` +
            "credited to one of them.",
        ]
      : []),
  ];
}
