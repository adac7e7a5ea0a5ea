import { honourGroups, printedYears } from "../../season/honours.ts";
import { playerPath } from "../../season/players.ts";
import type { Award } from "../../season/postseason.ts";
import { SEASON } from "../../season/season.ts";
import { listed } from "../listed.ts";
import { figure, plain } from "./answer-words.ts";
import type { FactData } from "./fact-data.ts";
import type { Fact, FactAnswer } from "./understanding.ts";

type AwardFact = Extract<Fact, { kind: "award" }>;

/** Who won an award; of one player, how often. */
export function awardAnswer(fact: AwardFact, given: FactData): FactAnswer | undefined {
  return fact.playerId === undefined ? seasonAnswer(fact, given) : playerAnswer(fact, given);
}

/** "All-NBA" is each of its teams; "All-Star" is not the award of that game. */
function isOf(asked: string, award: string): boolean {
  return award === asked || (award.startsWith(`${asked} `) && award.endsWith("Team"));
}

function verbOf(award: string): string {
  return /^All-(?!Star MVP)/.test(award) ? "named" : "won";
}

/** Headlines name no more. */
const MOST_NAMED = 5;

function seasonAnswer(
  { award }: AwardFact,
  { data, postseason }: FactData,
): FactAnswer | undefined {
  if (postseason === undefined) return undefined;
  const won = postseason.awards.filter((one) => isOf(award, one.award));
  const nameOf = ({ playerId, name }: Award) =>
    data.lines.players.find(({ id }) => id === playerId)?.name ?? name;
  const names = won.map(nameOf);
  const verb = verbOf(award);
  const did = verb === "won" ? "won" : `${names.length > 1 ? "were" : "was"} named`;
  const isListed = names.length <= MOST_NAMED;
  // One winner is shown among those of the other awards.
  const shown =
    won.length === 1 ? postseason.awards.filter((one) => isSingle(one, postseason.awards)) : won;
  return {
    headline:
      won.length === 0
        ? [plain("The award has not been given.")]
        : [
            figure(isListed ? listed(names) : String(names.length)),
            plain(`${isListed ? "" : " players"} ${did} ${award} in ${SEASON}.`),
          ],
    deck: undefined,
    heads: ["Name", "Award"],
    rows: shown.map((one) => {
      const isKnown = data.players.some(({ id }) => id === one.playerId);
      const name = nameOf(one);
      return { name, href: isKnown ? playerPath(name) : undefined, cells: [one.award] };
    }),
  };
}

function isSingle({ award }: Award, all: readonly Award[]): boolean {
  return all.filter((other) => other.award === award).length === 1;
}

function playerAnswer(
  { award, playerId }: AwardFact,
  { data, career }: FactData,
): FactAnswer | undefined {
  if (career === undefined) return undefined;
  const name = data.lines.players.find(({ id }) => id === playerId)?.name ?? "";
  const won = career.honours.filter((honour) => isOf(award, honour.award));
  const verb = verbOf(award);
  const times = won.length === 1 ? " time" : " times";
  const did = verb === "won" ? "has won" : "has been named";
  return {
    headline:
      won.length === 0
        ? [plain(`${award} is not among the honours of ${name}.`)]
        : [
            plain(`${name} ${did} ${award} `),
            figure(String(won.length)),
            plain(`${times}: ${printedYears(won.map(({ year }) => year))}.`),
          ],
    deck: won.length === 0 ? undefined : "Years are those in which the seasons ended.",
    heads: ["Award", "Times", "Years"],
    rows: honourGroups(won).map((group) => ({
      name: group.award,
      href: undefined,
      cells: [String(group.times), group.years],
    })),
  };
}
