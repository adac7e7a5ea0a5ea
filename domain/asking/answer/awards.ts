import { printedYears } from "#domain/players/honours.ts";
import { playerPath } from "#domain/players/players.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import type { Fact, FactAnswer } from "../understanding.ts";
import type { FactData } from "./fact-data.ts";
import { figureMark, nameOfPlayer, plain } from "./words.ts";

/** The limit of names in a headline, which otherwise has the number of players. */
const MOST_NAMED = 5;

/**
 * The winners of an award this season or, with a `playerId`, that player's wins in his career.
 * Undefined without the document that the answer needs.
 */
export function awardAnswer(
  { award, playerId }: Extract<Fact, { kind: "award" }>,
  { data, postseason, career }: FactData,
): FactAnswer | undefined {
  // "All-NBA" includes "All-NBA First Team"; "All-Star" excludes "All-Star MVP".
  const isIt = (one: { award: string }) =>
    one.award === award || (one.award.startsWith(`${award} `) && one.award.endsWith("Team"));
  if (playerId !== undefined) {
    const won = career?.honours.filter(isIt);
    return (
      won && {
        headline: [
          plain(`${nameOfPlayer(playerId, data)} was ${award} `),
          figureMark(counted(won.length, "time")),
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
        : [
            figureMark(names),
            plain(` ${count > 1 ? "were" : "was"} ${award} in ${data.seasonNow.current}.`),
          ],
    deck: undefined,
    heads: ["Name", "Award"],
    rows,
  };
}
