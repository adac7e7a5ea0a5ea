import { describe, expect, it } from "vitest";
import { nextQuestions } from "../../../../../domain/asking/answer/next-questions.ts";
import { vocabularyOf } from "../../../../../domain/asking/read/vocabulary.ts";
import { understand } from "../../../../../domain/asking/understand.ts";
import type { Understanding } from "../../../../../domain/asking/understanding.ts";
import { data } from "../../../../fixtures/asked.ts";

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
