import { completedYears, formatUpdated } from "#domain/dates.ts";
import type { Player } from "#domain/players/player.ts";
import { listed } from "#domain/printing/listed.ts";
import { feetAndInches } from "#domain/query/conditions/player-conditions.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import type { Query } from "#domain/query/query.ts";
import { factsOf, type QuestionData } from "#domain/query/question-data.ts";
import { rangeText } from "#domain/query/say/range-text.ts";
import { EXTREMES } from "../restate/fact.ts";
import { peopleWords } from "../restate/people.ts";
import type { Fact, FactAnswer } from "../understanding.ts";
import { ageMarks, agesAtGames } from "./ages.ts";
import { HEADS, lastTeamOf, playersAmong, rowOf, tableOfPlayers } from "./people.ts";
import { figureMark, plain } from "./words.ts";

/** The players with the most or the least of a trait: the tallest, the youngest to score 30. */
export function extremeAnswer(
  { trait, most, people, games }: Extract<Fact, { kind: "extreme" }>,
  data: QuestionData,
): FactAnswer {
  const facts = factsOf(data.players);
  const did =
    games &&
    new Set(
      runQuery(games, data, data.lines.players.length).rows.map(
        ({ subject }) => subject.player?.id,
      ),
    );
  // Dates of birth order players of equal age, but only if those of all ages are known.
  const hasDays = data.players.every(({ age, born }) => (age === "") === (born === ""));
  const amountOf = ({ id, age, weight, born }: Player) => {
    if (trait === "height") return facts.get(id)?.inches;
    if (trait === "service") return facts.get(id)?.service;
    if (trait === "age" && hasDays) return born === "" ? undefined : -Date.parse(born);
    const text = trait === "age" ? age : weight;
    return /^\d+$/.test(text) ? Number(text) : undefined;
  };
  const found = playersAmong(people, data, games !== undefined).flatMap((player) => {
    const value = amountOf(player);
    return value === undefined || did?.has(player.id) === false ? [] : [{ player, value }];
  });
  const sorted = found.toSorted((a, b) => (most ? b.value - a.value : a.value - b.value));
  const [best] = sorted;
  const adjective = EXTREMES[trait][most ? 0 : 1];
  const words = peopleWords(people, namesOf(data));
  if (best === undefined) return tableOfPlayers([plain("There is no such player.")], [], data);
  const first = sorted.filter(({ value }) => value === best.value);
  const names = listed(first.map(({ player }) => player.name));
  const deed = games === undefined ? "" : deedWords(games);
  const { age, weight } = best.player;
  const service = String(best.value);
  const value = { age, weight, height: feetAndInches(best.value), service }[trait];
  const unit = { age: " years old", height: "", weight: " pounds", service: " years of service" }[
    trait
  ];
  const isMany = first.length > 1;
  const atGames =
    games === undefined || trait !== "age" || !hasDays
      ? []
      : agesAtGames(
          games,
          most,
          found.map(({ player }) => player),
          data,
        );
  const [outermost] = atGames;
  if (outermost !== undefined)
    return {
      headline: [
        plain(`${outermost.player.name} was the ${adjective} of the ${words}${deed}: `),
        ...ageMarks(outermost.player, outermost.day),
      ],
      deck: "The table has ages on the day of the game.",
      heads: [...HEADS, "Game"],
      rows: atGames.slice(0, MOST_ROWS).map(({ player, day }) => rowAtGame(player, day, data)),
    };
  return tableOfPlayers(
    [
      plain(`${names} ${isMany ? "are" : "is"} the ${adjective} of the ${words}${deed}: `),
      figureMark(value),
      plain(
        `${unit}${trait === "age" && hasDays ? `, born on ${formatUpdated(best.player.born)}` : ""}.`,
      ),
    ],
    sorted.slice(0, MOST_ROWS).map(({ player }) => player),
    data,
  );
}

/** " with 30 or more points in a game as a starter" */
function deedWords({ figures, conditions }: Query): string {
  const texts = figures.map((one) => rangeText(one.figure, one.range));
  const did = texts.length === 0 ? "" : ` with ${listed(texts)}`;
  return `${did} in a game${conditions.starter === undefined ? "" : " as a starter"}`;
}

const MOST_ROWS = 10;

/** A player's row with his age on the day of a game. */
function rowAtGame(player: Player, day: string, data: QuestionData): FactAnswer["rows"][number] {
  const age = String(completedYears(player.born, day));
  const row = rowOf({ ...player, age }, data, lastTeamOf(player, data));
  return { ...row, cells: [...row.cells, formatUpdated(day) ?? day] };
}
