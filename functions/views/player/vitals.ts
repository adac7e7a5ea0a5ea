import type { Player } from "#domain/players/player.ts";
import { printedHeight, printedService, printedWeight } from "#domain/season/printed.ts";

const POSITIONS: Readonly<Record<string, string>> = { G: "Guard", F: "Forward", C: "Center" };

/** A player's vitals in short: "Forward-guard, no. 77", "27 years", ..., "Rookie in 2025-26". */
export function vitalsOf(player: Player, currentSeason: string): string[] {
  const parts = player.position.split("-").map((letter) => POSITIONS[letter] ?? letter);
  const position = parts.map((part, at) => (at === 0 ? part : part.toLowerCase())).join("-");
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
