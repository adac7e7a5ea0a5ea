import { expect, test } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { contractsOf } from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

const clubs = sourceRows("teams.csv");
const clubOf = (id: string | undefined) => clubs.find((row) => row.team_id === id)?.full_name ?? "";
const firstRound = sourceRows("postseason_series.csv").filter(({ round }) => round === "1");
const inPlayoffs = firstRound.flatMap((row) => [row.high_team_id, row.low_team_id]);

test.each([
  ["did the lakers make the playoffs", "The Los Angeles Lakers made the playoffs of 2025-26."],
  ["did the nets make the playoffs", "The Brooklyn Nets missed the playoffs of 2025-26."],
  ["lakers seed", "The Los Angeles Lakers were 4th in the West of 2025-26: 53–29."],
  ["who won the eastern conference finals", "The New York Knicks won the East of 2025-26: 4–0"],
  ["lebron rings", "LeBron James was NBA Champion 4 times."],
  ["2025 first overall pick", "Cooper Flagg was the 1st pick of 2025."],
  ["first pick in the 1999 draft", "No player known to Hardwood was the 1st pick of 1999."],
])("%s", (question, said) => {
  expect(ask(question).text).toContain(said);
});

test.each([
  "who didn't make the playoffs",
  "who missed the playoffs",
  "which teams did not make the playoffs",
])("the teams without playoffs are all others: %s", (question) => {
  const out = clubs
    .filter(({ team_id }) => !inPlayoffs.includes(team_id))
    .map((row) => row.full_name);
  const { text, rows } = ask(question);
  expect(text).toBe(`${out.length} teams missed the playoffs of 2025-26.`);
  expect(rows.map((row) => row.replace(/ (?:East|West)$/, "")).sort()).toEqual(out.sort());
});

const ORDINALS = ["", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"];

test.each(["East", "West"])("the seeds of the %s are those of its first round", (conference) => {
  const places = sourceRows("past_standings.csv").filter(
    (row) => row.season === "2025-26" && row.conference === conference,
  );
  const placed = (seed: number) => places.find((row) => row.seed === String(seed))?.team_id;
  const metBy = (id: string | undefined) =>
    firstRound.find((row) => row.high_team_id === id)?.low_team_id;
  const seeds = [1, 2, 3, 4, 5, 6].map(placed).concat(metBy(placed(2)), metBy(placed(1)));
  for (const [at, id] of seeds.entries()) {
    const seed = at + 1;
    const said = `The ${clubOf(id)} were the ${ORDINALS[seed]} seed in the ${conference} of 2025-26.`;
    expect(ask(`${seed} seed in the ${conference.toLowerCase()}`).text).toContain(said);
    expect(ask(`who was the ${ORDINALS[seed]} seed in the ${conference}`).text).toContain(said);
  }
  for (const [question, seed] of [
    ["which team is the 3 seed", 3],
    ["who was the 8 seed", 8],
    ["who has the top seed", 1],
  ] as const)
    expect(ask(question).text).toContain(`${clubOf(seeds[seed - 1])} in the ${conference}`);
  expect(ask(`top seed in the ${conference}`).text).toContain(clubOf(placed(1)));
});

test.each(["cup final", "nba cup final score", "who won the cup final", "who won the nba cup"])(
  "the Cup's final is told with its score: %s",
  (question) => {
    const [final] = sourceRows("postseason_games.csv").filter(({ stage }) => stage === "cup-final");
    expect(ask(question).text).toContain(`${clubOf(final?.home_team_id)} won the NBA Cup`);
    expect(ask(question).text).toContain(`${final?.home_points}–${final?.away_points}`);
  },
);

const champions = sourceRows("team_seasons.csv").filter(
  ({ champion, season = "" }) => champion === "1" && season >= "2013-14" && season < "2025-26",
);

test.each(champions.map(({ season = "", team = "" }) => [season, team] as const))(
  "the champion of %s is known",
  (season, team) => {
    const year = Number(season.slice(0, 4)) + 1;
    const said = `The ${team} won the championship of ${season}.`;
    for (const question of [
      `who won the ${year} finals`,
      `${year} champions`,
      `who won the title in ${year}`,
    ])
      expect(ask(question).text).toBe(said);
  },
);

test.each(
  sourceRows("player_honours.csv")
    .filter(
      ({ award, year = "" }) => award === "Most Valuable Player" && year >= "2014" && year < "2026",
    )
    .map((row) => [row.year ?? "", row.player_id ?? ""] as const),
)("the Most Valuable Player of %s is known", (year, id) => {
  const [player] = contractsOf((row) => row.player_id === id);
  for (const question of [`${year} mvp`, `who won mvp in ${year}`])
    expect(ask(question).text).toContain(`${player?.player} was Most Valuable Player`);
});

test.each(["luka birthday", "when was luka born", "luka date of birth"])(
  "a birthday: %s",
  (question) => {
    const [luka] = contractsOf(
      (row) => row.player === "Luka Doncic" || row.player === "Luka Dončić",
    );
    const day = new Date(`${luka?.birth_date}T00:00:00Z`).toLocaleDateString("en-US", {
      dateStyle: "long",
      timeZone: "UTC",
    });
    expect(ask(question).text).toBe(`Luka Dončić was born on ${day}.`);
    expect(ask("where was luka born").text).toContain("Slovenia");
  },
);

test("players from other countries are all but those from the USA", () => {
  const abroad = contractsOf(({ nationality = "" }) => nationality !== "" && nationality !== "USA");
  expect(ask("how many international players").text).toBe(`${abroad.length} players not from USA.`);
});

const series = sourceRows("postseason_series.csv");
const nameOf = (id: string | undefined) => clubs.find((row) => row.team_id === id)?.name ?? "";
const told = (row: Record<string, string> | undefined) => {
  const isHigh = row?.winner_team_id === row?.high_team_id;
  const [winner, loser] = isHigh
    ? [row?.high_team_id, row?.low_team_id]
    : [row?.low_team_id, row?.high_team_id];
  const wins = [Number(row?.high_wins), Number(row?.low_wins)].sort((a, b) => b - a);
  return `The ${nameOf(winner)} beat the ${nameOf(loser)} ${wins.join("–")} in the ${row?.label}.`;
};

test.each(series.map((row) => [nameOf(row.high_team_id), nameOf(row.low_team_id), row] as const))(
  "the series of the %s and the %s",
  (high, low, row) => {
    for (const question of [`${high} vs ${low} series`, `${low} ${high} playoff series result`])
      expect(ask(question).text).toBe(told(row));
  },
);

test.each(
  series.map((row) => {
    const loser = row.winner_team_id === row.high_team_id ? row.low_team_id : row.high_team_id;
    return [nameOf(loser), row] as const;
  }),
)("who eliminated the %s", (loser, row) => {
  expect(ask(`who eliminated the ${loser}`).text).toBe(told(row));
  expect(ask(`who knocked out the ${loser}`).text).toBe(told(row));
});

test.each([
  ["who did the knicks beat in the east finals", "20", "3"],
  ["who did the knicks play in the conference finals", "20", "3"],
  ["who did the spurs beat in the first round", "27", "1"],
])("%s", (question, team, round) => {
  const row = series.find(
    (own) => own.round === round && [own.high_team_id, own.low_team_id].includes(team),
  );
  expect(ask(question).text).toBe(told(row));
});

test.each(["did the lakers win the series", "series"])(
  "a series needs its teams or a round: %s",
  (question) => {
    expect(ask(question).understanding).toMatchObject({ kind: "refused" });
  },
);

test.each(clubs.map((row) => [row.name ?? "", row.team_id ?? ""] as const))(
  "the last title of the %s",
  (name, id) => {
    const won = sourceRows("teams_extra.csv").find((row) => row.team_id === id)?.titles ?? "";
    const last = won.split("|").filter(Boolean).at(-1);
    const said = last === undefined ? "have won no title." : `last won the title in ${last}.`;
    expect(ask(`when did the ${name} last win a title`).text).toContain(said);
    expect(ask(`${name} last championship`).text).toContain(said);
  },
);

test.each(["11 seed in the east", "11 seed", "seed", "over 3 seed in the west", "lakers 3 seed"])(
  "a seed needs a place and no team: %s",
  (question) => {
    expect(ask(question).understanding).toMatchObject({ kind: "refused" });
  },
);

test.each(["lakers coach points", "coach", "celtics and knicks arena", "lakers seed in january"])(
  "a topic takes one team and nothing else: %s",
  (question) => {
    expect(ask(question).understanding).toMatchObject({ kind: "refused" });
  },
);

test.each<[string, ...string[]]>([
  [
    "celtics championships",
    "The Boston Celtics have won 18 titles.",
    "Ends of seasons: 1957, 1959, 1960, 1961, 1962, 1963, 1964, 1965, 1966, 1968, 1969, 1974, 1976, " +
      "1981, 1984, 1986, 2008, 2024.",
  ],
  [
    "who was the 8 seed",
    "The Orlando Magic in the East and the Phoenix Suns in the West were the 8th seeds of 2025-26.",
    "After the play-in; the Orlando Magic were 8th and the Phoenix Suns were 7th in the standings.",
  ],
  ["where do the knicks play", "The New York Knicks play at home in Madison Square Garden."],
  ["who coaches the lakers", "The Los Angeles Lakers were coached by JJ Redick in 2025-26."],
  ["lakers founded", "The Los Angeles Lakers were founded in 1948."],
  [
    "first overall pick 2018",
    "Deandre Ayton was the 1st pick of 2018.",
    "Player | Draft (1)",
    "Deandre Ayton | 2018 Rnd 1 Pick 1",
  ],
  [
    "which teams did not make the playoffs",
    "14 teams missed the playoffs of 2025-26.",
    "Team | Conference (14)",
    "Brooklyn Nets | East",
    "Charlotte Hornets | East",
    "Chicago Bulls | East",
  ],
  [
    "who won the west",
    "The San Antonio Spurs won the West of 2025-26: 4–3 over the Oklahoma City Thunder in its finals.",
  ],
  [
    "who won the eastern conference finals",
    "The New York Knicks won the East of 2025-26: 4–0 over the Cleveland Cavaliers in its finals.",
  ],
  [
    "who is the 3 seed",
    "The New York Knicks in the East and the Denver Nuggets in the West were the 3rd seeds of 2025-26.",
    "The place in the standings, ties broken by the league's rules.",
  ],
  [
    "who won the cup",
    "The New York Knicks won the NBA Cup of 2025-26 124–113 over the San Antonio Spurs.",
  ],
  [
    "playoff teams",
    "16 teams made the playoffs of 2025-26.",
    "Team | Conference (16)",
    "Atlanta Hawks | East",
    "Boston Celtics | East",
    "Cleveland Cavaliers | East",
  ],
  ["pelicans titles", "The New Orleans Pelicans have won 0 titles."],
  ["raptors titles", "The Toronto Raptors have won 1 title.", "Ends of seasons: 2019."],
])("in whole: %s", expectShown);
