import { completedYears, formatUpdated } from "#domain/dates.ts";
import type { Player } from "#domain/players/player.ts";
import { playerPath } from "#domain/players/players.ts";
import { listed } from "#domain/printing/listed.ts";
import { feetAndInches } from "#domain/query/conditions/player-conditions.ts";
import { playersOfAll } from "#domain/query/engine/players-of-all.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import type { Query } from "#domain/query/query.ts";
import { factsOf, type QuestionData } from "#domain/query/question-data.ts";
import { rangeText } from "#domain/query/say/range-text.ts";
import { EXTREMES } from "../restate/fact.ts";
import { peopleWords } from "../restate/people.ts";
import type { Fact, FactAnswer } from "../understanding.ts";
import { ageMarks, agesAtGames, type PlayerOnDay } from "./ages.ts";
import { playersAmong, tableOfPlayers } from "./people.ts";
import { figureMark, plain } from "./words.ts";

/** The players with the most or the least of a trait: the tallest, the youngest to score 30. */
export function extremeAnswer(
  { trait, most, people, games }: Extract<Fact, { kind: "extreme" }>,
  given: QuestionData,
): FactAnswer {
  const season = given.season ?? given.lines.season;
  // Of players in past seasons the lines tell the names alone.
  const data =
    given.allTime && given.lines.season !== given.seasonNow.current
      ? { ...given, players: playersOfAll(given.allTime) }
      : given;
  const facts = factsOf(data.players);
  const rows = games && runQuery({ ...games, season }, given, given.lines.players.length).rows;
  const did = rows && new Set(rows.map(({ subject }) => subject.player?.id));
  // Dates of birth order players of equal age, but only if those of all ages are known.
  const hasDays = data.players.every(({ age, born }) => age === "" || born !== "");
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
    rows === undefined || trait !== "age" || !hasDays
      ? []
      : agesAtGames(
          rows,
          most,
          found.map(({ player }) => player),
        );
  const [outermost] = atGames;
  if (outermost !== undefined)
    return {
      headline: [
        plain(`${outermost.player.name} was the ${adjective} of the ${words}${deed}: `),
        ...ageMarks(outermost.player, outermost.day),
      ],
      deck: undefined,
      heads: ["Player", "Age", "Born", "Game"],
      rows: atGames.slice(0, MOST_ROWS).map(rowAtGame),
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
function rowAtGame({ player: { name, born }, day }: PlayerOnDay): FactAnswer["rows"][number] {
  const days = [born, day].map((one) => formatUpdated(one) ?? "");
  return { name, href: playerPath(name), cells: [String(completedYears(born, day)), ...days] };
}
