import { describe, expect, it } from "vitest";
import { ask } from "../../../../fixtures/asked.ts";
import { type PlainRow, plainFigure, plainSeason } from "../../../../fixtures/naive-questions.ts";
import {
  all,
  clubName,
  highest,
  isAgainst,
  isHome,
  isTeam,
  lost,
  marginOf,
  nameOf,
  type Test,
  teamGames,
  won,
} from "../../../../fixtures/plain-answers.ts";

const together = ({ points, opponentPoints }: PlainRow) => points + opponentPoints;
const always: Test = () => true;
const isOvertime: Test = ({ overtimes }) => overtimes > 0;
const best = (rows: PlainRow[], figure: (row: PlainRow) => number) =>
  rows.reduce((first, row) => (figure(row) > figure(first) ? row : first));

describe("the highest and the lowest scoring game", () => {
  it.each<[string, Test, string, 1 | -1, number | undefined]>([
    ["highest scoring playoff game", always, "playoffs", 1, 258],
    ["highest scoring game in the playoffs", always, "playoffs", 1, 258],
    ["highest scoring overtime game", isOvertime, "season", 1, 297],
    ["lowest scoring overtime game", isOvertime, "season", -1, undefined],
    ["lowest scoring playoff game", always, "playoffs", -1, undefined],
    ["highest scoring regular season game", always, "season", 1, 302],
  ])("is that of both teams: %s", (question, test, stage, sign, known) => {
    const row = best(teamGames(all(won, test), stage), (one) => sign * together(one));
    expect(known ?? together(row)).toBe(together(row));
    expect(ask(question).text).toContain(
      `The ${clubName(row.team)} beat the ${clubName(row.opponent)} ${row.points}–${row.opponentPoints}`,
    );
    expect(ask(question).text).toContain(`${together(row)} points together`);
  });

  it("of a team or a player is its or his own", () => {
    const home = best(teamGames(all(isTeam("LAL"), isHome)), ({ points }) => points);
    expect(ask("lakers highest scoring home game").text).toContain(`at home: ${home.points},`);
    expect(ask("highest scoring game by a player").text).toContain("Bam Adebayo");
    expect(ask("luka lowest scoring game").text).toContain("Luka Dončić had the fewest points");
  });
});

describe("a superlative of a win or a loss by a team", () => {
  it.each<[string, Test, string, 1 | -1, number | undefined]>([
    ["fewest points in a win by a team", won, "pts", -1, 92],
    ["most points in a loss by a team", lost, "pts", 1, 150],
    ["fewest assists in a win by a team", won, "ast", -1, undefined],
    ["most turnovers in a win by a team", won, "tov", 1, undefined],
    ["fewest threes in a win by a team", won, "fg3m", -1, undefined],
    ["highest scoring loss", lost, "pts", 1, 150],
    ["lowest scoring win", won, "pts", -1, 92],
  ])("is one game: %s", (question, test, key, sign, known) => {
    const row = best(teamGames(test), (one) => sign * (plainFigure(one, key) ?? Number.NaN));
    const value = plainFigure(row, key);
    expect(known ?? value).toBe(value);
    expect(ask(question).text).toContain(`: ${value}`);
    expect(ask(question).understanding).toMatchObject({ query: { rows: "team-games" } });
  });

  it("knows the Trail Blazers' 92 points", () => {
    expect(ask("fewest points in a win by a team").text).toContain("The Trail Blazers");
  });

  it.each<[string, string, Test]>([
    ["biggest home win", "season", all(won, isHome)],
    ["biggest playoff win", "playoffs", won],
    ["biggest celtics win", "season", all(won, isTeam("BOS"))],
  ])("is the widest margin: %s", (question, stage, test) => {
    const row = best(teamGames(test, stage), marginOf);
    expect(ask(question).text).toContain(`${row.points}–${row.opponentPoints}`);
    expect(ask(question).text).toContain(`by ${marginOf(row)}.`);
  });
});

describe("a superlative of a game", () => {
  it.each([
    ["most points playoff game", "pts", "playoffs"],
    ["best plus minus game", "pm", "season"],
    ["best rebounding performance", "reb", "season"],
  ])("is one game of a player: %s", (question, key, stage) => {
    const { value, names } = highest(key, always, stage);
    const { text } = ask(question);
    expect(text).toContain(String(value));
    for (const name of names) expect(text).toContain(name);
  });

  it("of a percentage says the least attempts and the shots", () => {
    const rows = plainSeason().players.filter(
      (row) => row.stage === "season" && (row.count("fga") ?? 0) >= 15,
    );
    const share = (row: PlainRow) => (row.count("fgm") ?? 0) / (row.count("fga") ?? 0);
    const least = Math.min(...rows.map(share));
    const names = rows.filter((row) => share(row) === least).map(({ player }) => nameOf(player));
    expect(names.toSorted()).toEqual(["LaMelo Ball", "Nique Clifford"]);
    const { text } = ask("worst shooting game");
    expect(text).toContain("with 15 or more field goals attempted: 6.7% (1 of 15)");
    for (const name of names) expect(text).toContain(name);
  });

  it("of one player needs no least attempts", () => {
    expect(ask("luka worst shooting game").understanding).toMatchObject({
      query: { figures: [], sort: { key: "fgpct", order: "asc" } },
    });
  });

  it.each([
    "highest scoring team per game",
    "most points per game in the playoffs",
    "most 40 point games",
    "highest scoring player in playoff games",
  ])("is none where the games are added up: %s", (question) => {
    expect(ask(question).understanding).toMatchObject({ wish: { kind: "leaders" } });
  });

  it("without a figure is refused", () => {
    expect(ask("best 40 point game").understanding.kind).toBe("refused");
  });

  it("keeps its opponent", () => {
    const row = best(teamGames(all(isTeam("LAL"), isAgainst("DEN"))), ({ points }) => points);
    expect(ask("lakers highest scoring game vs nuggets").text).toContain(`: ${row.points},`);
  });
});

describe("a tie", () => {
  it("of more than three is a number", () => {
    expect(ask("most games played").text).toMatch(/^18 players had the most games played: 82\./);
    const none = plainSeason().players.filter(
      (row) => row.stage === "season" && won(row) && row.count("pts") === 0,
    );
    const count = new Set(none.map(({ player }) => player)).size;
    expect(ask("fewest points in a win").text).toContain(`${count} players had`);
    expect(ask("fewest turnovers in a win by a team").text).toMatch(/^4 teams had/);
  });

  it("of three names them all", () => {
    expect(ask("longest losing streak").text).toMatch(/^The Wizards, the Pacers and the Kings/);
  });
});
