import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import {
  all,
  has,
  isAway,
  isHome,
  isOn,
  isTeam,
  linesOf,
  longestRun,
  lost,
  marginOf,
  nameOf,
  playersIn,
  record,
  sum,
  type Test,
  teamGames,
  usual,
  won,
} from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

const always: Test = () => true;
const not =
  (test: Test): Test =>
  (row) =>
    !test(row);

describe("missed shots", () => {
  it.each<[string, string, string, string]>([
    ["how many shots did luka miss", "Luka Dončić", "fga", "fgm"],
    ["how many threes did curry miss", "Stephen Curry", "fg3a", "fg3m"],
    ["how many free throws did giannis miss", "Giannis Antetokounmpo", "fta", "ftm"],
  ])("are tries without success: %s", (question, name, tried, made) => {
    const rows = linesOf(name, always);
    expect(ask(question).text).toContain(
      `${name} had ${sum(rows, tried) - sum(rows, made)} missed`,
    );
  });

  it("are not missed games", () => {
    const { length } = linesOf("Luka Dončić", always);
    expect(ask("how many games did luka miss").text).toContain(`did not play in ${82 - length} of`);
  });
});

/** The wins beyond the losses of a team before a day. */
const leadBefore = (team: number, date: string) =>
  teamGames((row) => row.team === team && row.date < date).reduce(
    (lead, row) => lead + (won(row) ? 1 : -1),
    0,
  );
const winningThen: Test = ({ opponent, date }) => leadBefore(opponent, date) > 0;
const losingThen: Test = ({ opponent, date }) => leadBefore(opponent, date) < 0;
const winningInTheEnd: Test = ({ opponent }) => leadBefore(opponent, "9999") > 0;

describe("opponents by their records", () => {
  it.each<[string, string, Test]>([
    ["lakers record against teams over .500", "LAL", winningInTheEnd],
    ["lakers record against teams over .500 at the time", "LAL", winningThen],
    ["celtics record against winning teams at the time", "BOS", winningThen],
    ["knicks record vs losing teams at the time", "NYK", losingThen],
  ])("are taken in the end, or at the time: %s", (question, team, test) => {
    expect(ask(question).text).toContain(`went ${record(teamGames(all(isTeam(team), test)))}`);
  });

  it("is refused where it is of no opponent", () => {
    expect(ask("lakers record at the time").understanding.kind).toBe("refused");
  });
});

describe("a minimum of games", () => {
  const qualified = (least: number) =>
    [...Map.groupBy(playersIn("season"), ({ player }) => player ?? "")].filter(
      ([, rows]) => rows.length >= least,
    );
  const best = (least: number, value: (rows: ReturnType<typeof linesOf>) => number) =>
    nameOf(qualified(least).toSorted((a, b) => value(b[1]) - value(a[1]))[0]?.[0]);
  const share = (rows: ReturnType<typeof linesOf>) => sum(rows, "fgm") / sum(rows, "fga");
  const points = (rows: ReturnType<typeof linesOf>) => sum(rows, "pts") / rows.length;

  it.each<[string, string]>([
    ["best fg percentage at least 20 games", best(20, share)],
    ["best field goal percentage minimum 60 games", best(60, share)],
    ["scoring leaders at least 70 games", best(70, points)],
    ["highest ppg min 70 games", best(70, points)],
    ["top scorers over 70 games played", best(71, points)],
  ])("is never an age: %s", (question, name) => {
    expect(ask(question).text).toContain(`${name} had the`);
  });

  it("selects players with an average", () => {
    const { length } = qualified(50).filter(([, rows]) => points(rows) >= 20);
    const { text } = ask("players averaging 20 points in at least 50 games");
    expect(text).toContain(`${length} players with 50 or more games played and averaging 20`);
  });
});

describe("the closest games", () => {
  it.each([
    ["closest lakers game", "LAL", "season"],
    ["closest celtics game", "BOS", "season"],
    ["closest knicks playoff game", "NYK", "playoffs"],
  ])("of a team have the least margin: %s", (question, team, stage) => {
    const rows = teamGames(isTeam(team), stage);
    const least = Math.min(...rows.map(marginOf));
    const { text } = ask(question);
    for (const row of rows.filter((one) => marginOf(one) === least))
      expect(text).toContain(`${row.points}–${row.opponentPoints}`);
    expect(text).toContain(`by ${least}.`);
  });

  it.each<[string, Test]>([
    ["closest lakers win", won],
    ["lakers closest loss", lost],
  ])("may be won or lost: %s", (question, test) => {
    const least = Math.min(...teamGames(all(isTeam("LAL"), test)).map(marginOf));
    expect(ask(question).text).toContain(`by ${least}.`);
  });

  it("are refused where only the opponent is named", () => {
    expect(ask("closest game against celtics").understanding.kind).toBe("refused");
  });

  it("of the league were decided by one point", () => {
    const { length } = teamGames(all(won, (row) => marginOf(row) === 1));
    expect(ask("closest game").text).toBe(`${length} games decided by 1 point.`);
  });
});

describe("a trade", () => {
  it.each([
    ["harden since the trade", "James Harden", -1],
    ["harden points before he was traded", "James Harden", 0],
    ["trae young before the trade", "Trae Young", 0],
  ])("parts a player's games by his two teams: %s", (question, name, which) => {
    const rows = linesOf(name, always).toSorted((a, b) => a.date.localeCompare(b.date));
    const team = rows.at(which)?.team;
    const own = rows.filter((row) => row.team === team);
    expect(own.length).toBeLessThan(rows.length);
    expect(ask(question).text).toContain(`${own.length} games, ${record(own)}`);
  });

  it.each(["luka since the trade", "lakers since the trade", "points since the trade"])(
    "is refused where there was none: %s",
    (question) => {
      expect(ask(question).understanding.kind).toBe("refused");
    },
  );
});

describe("the playoffs of a career", () => {
  it.each([
    ["lebron career playoff points", "LeBron James"],
    ["luka career playoff points", "Luka Dončić"],
    ["how many career playoff points does jokic have", "Nikola Jokić"],
  ])("are summed with the current ones: %s", (question, name) => {
    const now = linesOf(name, always, "playoffs");
    const id = linesOf(name, always)[0]?.player ?? "";
    const before = sourceRows("career_playoffs.csv")
      .filter((row) => row.player_id === id)
      .reduce((total, row) => total + Number(row.pts), 0);
    const all = before + sum(now, "pts");
    expect(ask(question).text).toContain(
      `${name} had ${all.toLocaleString("en-US")} points in the playoffs of his career`,
    );
  });
});

it.each([
  ["friday games", "Friday"],
  ["sunday games", "Sunday"],
])("games of a weekday: %s", (question, day) => {
  const rows = teamGames(all(won, isOn(day)));
  expect(ask(question).text).toBe(`${rows.length} games on ${day}s.`);
});

it.each([
  ["christmas games", "2025-12-25"],
  ["thanksgiving games", "2025-11-27"],
  ["games on halloween", "2025-10-31"],
  ["mlk day games", "2026-01-19"],
])("a holiday without a year is one of the season, said with its date: %s", (question, day) => {
  const { understanding } = ask(question);
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  expect(understanding).toMatchObject({
    kind: "page",
    path: `/nba/games/${day}`,
    title: `The games of ${date}`,
  });
});

it("those who played for a team are not its roster", () => {
  expect(ask("players who played for the lakers").understanding.kind).not.toBe("page");
});

describe("what did or did not happen in a game", () => {
  const countOf = (name: string, test: Test) => `had ${linesOf(name, test).length} game`;

  it.each<[string, string, Test]>([
    [
      "how many times was anthony edwards held under 10 points",
      "Anthony Edwards",
      not(has("pts", 10)),
    ],
    ["how many jokic triple doubles came in a loss", "Nikola Jokić", all(lost, has("td", 1))],
    ["curry games with a three", "Stephen Curry", has("fg3m", 1)],
    ["luka games without attempting a free throw", "Luka Dončić", not(has("fta", 1))],
  ])("is counted: %s", (question, name, test) => {
    expect(ask(question).text).toContain(countOf(name, test));
  });

  it.each<[string, string, Test]>([
    ["kings record when held under 100", "SAC", not(has("pts", 100))],
    ["hawks record when giving up 120", "ATL", ({ opponentPoints }) => opponentPoints >= 120],
  ])("parts a team's games: %s", (question, team, test) => {
    expect(ask(question).text).toContain(`went ${record(teamGames(all(isTeam(team), test)))}`);
  });

  it("may be of a starter", () => {
    const rows = linesOf("Naz Reid", ({ starter }) => starter === "1");
    expect(ask("naz reid stats when he starts").text).toContain(usual(rows));
  });

  it.each<[string, Test]>([
    ["most points without attempting a free throw in a game", not(has("fta", 1))],
    ["highest scoring bench game", ({ starter }) => starter === "0"],
  ])("has its best game: %s", (question, test) => {
    const rows = playersIn("season").filter(test);
    const most = Math.max(...rows.map((row) => row.count("pts") ?? 0));
    expect(ask(question).text).toContain(`: ${most},`);
  });

  it("goes on for games", () => {
    const text = ask("steph curry longest streak of games with a three").text;
    expect(text).toContain(`${longestRun(linesOf("Stephen Curry", always), has("fg3m", 1))} games`);
  });

  it.each([
    "luka held to 20 points",
    "luka with a three point attempt",
    "games with a three game winning streak",
    "both games vs celtics",
    "worst game in the clutch",
  ])("is refused where the words say something else: %s", (question) => {
    expect(ask(question).understanding.kind).toBe("refused");
  });
});

describe("teams by their records and games", () => {
  const records = (test: Test) =>
    [...Map.groupBy(teamGames(test), ({ team }) => team).values()].filter(
      (rows) => 2 * rows.filter(won).length > rows.length,
    );

  it.each<[string, Test]>([
    ["how many teams have a winning record", always],
    ["teams with a winning record on the road", isAway],
    ["teams with a winning record at home", isHome],
  ])("are counted: %s", (question, test) => {
    expect(ask(question).text).toContain(`${records(test).length} teams with`);
  });

  it("are ordered by games", () => {
    const games = Map.groupBy(
      teamGames(({ overtimes }) => overtimes > 0),
      ({ team }) => team,
    );
    const most = Math.max(...[...games.values()].map(({ length }) => length));
    expect(ask("which team played the most overtime games").text).toContain(
      `in overtime: ${most}.`,
    );
  });
});

it.each([
  ["who plays on christmas", "2026-12-25"],
  ["who do the warriors play on christmas", "2026-12-25"],
  ["who do the lakers play on january 15", "2027-01-15"],
])("the present tense asks for the season to come: %s", (question, day) => {
  expect(ask(question).understanding).toMatchObject({ fact: { kind: "fixtures", day } });
});

it.each<[string, object]>([
  ["gua rds with most assists", { query: { conditions: { pos: "G" } } }],
  ["stef curry", { path: "/nba/players/player/Stephen%20Curry" }],
  [
    "jb points",
    { kind: "choice", choices: [{ label: "Jaylen Brown" }, { label: "Jalen Brunson" }, {}] },
  ],
  ["nba playoffs", { path: "/nba/playoffs" }],
])("%s is understood", (question, meant) => {
  expect(ask(question).understanding).toMatchObject(meant);
});
