import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { meaningOf } from "#tests/fixtures/meanings.ts";
import {
  averages,
  bestRecords,
  clubName,
  isIn,
  isTeam,
  playedIn,
  record,
  type Test,
  teamGames,
  totals,
} from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

/**
 * A player's or team's rank in a list, the length of the list, and the names that share the rank.
 */
function placeOf(list: readonly { name: string; value: number }[], name: string) {
  const value = list.find((one) => one.name === name)?.value ?? Number.NaN;
  const same = list.filter((one) => one.value === value).map((one) => one.name);
  return { rank: 1 + list.filter((one) => one.value > value).length, of: list.length, same };
}

const ENDINGS = ["th", "st", "nd", "rd"];
const ordinal = (rank: number) =>
  `${rank}${(rank % 100 > 10 && rank % 100 < 14 ? "th" : ENDINGS[rank % 10]) ?? "th"}`;

const scorers = () => averages("pts", 1400);
const passers = () => averages("ast", 400);

const PLACES: [question: string, name: string, list: () => { name: string; value: number }[]][] = [
  ["where does luka rank in scoring", "Luka Dončić", scorers],
  ["Where is SGA ranked in points per game?", "Shai Gilgeous-Alexander", scorers],
  ["luka rank in scoring", "Luka Dončić", scorers],
  ["jaylen brown scoring rank", "Jaylen Brown", scorers],
  ["where does lebron rank in asists", "LeBron James", passers],
  ["what rank is jokic in rebounds", "Nikola Jokić", () => averages("reb", 800)],
  ["where does wemby stand in total blocks", "Victor Wembanyama", () => totals("blk")],
  ["amen thompson rank in total steals", "Amen Thompson", () => totals("stl")],
];

describe("a question for a player's rank", () => {
  it.each(PLACES)("is answered: %s", (question, name, listOf) => {
    const { rank, of, same } = placeOf(listOf(), name);
    const { text } = ask(question);
    expect(text).toContain(rank === 1 ? " had the most " : ` had the ${ordinal(rank)} most `);
    expect(text).toContain(` Of ${of}`);
    for (const one of [name, ...same]) expect(text).toContain(one);
  });

  it("explains that a player who does not qualify has no rank", () => {
    expect(scorers().some(({ name }) => name === "Joel Embiid")).toBe(false);
    const { text } = ask("where does embiid rank in scoring");
    expect(text).toContain("Joel Embiid has no place: he does not qualify.");
    expect(text).toContain("58 games");
  });
});

const ratings = (column: string, sign = 1) =>
  sourceRows("team_advanced.csv")
    .map((row) => ({ name: clubName(Number(row.team_id)), value: sign * Number(row[column]) }))
    .toSorted((a, b) => b.value - a.value);
const shares = (isWanted = (_: { conference: string | undefined }) => true) =>
  bestRecords()
    .filter(isWanted)
    .map(({ name, share }) => ({ name, value: share }));

describe("a question for a team's rank", () => {
  it.each([
    ["where do the lakers rank in defense", "Lakers", () => ratings("def_rating", -1)],
    ["thundr net rating rank", "Thunder", () => ratings("net_rating")],
    ["where are the celts ranked in offense", "Celtics", () => ratings("off_rating")],
    ["where do the celtics rank", "Celtics", () => shares()],
    ["what place are the knicks", "Knicks", () => shares()],
    [
      "where do the lakers rank in the west",
      "Lakers",
      () => shares(({ conference }) => conference === "West"),
    ],
  ])("is answered: %s", (question, name, listOf) => {
    const { rank, of, same } = placeOf(listOf(), name);
    const { text } = ask(question);
    expect(text).toContain(rank === 1 ? " had the best " : ` had the ${ordinal(rank)} best `);
    expect(text).toContain(` Of ${of}.`);
    for (const one of [name, ...same]) expect(text).toContain(one);
  });
});

describe("a question for who has a rank", () => {
  const at = (list: { name: string; value: number }[], nth: number) => {
    const value = list[nth - 1]?.value;
    return list.filter((one) => one.value === value).map(({ name }) => name);
  };

  it.each([
    ["second leading scorer", () => at(scorers(), 2)],
    ["2nd leading scorer", () => at(scorers(), 2)],
    ["who is second in scoring", () => at(scorers(), 2)],
    ["third in assists per game", () => at(passers(), 3)],
    ["second leadng scorer", () => at(scorers(), 2)],
    ["who has the second most triple doubles", () => at(totals("td3"), 2)],
    ["third most triple doubles", () => at(totals("td3"), 3)],
    ["fourth most total rebounds", () => at(totals("reb"), 4)],
    [
      "second best record in the east",
      () => [shares(({ conference }) => conference === "East")[1]?.name ?? ""],
    ],
    ["third best net rating", () => at(ratings("net_rating"), 3)],
  ])("is answered: %s", (question, names) => {
    for (const name of names()) expect(ask(question).text).toContain(name);
  });
});

describe("a question for team ratings", () => {
  it.each([
    ["best net rating", "net_rating", 0],
    ["highest net rating", "net_rating", 0],
    ["which team has the best net rtg", "net_rating", 0],
    ["best net ratng", "net_rating", 0],
    ["worst net rating", "net_rating", -1],
    ["best offensive rating", "off_rating", 0],
    ["worst defensive rating", "def_rating", 0],
    ["fastest pace", "pace", 0],
  ])("names the best or worst team: %s", (question, column, place) => {
    const best = ratings(column).at(place);
    const { text } = ask(question);
    expect(text).toContain(best?.name);
    expect(text).toContain(Math.abs(best?.value ?? 0).toFixed(1));
  });

  it.each(["Celtics", "Magic"])("is answered for one team: %s", (team) => {
    const own = ratings("net_rating").find(({ name }) => name === team);
    expect(ask(`${team} net rating`).text).toContain(`a net rating of +${own?.value}`);
  });
});

describe("a player's missed games", () => {
  it.each([
    ["how many games did luka miss", "Luka Dončić", "LAL"],
    ["how many games has kawhi missed", "Kawhi Leonard", "LAC"],
    ["games missed by jokic", "Nikola Jokić", "DEN"],
    ["wemby missed games", "Victor Wembanyama", "SAS"],
    ["how many games did lebron not play", "LeBron James", "LAL"],
    ["how many games did giannis misss", "Giannis Antetokounmpo", "MIL"],
  ])("are counted: %s", (question, name, club) => {
    const rows = teamGames(isTeam(club)).filter((row) => !playedIn(name)(row));
    const { text } = ask(question);
    expect(text).toContain(`${name} did not play in ${rows.length} of his team's 82 games`);
    expect(text).toContain(record(rows));
  });
});

describe("the league's average", () => {
  const perTeam = (test: Test = () => true) => {
    const rows = teamGames(test);
    const points = rows.reduce((sum, row) => sum + row.points, 0);
    return (points / rows.length + 1e-9).toFixed(1);
  };

  it.each([
    ["league average points per game", () => perTeam()],
    ["average points per game in the nba", () => perTeam()],
    ["leage average points", () => perTeam()],
    ["how many points do teams average", () => perTeam()],
    ["league average points in january", () => perTeam(isIn("01"))],
  ])("is answered for points: %s", (question, points) => {
    expect(ask(question).text).toContain(`The league's teams averaged ${points()} points`);
  });

  it("of a percentage is total makes over total attempts", () => {
    const made = sourceRows("team_totals.csv").reduce((sum, row) => sum + Number(row.fg3m), 0);
    const tried = sourceRows("team_totals.csv").reduce((sum, row) => sum + Number(row.fg3a), 0);
    const share = ((100 * made) / tried).toFixed(1);
    expect(ask("league average three point percentage").text).toContain(`${share}%`);
  });
});

describe("a question for a record with two players", () => {
  const both = (club: string, one: string, other: string) =>
    record(teamGames((row) => isTeam(club)(row) && playedIn(one)(row) && playedIn(other)(row)));

  it.each([
    ["lakers record with luka and lebron", "LAL", "Luka Dončić", "LeBron James"],
    ["lakers record with lebron and luka", "LAL", "Luka Dončić", "LeBron James"],
    ["lakers recrod with both luka and reaves", "LAL", "Luka Dončić", "Austin Reaves"],
    ["celtics wins with jaylen brown and derrick white", "BOS", "Jaylen Brown", "Derrick White"],
    ["record with luka and lebron", "LAL", "Luka Dončić", "LeBron James"],
  ])("is answered: %s", (question, club, one, other) => {
    expect(ask(question).text).toContain(both(club, one, other));
  });
});

describe("ranks", () => {
  it.each([
    ["where does luka rank in scoring", "place pts (player=Luka Dončić) rows=players"],
    ["where do the lakers rank", "place winpct (team=14) rows=teams"],
    ["where do the lakers rank in defense", "place drtg (team=14) rows=teams sort=drtg"],
    ["where do the lakers rank in the west", "place winpct (team=14) rows=teams conf=west"],
    ["luka rank", "Try asking for the rank of one player or one team in a figure of the season."],
    ["luka rank in net rating", "fact list path=advanced/net-rating playerId=Luka Dončić"],
    [
      "luka rank in points in a game",
      "Try asking for the rank of one player or one team in a figure of the season.",
    ],
    [
      "where does luka rank vs celtics",
      "Try asking for the rank of one player or one team in a figure of the season.",
    ],
    ["where do luka and lebron rank in scoring", "A comparison shows all figures."],
    [
      "luka second in scoring",
      "Try asking for the rank of one player or one team in a figure of the season.",
    ],
    ["second most points", "place pts (nth=2) rows=players per=total"],
    ["second leading scorer", "place pts (nth=2) rows=players"],
    ["second best record", "place winpct (nth=2) rows=teams"],
    ["second luka", "The question does not say by which figure."],
    ["who won the scoring title", "leaders pts rows=players"],
    ["luka scoring title", "place pts (player=Luka Dončić) rows=players"],
    ["rebounding title", "leaders reb rows=players sort=-reb"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("missed", () => {
  it.each([
    ["luka missed games", "missed rows=team-games without=Luka Dončić"],
    ["how many games did luka miss", "missed rows=team-games without=Luka Dončić"],
    [
      "how many games did luka miss in january",
      "missed rows=team-games month=jan without=Luka Dončić",
    ],
    ["how many games did luka miss for the lakers", "Try asking for one player's missed games."],
    ["most missed games", "Try asking for one player's missed games."],
    ["luka missed games points", "Try asking for one player's missed games."],
    [
      "harden missed games",
      "James Harden played for several teams, so his missed games are not known.",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("splits of one kind", () => {
  it.each([
    ["lakers best finish", "Part of the question was not understood. “best finish”"],
    ["luka home and away splits", "split pts by=where player=Luka Dončić"],
    ["luka splits by month", "split pts by=month player=Luka Dončić"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
