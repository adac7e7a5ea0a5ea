import { describe, expect, test } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { unmarked } from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

const contracts = sourceRows("players.csv");
const totals = sourceRows("player_totals.csv");
const nameOf = (id: string) =>
  unmarked(
    contracts.find((row) => row.player_id === id)?.player ??
      totals.find((row) => row.player_id === id)?.player ??
      id,
  );
const honours = sourceRows("player_honours.csv");
const won = (award: string, year?: string) =>
  honours.filter((row) => row.award === award && (year === undefined || row.year === year));
const said = (question: string) => unmarked(ask(question).text);

/** The players with the most of an award, and how many that is. */
function mostOf(award: string): { names: string[]; most: number } {
  const times = new Map<string, number>();
  for (const { player_id: id = "" } of won(award)) times.set(id, (times.get(id) ?? 0) + 1);
  const most = Math.max(...times.values());
  return { names: [...times].flatMap(([id, own]) => (own === most ? [nameOf(id)] : [])), most };
}

describe("the winner of an award in a year", () => {
  test.each([
    ["Most Valuable Player", "2019", "who won mvp in 2019"],
    ["Most Valuable Player", "2012", "2012 mvp"],
    ["Most Valuable Player", "2025", "last year's mvp"],
    ["Most Valuable Player", "2025", "mvp last season"],
    ["Defensive Player of the Year", "2017", "2017 dpoy"],
    ["Finals MVP", "2021", "finals mvp 2021"],
    ["Finals MVP", "2016", "mvp of the 2016 finals"],
    ["Finals MVP", "2025", "who won finals mvp last year"],
    ["Rookie of the Year", "2019", "roty 2019"],
    ["Sixth Man of the Year", "2024", "who was sixth man of the year in 2024"],
    ["Most Improved Player", "2023", "2022-23 most improved player"],
    ["All-Star MVP", "2024", "all star mvp 2024"],
  ])("%s of %s: %s", (award, year, question) => {
    const [winner] = won(award, year);
    const season = `${Number(year) - 1}-${year.slice(2)}`;
    expect(said(question)).toBe(`${nameOf(winner?.player_id ?? "")} was ${award} in ${season}.`);
  });

  test.each([
    ["Rookie of the Year", "2018", "roty 2018"],
    ["Defensive Player of the Year", "2014", "dpoy 2014"],
    ["Most Valuable Player", "1998", "who won mvp in 1998"],
  ])("%s of %s has left the league: %s", (award, year, question) => {
    expect(won(award, year)).toEqual([]);
    expect(said(question)).toMatch(
      /^None of the players of 2025-26 was .* those who have left the league are not here\.$/,
    );
  });

  test.each([
    ["All-Star", "2019", "all stars in 2019"],
    ["All-NBA First Team", "2016", "all nba first team 2016"],
  ])("%s of %s are those who play still: %s", (award, year, question) => {
    const { rows, text } = ask(question);
    const names = won(award, year).map(({ player_id: id = "" }) => nameOf(id));
    expect(rows.map(unmarked).toSorted()).toEqual(
      names.map((name) => `${name} ${year} ${award}`).toSorted(),
    );
    expect(text).toContain("those who have left the league are not here");
  });

  test.each(["past mvps", "former mvps", "active mvps", "mvp winners", "previous mvps"])(
    "all years: %s",
    (question) => {
      expect(ask(question).rows.map(unmarked)).toEqual(
        won("Most Valuable Player")
          .toSorted((a, b) => Number(b.year) - Number(a.year))
          .map(({ player_id: id = "", year }) => `${nameOf(id)} ${year} Most Valuable Player`),
      );
    },
  );

  test.each(["coach of the year 2019", "mvp 2030", "who won the title in 2030"])(
    "none is kept: %s",
    (question) => {
      expect(ask(question).understanding.kind).toBe("refused");
    },
  );
});

test.each([
  ["NBA Champion", "most rings among active players"],
  ["NBA Champion", "active player with most championships"],
  ["Most Valuable Player", "players with most mvps"],
  ["All-Star", "who has the most all star selections"],
  ["Finals MVP", "most finals mvps"],
])("the most of an honour: %s, %s", (award, question) => {
  const { names, most } = mostOf(award);
  const text = said(question);
  // More than three are counted; the rows below name them.
  const told = names.length > 3 ? [`${names.length} players`] : names;
  for (const name of told) expect(text).toContain(name);
  for (const name of names) expect(ask(question).rows.join("\n")).toContain(name);
  expect(text).toContain(`been ${award} ${most} times`);
});

describe("champions", () => {
  test.each([
    ["2015-16", "who won the title in 2016"],
    ["2024-25", "champions last year"],
    ["2024-25", "who won the nba finals last season"],
    ["1995-96", "1996 champions"],
    ["1978-79", "who won the championship in 1979"],
  ])("of %s: %s", (season, question) => {
    const row = sourceRows("team_seasons.csv").find(
      (own) => own.season === season && own.champion === "1",
    );
    expect(said(question)).toBe(`The ${row?.team} won the championship of ${season}.`);
  });

  test("of a club that is gone", () => {
    expect(said("champions 1948")).toBe("None of today's teams won the championship of 1947-48.");
  });

  test.each(["teams with most titles", "which team has the most championships"])("%s", (text) => {
    const titles = sourceRows("teams_extra.csv")
      .map(({ team_id: id, titles = "" }) => ({ id, own: titles.split("|").filter(Boolean) }))
      .filter(({ own }) => own.length > 0)
      .toSorted((a, b) => b.own.length - a.own.length);
    const teams = sourceRows("teams.csv");
    const { rows } = ask(text);
    expect(rows).toHaveLength(titles.length);
    const [first] = titles;
    const name = teams.find(({ team_id: id }) => id === first?.id)?.full_name;
    expect(rows[0]).toContain(`${name} ${first?.own.length} `);
  });

  test("a title may be a team's or a player's", () => {
    const { understanding, rows } = ask("who has the most titles");
    expect(understanding.kind).toBe("choice");
    expect(rows).toEqual(["Teams by their titles", "Players by their rings"]);
  });

  test.each([
    ["who won the west last year", "Oklahoma City Thunder"],
    ["who won the east in 2019", "Toronto Raptors"],
  ])("of a conference need that season's playoffs: %s", (question) => {
    const { understanding } = ask(question);
    expect(understanding).toMatchObject({ kind: "fact", needs: { kind: "past-postseason" } });
  });
});

describe("the leaders of whole careers", () => {
  const ids = new Set([...totals, ...contracts].map((row) => row.player_id ?? ""));
  const inPlayoffs = new Set(
    sourceRows("postseason_games.csv")
      .filter(({ stage }) => stage === "playoffs")
      .map(({ game_id: id }) => id),
  );
  const seasons = [...sourceRows("career_seasons.csv"), ...totals];
  const playoffs = [
    ...sourceRows("career_playoffs.csv"),
    ...sourceRows("postseason_player_lines.csv").filter((row) => inPlayoffs.has(row.game_id)),
  ];
  /** The first five by the sum of a column, as the site prints them. */
  const firstOf = (rows: readonly Record<string, string>[], column: string): string[] => {
    const sums = new Map<string, number>();
    for (const { player_id: id = "", [column]: count } of rows)
      if (ids.has(id)) sums.set(id, (sums.get(id) ?? 0) + Number(count));
    return [...sums]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 5)
      .map(([id, sum]) => `${nameOf(id)} ${sum.toLocaleString("en")}`);
  };

  test.each([
    ["pts", "most career points among active players"],
    ["ast", "active leader in assists"],
    ["reb", "career rebounds leaders active"],
    ["fg3m", "active career leader in threes"],
    ["stl", "most career steals by an active player"],
  ])("regular seasons: %s, %s", (column, question) => {
    expect(ask(question).rows.slice(0, 5).map(unmarked)).toEqual(firstOf(seasons, column));
  });

  test("of the playoffs", () => {
    const { rows } = ask("most career playoff points active");
    expect(rows.slice(0, 5).map(unmarked)).toEqual(firstOf(playoffs, "pts"));
  });

  test.each([
    ["pts", "active career leaders in points per game"],
    ["reb", "highest career rpg among active players"],
  ])("by the mean, from 400 games: %s, %s", (column, question) => {
    const byPlayer = Map.groupBy(
      seasons.filter((row) => ids.has(row.player_id ?? "")),
      (row) => row.player_id ?? "",
    );
    const means = [...byPlayer].flatMap(([id, rows]) => {
      const added = (own: string) => rows.reduce((sum, row) => sum + Number(row[own]), 0);
      return added("gp") < 400 ? [] : [{ id, mean: added(column) / added("gp") }];
    });
    const first = means.toSorted((a, b) => b.mean - a.mean).slice(0, 5);
    const { rows, text, understanding } = ask(question);
    expect(rows.slice(0, 5).map(unmarked)).toEqual(
      first.map(({ id, mean }) => `${nameOf(id)} ${mean.toFixed(1)}`),
    );
    expect(text).toContain("400 games or more");
    const reading = "readAs" in understanding ? understanding.readAs.at(-1) : undefined;
    expect(reading).toEqual({ text: ", regular seasons, 400 games or more", isInferred: true });
  });

  test.each([
    "most career triple doubles among active players",
    "fewest career points among active players",
    "best career three point percentage among active players",
  ])("a figure that has no sum is refused: %s", (question) => {
    expect(ask(question).understanding.kind).toBe("refused");
  });
});

test.each<[string, ...string[]]>([
  [
    "which team has the most championships",
    "The Celtics have won the most titles: 18.",
    "With those under a franchise's earlier names. 10 teams have none.",
    "Team | Titles | Years (20)",
    "Boston Celtics | 18 | 1957, 1959–66, 1968, 1969, 1974, 1976, 1981, 1984, 1986, 2008, 2024",
    "Los Angeles Lakers | 17 | 1949, 1950, 1952–54, 1972, 1980, 1982, 1985, 1987, 1988, 2000–02, " +
      "2009, 2010, 2020",
    "Golden State Warriors | 7 | 1947, 1956, 1975, 2015, 2017, 2018, 2022",
  ],
  [
    "most career playoff points active",
    "Of the players of 2025-26, LeBron James has the most points in the playoffs of a career: 8,521.",
    "Next: Kevin Durant 5,008 and James Harden 4,240. Whole careers, 2025-26 included; " +
      "those who have left are not among them.",
    "Player | PTS (25)",
    "LeBron James | 8,521",
    "Kevin Durant | 5,008",
    "James Harden | 4,240",
  ],
  [
    "current mvps",
    "9 players of 2025-26 have been Most Valuable Player.",
    "Honours of this season's players are kept; those who have left the league are not here.",
    "Player | Year | Award (17)",
    "Shai Gilgeous-Alexander | 2026 | Most Valuable Player",
    "Shai Gilgeous-Alexander | 2025 | Most Valuable Player",
    "Nikola Jokić | 2024 | Most Valuable Player",
  ],
  [
    "who has the most all star selections",
    "LeBron James has been All-Star 22 times, the most of the players of 2025-26.",
    "Honours of this season's players are kept; those who have left the league are not here.",
    "Player | Times | Years (75)",
    "LeBron James | 22 | 2005–26",
    "Kevin Durant | 16 | 2010–19, 2021–26",
    "Chris Paul | 12 | 2008–16, 2020–22",
  ],
  [
    "active career points per game leaders",
    "Of the players of 2025-26 with 400 games or more, Luka Dončić has the most points per game in a " +
      "career: 29.2.",
    "Next: Joel Embiid 27.6 and Kevin Durant 27.1. Whole careers, 2025-26 included; " +
      "those who have left are not among them.",
    "Player | PTS (25)",
    "Luka Dončić | 29.2",
    "Joel Embiid | 27.6",
    "Kevin Durant | 27.1",
  ],
  [
    "all nba first team 2016",
    "5 players of 2025-26 were All-NBA First Team in 2015-16.",
    "Honours of this season's players are kept; those who have left the league are not here.",
    "Player | Year | Award (5)",
    "DeAndre Jordan | 2016 | All-NBA First Team",
    "Kawhi Leonard | 2016 | All-NBA First Team",
    "LeBron James | 2016 | All-NBA First Team",
  ],
  [
    "players with most dpoy",
    "Rudy Gobert has been Defensive Player of the Year 4 times, the most of the players of 2025-26.",
    "Honours of this season's players are kept; those who have left the league are not here.",
    "Player | Times | Years (8)",
    "Rudy Gobert | 4 | 2018, 2019, 2021, 2024",
    "Kawhi Leonard | 2 | 2015, 2016",
    "Draymond Green | 1 | 2017",
  ],
])("in whole: %s", expectShown);
