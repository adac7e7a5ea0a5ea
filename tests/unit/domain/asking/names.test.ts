import { describe, expect, it, test } from "vitest";
import { nextQuestions } from "#domain/asking/answer/next-questions.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { understand } from "#domain/asking/understand.ts";
import type { Understanding } from "#domain/asking/understanding.ts";
import { data, vocabulary } from "#tests/fixtures/asked.ts";

/** The season in which one player has another's name. */
function seasonWith(player: string, name: string) {
  const renamed = <Named extends { name: string }>(list: readonly Named[]) =>
    list.map((one) => (one.name === player ? { ...one, name } : one));
  const lines = { ...data.lines, players: renamed(data.lines.players) };
  return vocabularyOf({ ...data, lines, players: renamed(data.players) });
}

const idOf = (name: string) => data.lines.players.find((one) => one.name === name)?.id;

function playerOf(asked: Understanding): string | undefined {
  return asked.kind === "query" ? asked.query.conditions.player : undefined;
}

describe("a choice between players of one name", () => {
  const twins = seasonWith("Mark Williams", "Brandon Williams");
  const suffixed = seasonWith("Mark Williams", "Brandon Williams Jr.");
  const wanted = [idOf("Brandon Williams"), idOf("Mark Williams")];

  it.each([
    ["brandon williams points", twins],
    ["brandon williams points", suffixed],
    ["points of brandon williams in january", twins],
  ])("is answered as the chosen player: %s", (question, vocabulary) => {
    const asked = understand(question, vocabulary);
    if (asked.kind !== "choice") throw new Error(asked.kind);
    const chosen = asked.choices.map((one) => playerOf(understand(one.question, vocabulary)));
    expect(chosen).toEqual(wanted);
  });

  it("is made even where one of a whole name is far better known", () => {
    const vocabulary = seasonWith("Seth Curry", "Stephen Curry");
    const asked = understand("stephen curry points", vocabulary);
    if (asked.kind !== "choice") throw new Error(asked.kind);
    const chosen = asked.choices.map((one) => playerOf(understand(one.question, vocabulary)));
    expect(chosen).toEqual([idOf("Stephen Curry"), idOf("Seth Curry")]);
    // The seasons tell two of one name apart.
    for (const { detail } of asked.choices) expect(detail).toMatch(/2025-26/);
  });

  it("is followed by questions about the chosen player", () => {
    const text = `brandon williams ${idOf("Mark Williams")} points`;
    const asked = understand(text, twins);
    const next = nextQuestions({ text, asked }, twins, (question) => understand(question, twins));
    const ofHim = `Brandon Williams ${idOf("Mark Williams")}`;
    expect(next.filter((question) => question.startsWith(ofHim))).not.toEqual([]);
  });
});

describe("the question behind a choice", () => {
  test("comes with the team and the points of a player", () => {
    const asked = understand("washington points", vocabulary);
    if (asked.kind !== "choice") throw new Error(asked.kind);
    const { name, of, choices } = asked;
    expect({ name, of }).toEqual({ name: "washington", of: "players" });
    const points = (id: string | undefined) => data.totals.find((one) => one.id === id)?.pts;
    expect(choices.map(({ detail, points: own }) => [detail, own])).toEqual([
      ["WAS", undefined],
      ["DAL", points(idOf("P.J. Washington"))],
      ["LAC", points(idOf("TyTy Washington Jr."))],
    ]);
  });

  test("is of teams where no player has the name", () => {
    expect(understand("la record", vocabulary)).toMatchObject({ name: "la", of: "teams" });
  });
});

test("the others of a name that is read as its best known player are offered", () => {
  expect(understand("curry points", vocabulary)).toMatchObject({
    namesakes: [{ label: "Seth Curry", detail: "GSW", question: "seth curry points" }],
  });
});
