import { describe, expect, test } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { unmarked } from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

type Row = Record<string, string>;

// A row with a comma in its text has other cells in its last columns.
const known = sourceRows("players.csv").map((row) =>
  Number(row.years_of_service) > 40 ? { ...row, years_of_service: "0" } : row,
);
const rosters = sourceRows("coming_rosters.csv");
// Of players who are new on a roster no more than their teams and positions is known.
const newcomers = rosters.filter(({ in_players_csv }) => in_players_csv === "0");
const teams = new Map(rosters.map(({ player_id, team_id }) => [player_id, team_id]));
const contracts: Row[] = [
  ...known.map((row) => ({ ...row, team_id: teams.get(row.player_id) ?? "" })),
  ...newcomers,
];
const honours = sourceRows("player_honours.csv");
const careers = sourceRows("career_seasons.csv");
const logs = new Map<string, Set<string>>();
for (const { player_id: id = "", team_id: team = "" } of [
  ...careers,
  ...sourceRows("player_game_logs.csv"),
])
  logs.set(id, (logs.get(id) ?? new Set()).add(team));
const named = (isIt: (row: Row) => boolean) =>
  contracts
    .filter(isIt)
    .map(({ player = "" }) => unmarked(player))
    .toSorted();
const times = (award: string) => (row: Row) =>
  honours.filter((own) => own.player_id === row.player_id && own.award === award).length;
const hasPlayedFor = (team: string) => (row: Row) =>
  logs.get(row.player_id ?? "")?.has(team) === true;

/** The names of an answer's table; that of one player is in the headline. */
function listed(question: string): string[] {
  const { rows, understanding } = ask(question);
  expect(understanding.kind, question).toBe("fact");
  const all = contracts.map(({ player = "" }) => unmarked(player));
  return rows
    .map(unmarked)
    .map(
      (row) =>
        all
          .filter((name) => row.startsWith(`${name} `))
          .toSorted((a, b) => b.length - a.length)[0] ?? row,
    )
    .toSorted();
}

const EUROPE =
  "France,Germany,Serbia,Greece,United Kingdom,Switzerland,Lithuania,Netherlands,Belgium,Israel,Russia,Georgia," +
  "Spain,Bosnia and Herzegovina,Ukraine,Italy,Turkey,Croatia,Austria,Poland,Latvia,Finland,Slovenia,Portugal," +
  "Montenegro,Sweden,Czech Republic";
const AFRICA = "Nigeria,Cameroon,DRC,South Sudan,Senegal,Guinea";
const isFrom = (countries: string) => (row: Row) =>
  countries.split(",").includes(row.nationality ?? "");

describe("players by what they have won", () => {
  const rings = times("NBA Champion");
  const mvps = times("Most Valuable Player");
  test.each([
    ["active players with 3 rings", (row: Row) => rings(row) === 3],
    ["players with 3+ rings", (row: Row) => rings(row) >= 3],
    ["players with at least 2 championships", (row: Row) => rings(row) >= 2],
    ["players with 2 mvps", (row: Row) => mvps(row) === 2],
    ["players with an mvp", (row: Row) => mvps(row) > 0],
    ["players with 10 or more all star selections", (row: Row) => times("All-Star")(row) >= 10],
  ])("%s", (question, isIt) => {
    expect(listed(question)).toEqual(named(isIt));
  });
});

describe("players by whom they played for", () => {
  test.each([
    ["former lakers", "14"],
    ["who used to play for the raptors", "28"],
    ["ex warriors", "10"],
  ])("%s", (question, team) => {
    expect(listed(question)).toEqual(
      named((row) => hasPlayedFor(team)(row) && row.team_id !== team),
    );
  });

  test("two teams", () => {
    expect(listed("players who played for lakers and celtics")).toEqual(
      named((row) => hasPlayedFor("14")(row) && hasPlayedFor("2")(row)),
    );
  });
});

test.each([
  ["players with 15+ years of service", (row: Row) => Number(row.years_of_service) >= 15],
  [
    "players with more than 17 years of experience",
    (row: Row) => Number(row.years_of_service) > 17,
  ],
  ["players born in 2003", (row: Row) => row.birth_date?.startsWith("2003") === true],
  ["who was born in 1984", (row: Row) => row.birth_date?.startsWith("1984") === true],
  ["european players", isFrom(EUROPE)],
  ["players from africa", isFrom(AFRICA)],
  ["african centers", (row: Row) => isFrom(AFRICA)(row) && row.position?.includes("C") === true],
  ["2003 draft class still playing", (row: Row) => row.draft_status?.startsWith("2003") === true],
] as const)("%s", (question, isIt) => {
  expect(listed(question)).toEqual(named(isIt));
});

test.each(["longest serving player", "most experienced player"])("%s", (question) => {
  const years = Math.max(...contracts.map((row) => Number(row.years_of_service) || 0));
  const [player] = named((row) => Number(row.years_of_service) === years);
  expect(unmarked(ask(question).text)).toBe(
    `${player} is the longest-serving of the players: ${years} years of service.`,
  );
});

test.each([
  ["former lakers averaging 20", "clubs", { clubs: ["LAL"], isFormer: true }],
  ["european players averaging 20", "nation", "Europe"],
  ["players born in 2003 averaging 20", "born", { min: 2003, max: 2003 }],
  [
    "players with 2 rings averaging 20",
    "honour",
    { award: "NBA Champion", times: { min: 2, max: 2 } },
  ],
])("is a condition of the engine, too: %s", (question, name, value) => {
  const { understanding } = ask(question);
  const conditions = understanding.kind === "query" ? understanding.query.conditions : {};
  expect(conditions).toMatchObject({ [name]: value });
});

test.each(["most experienced team", "jokic 3 mvps", "former", "former lakers vs celtics"])(
  "is refused: %s",
  (question) => {
    expect(ask(question).understanding.kind).not.toBe("query");
  },
);
