import { expect, test } from "vitest";
import { nextQuestions } from "../../../../../domain/asking/answer/next-questions.ts";
import { understand } from "../../../../../domain/asking/understand.ts";
import { vocabulary } from "../../../../fixtures/asked.ts";

const read = (question: string) => understand(question, vocabulary);

test.each([
  // The same about another, of the season before, and the list behind it.
  [
    "jokic triple doubles",
    "Anthony Edwards triple doubles",
    "Nikola Jokić triple doubles last season",
    "most triple doubles",
  ],
  [
    "lakers record at home",
    "Suns record at home",
    "Lakers record at home last season",
    "best home record",
  ],
  [
    "luka vs boston",
    "Shai Gilgeous-Alexander vs boston",
    "Luka Dončić vs Celtics last season",
    "points per game leaders",
  ],
  [
    "most points in a game this season",
    "most points in a game in the playoffs",
    "most points in a game last season",
    "rookie points leaders",
  ],
  // A rookie has no season before, and a rating is not known of it.
  ["cooper flagg points per game", "points per game leaders"],
  ["lakers pace", "Suns pace", "pace leaders"],
  // His teammate plays for no other team.
  ["lakers record without lebron", "best record"],
])("%s is followed by the same of others", (text, ...expected) => {
  const next = nextQuestions({ text, asked: read(text) }, vocabulary, read);
  expect(next).toEqual(expect.arrayContaining(expected));
  expect(next).toHaveLength(3);
});
