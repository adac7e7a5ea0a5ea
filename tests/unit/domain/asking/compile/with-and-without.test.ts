import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import {
  all,
  isTeam,
  linesOf,
  playedIn,
  record,
  type Test,
  teamGames,
  usual,
} from "#tests/fixtures/plain-answers.ts";

describe("with and without a player", () => {
  const CADE = "Cade Cunningham";
  const averaged = (test: Test) => usual(linesOf(CADE, test));
  const isWith = playedIn("Jalen Duren");

  it.each([
    "cade cunningham with and without jalen duren",
    "cade with or without duren",
    "cade with vs without duren",
    "cade w and w/o duren",
  ])("is answered with the games of each kind: %s", (question) => {
    const { text } = ask(question);
    expect(text).toContain(`${averaged(isWith)} with Jalen Duren.`);
    expect(text).toContain(`${averaged((row) => !isWith(row))} without Jalen Duren.`);
  });

  it("is answered with each record of a team", () => {
    const own = all(isTeam("LAL"), playedIn("Luka Dončić"));
    const others = all(isTeam("LAL"), (row) => !playedIn("Luka Dončić")(row));
    expect(ask("lakers with and without luka").text).toBe(
      `The Lakers went ${record(teamGames(own))} with Luka Dončić. ` +
        `The Lakers went ${record(teamGames(others))} without Luka Dončić.`,
    );
  });

  it.each([
    "lakers with and without luka and reaves",
    "cade with and without duren regular season vs playoffs",
    "luka with and without 30 points",
    "luka with and without",
    "luka with without reaves",
  ])("is refused where it does not say whose games: %s", (question) => {
    expect(ask(question).understanding.kind).toBe("refused");
  });
});
