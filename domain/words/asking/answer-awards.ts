import { printedYears } from "../../season/honours.ts";
import { playerPath } from "../../season/players.ts";
import { SEASON } from "../../season/season.ts";
import { listed } from "../listed.ts";
import { figure, nameOfPlayer, plain } from "./answer-words.ts";
import type { FactData } from "./fact-data.ts";
import type { Fact, FactAnswer } from "./understanding.ts";

/** Headlines name no more. */
const MOST_NAMED = 5;

/** Who won an award; of one player, how often. */
export function awardAnswer(
  { award, playerId }: Extract<Fact, { kind: "award" }>,
  { data, postseason, career }: FactData,
): FactAnswer | undefined {
  // "All-NBA" is each of its teams; "All-Star" is not the award of that game.
  const isIt = (one: { award: string }) =>
    one.award === award || (one.award.startsWith(`${award} `) && one.award.endsWith("Team"));
  if (playerId !== undefined) {
    const won = career?.honours.filter(isIt);
    return (
      won && {
        headline: [
          plain(`${nameOfPlayer(playerId, data)} was ${award} `),
          figure(`${won.length} time${won.length === 1 ? "" : "s"}`),
          plain("."),
        ],
        deck:
          won.length === 0
            ? undefined
            : `Ends of seasons: ${printedYears(won.map(({ year }) => year))}.`,
        heads: ["Award", "Year"],
        rows: won.map((one) => ({ name: one.award, href: undefined, cells: [String(one.year)] })),
      }
    );
  }
  const rows = postseason?.awards.filter(isIt).map(({ playerId: id = "", name, award: own }) => {
    const isKnown = data.players.some((player) => player.id === id);
    return isKnown
      ? { name: nameOfPlayer(id, data), href: playerPath(nameOfPlayer(id, data)), cells: [own] }
      : { name, href: undefined, cells: [own] };
  });
  if (rows === undefined) return undefined;
  const count = rows.length;
  const names = count > MOST_NAMED ? `${count} players` : listed(rows.map(({ name }) => name));
  return {
    headline:
      count === 0
        ? [plain("The award has not been given.")]
        : [figure(names), plain(` ${count > 1 ? "were" : "was"} ${award} in ${SEASON}.`)],
    deck: undefined,
    heads: ["Name", "Award"],
    rows,
  };
}
