import { formatShortDate } from "#domain/dates.ts";
import type { Particulars } from "#domain/players/career.ts";
import type { Player } from "#domain/players/player.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import { feetAndInches } from "#domain/query/conditions/player-conditions.ts";
import { printedHeight, printedService, printedWeight } from "#domain/season/printed.ts";

const POSITIONS: Readonly<Record<string, string>> = { G: "Guard", F: "Forward", C: "Center" };

/** A player's vitals in short: "Forward-guard, no. 77", "27 years", ..., "Rookie in 2025-26". */
export function vitalsOf(player: Player, currentSeason: string): string[] {
  const position = positionOf(player.position);
  const number = player.jersey && `no. ${player.jersey}`;
  return [
    [position, position ? number : number.replace("n", "N")].filter(Boolean).join(", "),
    player.age && `${player.age} years`,
    printedHeight(player.height),
    printedWeight(player.weight),
    player.yearsOfService.startsWith("R")
      ? printedService(player.yearsOfService, currentSeason)
      : "",
  ].filter(Boolean);
}

function positionOf(letters: string): string {
  const parts = letters.split("-").map((letter) => POSITIONS[letter] ?? letter);
  return parts.map((part, at) => (at === 0 ? part : part.toLowerCase())).join("-");
}

/** The same of a former player: "Guard", "6-6", "Born Feb 17, 1963", "UNC", "Drafted 3rd in 1984". */
export function particularsOf({ position, inches, born, college, draft }: Particulars): string[] {
  const [, year, pick] = /^(\d{4})(?: Rnd \d+ Pick (\d+))?$/.exec(draft) ?? [];
  return [
    positionOf(position),
    inches > 0 ? printedHeight(feetAndInches(inches)) : "",
    born && `Born ${formatShortDate(born)}`,
    college,
    year === undefined ? "" : `Drafted ${pick ? `${ordinal(Number(pick))} ` : ""}in ${year}`,
  ].filter(Boolean);
}
