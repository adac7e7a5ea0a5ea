import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { meaningOf } from "#tests/fixtures/meanings.ts";
import { type PlainRow, plainFigure, plainSeason } from "#tests/fixtures/naive-questions.ts";
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
} from "#tests/fixtures/plain-answers.ts";

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

describe("of a player", () => {
  it.each([
    ["most points in a game by a guard", "high pts pos=G sort=-pts"],
    ["most points in a fourth quarter", "high pts quarter=4 sort=-pts"],
    ["most rebounds in a half", "high reb half=any sort=-reb"],
    ["most points on a monday game", "high pts weekday=mon sort=-pts"],
    ["most points in one night game", "high pts sort=-pts"],
    ["most points performance", "high pts sort=-pts"],
    ["highest scoring night", "high pts sort=-pts"],
    ["most points per game", "leaders pts rows=players"],
    ["most points each game", "leaders pts rows=players"],
    ["most points last game", "leaders pts rows=players last=1 per=total"],
    ["most points a game", "leaders pts rows=players"],
    ["most points in a win", "high pts result=w sort=-pts"],
    ["most points in wins", "leaders pts rows=players result=w per=total"],
    ["luka best shooting game", "high fgpct player=Luka Dončić sort=-fgpct"],
    ["worst shooting game", "high fgpct fga=15.. sort=fgpct"],
    ["highest scoring players in a game", "high pts sort=-pts"],
    ["luka highest scoring loss", "high pts player=Luka Dončić result=l sort=-pts"],
    ["highest scoring player in a loss", "high pts result=l sort=-pts"],
    ["luka highest scoring first half", "high pts player=Luka Dončić half=1 sort=-pts"],
    ["highest scoring player first half", "leaders pts rows=players half=1"],
    ["best score", "high pts sort=-pts"],
    ["most points per game in a win", "leaders pts rows=players result=w"],
    ["highest rebounds playoff game", "high reb stage=playoffs sort=-reb"],
    ["best scoring playoff game", "high pts stage=playoffs sort=-pts"],
    ["most points in a single playoff game", "high pts stage=playoffs sort=-pts"],
    [
      "most points on opening night",
      "leaders pts rows=players from=2025-10-21 to=2025-10-21 per=total",
    ],
    ["most points in the final game", "leaders pts rows=players last=1 per=total"],
    ["best rebounding outing", "high reb sort=-reb"],
    ["lowest score", "high pts sort=pts"],
    ["highest playoff score", "leaders pts rows=players stage=playoffs"],
    ["in a game most points", "high pts sort=-pts"],
    ["most points in one", "The question does not say what the number counts."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("of a team", () => {
  it.each([
    ["highest team score", "high pts rows=team-games sort=-pts"],
    ["lowest team score", "high pts rows=team-games sort=pts"],
    ["lowest scoring 4th quarter", "high pts rows=team-games quarter=4 sort=pts"],
    ["highest scoring first half", "high pts rows=team-games half=1 sort=-pts"],
    ["highest scoring team fourth quarter", "leaders pts rows=teams quarter=4 sort=-pts"],
    ["highest scoring road game by a team", "high pts rows=team-games where=away sort=-pts"],
    [
      "highest scoring lakers playoff game",
      "high pts rows=team-games team=LAL stage=playoffs sort=-pts",
    ],
    ["highest scoring loss", "high pts rows=team-games result=l sort=-pts"],
    ["lowest scoring road victory", "high pts rows=team-games where=away result=w sort=pts"],
    ["highest scoring defeat", "high pts rows=team-games result=l sort=-pts"],
    ["highest scoring loss of the season", "high pts rows=team-games result=l sort=-pts"],
    ["lakers highest scoring loss", "choice: By one player, By the whole team"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("of both teams", () => {
  it.each([
    [
      "highest scoring playoff game",
      "high bothpts rows=team-games result=w stage=playoffs sort=-bothpts",
    ],
    ["highest scoring regular season games", "high bothpts rows=team-games result=w sort=-bothpts"],
    [
      "lowest scoring playoff game",
      "high bothpts rows=team-games result=w stage=playoffs sort=bothpts",
    ],
    ["highest scoring team playoff game", "high pts rows=team-games stage=playoffs sort=-pts"],
    ["highest scoring average per game", "leaders pts rows=players"],
    ["lowest scoring games", "high bothpts rows=team-games result=w sort=bothpts"],
    ["highest scoring of the games", "leaders pts rows=players"],
    ["highest scoring a game", "leaders pts rows=players"],
    ["highest scoring game in a win", "high bothpts rows=team-games result=w sort=-bothpts"],
    ["highest scoring playoff game in rebounds", "That does not go with further figures."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("by its margin", () => {
  it.each([
    ["biggest home win", "high margin rows=team-games where=home result=w sort=-margin"],
    [
      "biggest home win of the season",
      "high margin rows=team-games where=home result=w sort=-margin",
    ],
    [
      "biggest lakers road loss",
      "high margin rows=team-games team=LAL where=away result=l sort=margin",
    ],
    ["largest road victory", "high margin rows=team-games where=away result=w sort=-margin"],
    ["worst home defeat", "high margin rows=team-games where=home result=l sort=margin"],
    ["biggest playoff loss", "high margin rows=team-games result=l stage=playoffs sort=margin"],
    ["biggest home win streak", "streak rows=team-streaks where=home result=w"],
    ["biggest win in january", "high margin rows=team-games result=w month=jan sort=-margin"],
    ["biggest rebounding win", "These parts of the question do not go together."],
    ["best home win", "leaders w rows=teams where=home sort=-w"],
    ["biggest win in a loss", "high margin rows=team-games result=w sort=-margin"],
    ["win with the biggest loss", "That does not go with further figures."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("without a figure", () => {
  it.each([
    ["best 40 point game", "These parts of the question do not go together."],
    ["worst 40 point game", "These parts of the question do not go together."],
    ["best 40 point games", "leaders gp rows=players pts=40.."],
    ["most 40 point games", "leaders gp rows=players pts=40.."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the highest scoring part of a game by one", () => {
  it.each([
    ["highest scoring first half by a team", "high pts rows=team-games half=1 sort=-pts"],
    ["lowest scoring third quarter by a player", "high pts quarter=3 sort=pts"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
