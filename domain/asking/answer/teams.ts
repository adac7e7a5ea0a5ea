import type { Player } from "#domain/players/player.ts";
import { rosterAsOf, teamOfPlayer } from "#domain/players/players.ts";
import { listed } from "#domain/printing/listed.ts";
import { feetAndInches } from "#domain/query/conditions/player-conditions.ts";
import { factsOf, type QuestionData } from "#domain/query/question-data.ts";
import { quotient } from "#domain/season/figures.ts";
import { teamPath } from "#domain/teams/team.ts";
import { EXTREMES } from "../restate/fact.ts";
import type { Fact, FactAnswer } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

const YEAR = 365.2425 * 86_400_000;

/** The teams by the mean age, height or weight of the players on their rosters. */
export function teamExtremeAnswer(
  { trait, most, conf, teamId }: Extract<Fact, { kind: "team-extreme" }>,
  data: QuestionData,
): FactAnswer {
  const last = data.lines.games.findLast(({ stage }) => stage === "season")?.date ?? "";
  const day = data.rostersAt ?? last;
  const facts = factsOf(data.players);
  const amountOf = ({ id, born, weight }: Player) => {
    if (trait === "height") return facts.get(id)?.inches ?? Number.NaN;
    return trait === "weight"
      ? Number.parseInt(weight, 10)
      : (Date.parse(day) - Date.parse(born)) / YEAR;
  };
  const means = data.teams
    .filter(({ conference }) => conf === undefined || conference.toLowerCase() === conf)
    .map((team) => {
      const amounts = data.players
        .filter((player) => teamOfPlayer(player, data.teams)?.id === team.id)
        .map(amountOf)
        .filter((amount) => !Number.isNaN(amount));
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      return { team, count: amounts.length, mean: sum / amounts.length };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (most ? b.mean - a.mean : a.mean - b.mean));
  const print = (mean: number) =>
    trait === "height" ? feetAndInches(Math.round(mean)) : quotient(mean, 1, 1);
  const rows = means.map(({ team, count, mean }) => ({
    name: team.fullName,
    href: teamPath(team),
    cells: [print(mean), String(count)],
  }));
  const asOf = rosterAsOf(data.rostersAt);
  const counted = `${asOf === "" ? "Players on rosters" : `${asOf}, players`} of known ${trait}.`;
  const [first] = means;
  const unit = { age: " years", height: "", weight: " pounds" }[trait];
  const place = means.findIndex(({ team }) => team.id === teamId);
  const own = means[place];
  if (own !== undefined)
    return {
      headline: [
        plain(`The players of the ${own.team.name} have a mean ${trait} of `),
        figureMark(print(own.mean)),
        plain(`${unit}.`),
      ],
      deck: `${counted} ` + `Place ${place + 1} of ${means.length} from the ${EXTREMES[trait][0]}.`,
      heads: ["Team", `Mean ${trait}`, "Players"],
      rows,
    };
  const next = means.slice(1, 3).map(({ team, mean }) => `the ${team.name} ${print(mean)}`);
  return {
    headline:
      first === undefined
        ? [plain("That is known of no team.")]
        : [
            plain(`The ${first.team.name} have the ${EXTREMES[trait][most ? 0 : 1]} players: `),
            plain(`a mean ${trait} of `),
            figureMark(print(first.mean)),
            plain(`${unit}.`),
          ],
    deck: `${counted} Next: ${listed(next)}.`,
    heads: ["Team", `Mean ${trait}`, "Players"],
    rows,
  };
}
