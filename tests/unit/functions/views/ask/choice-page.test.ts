import { expect, test } from "vitest";
import type { Choice } from "#domain/asking/understanding.ts";
import { choicePage } from "#functions/views/ask/choice-page.ts";

const choice = (label: string, points?: number): Choice => ({
  label,
  detail: "DAL",
  points,
  question: `${label.toLowerCase()} points`,
});

test("asks which player is meant, with correctly spelled names and points", () => {
  const choices = [choice("Jaden McDaniels", 1_204), choice("Jalen McDaniels", 0)];
  expect(choicePage({ kind: "choice", name: "mcdaniels", of: "players", choices })).toEqual({
    kind: "choice",
    title: "Which McDaniels? Two played.",
    hint: "Most points first. Add a first name to choose.",
    choices: [
      {
        label: "Jaden McDaniels",
        detail: "DAL",
        points: "1,204",
        href: "/nba/ask?q=jaden+mcdaniels+points",
      },
      {
        label: "Jalen McDaniels",
        detail: "DAL",
        points: "0",
        href: "/nba/ask?q=jalen+mcdaniels+points",
      },
    ],
  });
});

test("of two players with one name, seasons and teams tell who is who", () => {
  const choices = [choice("Mike James", 436), choice("Mike James", 11)];
  expect(choicePage({ kind: "choice", name: "mike james", of: "players", choices })).toMatchObject({
    title: "Which Mike James? Two played.",
    hint: "Most points first. They have one name: the seasons and teams tell who is who.",
  });
});

test.each([
  [
    "teams",
    "la",
    [choice("LA Clippers"), choice("Los Angeles Lakers")],
    "Which LA? There are two.",
  ],
  ["readings", "best", [choice("Best offense"), choice("Best record")], "Which one is meant?"],
  ["players", "de nada", [choice("Ay"), choice("Bee")], "Which de nada? Two are known."],
] as const)("asks which of the %s is meant", (of, name, choices, title) => {
  expect(choicePage({ kind: "choice", name, of, choices }).title).toBe(title);
});
