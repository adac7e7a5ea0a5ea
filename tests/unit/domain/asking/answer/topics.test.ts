import { expect, test } from "vitest";
import { ask } from "../../../../fixtures/asked.ts";

test.each([
  ["did the lakers make the playoffs", "The Los Angeles Lakers made the playoffs of 2025-26."],
  ["did the nets make the playoffs", "The Brooklyn Nets missed the playoffs of 2025-26."],
  ["lakers seed", "The Los Angeles Lakers were 4th in the West of 2025-26: 53–29."],
  ["who won the eastern conference finals", "The New York Knicks won the East of 2025-26: 4–0"],
  ["lebron rings", "LeBron James was NBA Champion 4 times."],
  ["2025 first overall pick", "Cooper Flagg was the 1st pick of 2025."],
  ["first pick in the 1999 draft", "No player under contract was the 1st pick of 1999."],
])("%s", (question, said) => {
  expect(ask(question).text).toContain(said);
});

test.each(["lakers coach points", "coach", "celtics and knicks arena", "lakers seed in january"])(
  "a topic takes one team and nothing else: %s",
  (question) => {
    expect(ask(question).understanding).toMatchObject({ kind: "refused" });
  },
);
