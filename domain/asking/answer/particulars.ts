import { formatUpdated } from "#domain/dates.ts";
import { playerPath } from "#domain/players/players.ts";
import { listed } from "#domain/printing/listed.ts";
import { feetAndInches } from "#domain/query/conditions/player-conditions.ts";
import type { AllTimePerson, AllTimeSeasons } from "#domain/query/storage/all-time.ts";
import type { Particular, ParticularFact } from "../career-fact.ts";
import type { FactAnswer, Mark } from "../understanding.ts";
import { figureMark, plain, sentenceAlone, yesOrNoMarks } from "./words.ts";

const HEADS: Readonly<Record<Particular, string>> = {
  height: "Height",
  college: "College",
  birthday: "Born",
};

const VERBS: Readonly<Record<Particular, readonly [before: string, after: string]>> = {
  height: ["is", " tall"],
  college: ["came to the draft from", ""],
  birthday: ["was born on", ""],
};

const MOST_ROWS = 10;

/** A player's height, college or birthday, or who of some players is the tallest or the oldest. */
export function particularAnswer(
  { of, players, order, isYesOrNo }: ParticularFact,
  all: AllTimeSeasons,
): FactAnswer {
  const ids = new Set(players.map(({ id }) => id));
  const asked = players.length === 0 ? ofLeague(all) : all.players.filter(({ id }) => ids.has(id));
  const known = asked.filter((person) => textOf(of, person) !== "");
  const sorted = known.toSorted((a, b) => amountOf(of, a) - amountOf(of, b));
  if (order?.most) sorted.reverse();
  const [first] = sorted;
  const unknown = players.filter(({ id }) => known.every((one) => one.id !== id));
  if (first === undefined || unknown.length > 0)
    return sentenceAlone([
      plain(`That is not known of ${listed(unknown.map(({ name }) => name))}.`),
    ]);
  const value = figureMark(textOf(of, first));
  const [verb, after] = VERBS[of];
  if (order === undefined)
    return sentenceAlone([plain(`${first.name} ${verb} `), value, plain(`${after}.`)]);
  const best = sorted.filter((one) => amountOf(of, one) === amountOf(of, first));
  const [names, others] = [best, sorted.filter((one) => !best.includes(one))].map((some) =>
    listed(some.map(({ name }) => name)),
  );
  const isMany = best.length > 1;
  const born = of === "birthday" ? " born on" : "";
  const headline: Mark[] =
    players.length === 0
      ? [
          plain(`${names} ${isMany ? "were" : "was"} the ${order.adjective}est of all players: `),
          value,
        ]
      : others === ""
        ? [
            plain(`${names} ${of === "height" ? "are equally tall" : "were born on one day"}: `),
            value,
          ]
        : [
            plain(`${names} ${isMany ? "are" : "is"} ${order.adjective}er than ${others}:${born} `),
            value,
          ];
  const isSo = best.length === 1 && first.id === players[0]?.id;
  return {
    headline: [...yesOrNoMarks(isYesOrNo, isSo), ...headline, plain(".")],
    deck: undefined,
    heads: ["Player", HEADS[of]],
    rows: sorted.slice(0, MOST_ROWS).map((person) => ({
      name: person.name,
      href: playerPath(person.name),
      cells: [textOf(of, person)],
    })),
  };
}

/** All players but those of the ABA alone. */
function ofLeague({ players, teams, columns }: AllTimeSeasons): readonly AllTimePerson[] {
  const played = new Set(
    columns.player.filter((_, row) => !teams[columns.team[row] as number]?.isOfAba),
  );
  return players.filter((_, at) => played.has(at));
}

function textOf(of: Particular, { inches, college, born }: AllTimePerson): string {
  const height = inches === 0 ? "" : feetAndInches(inches);
  return { height, college, birthday: formatUpdated(born) ?? "" }[of];
}

function amountOf(of: Particular, { inches, born }: AllTimePerson): number {
  return of === "height" ? inches : Date.parse(born);
}
