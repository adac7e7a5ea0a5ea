import { describe, expect, test } from "vitest";
import { ownName, type Vocabulary, vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import type { Player } from "#domain/players/player.ts";
import type { OtherNames } from "#domain/search/known-names.ts";
import { sourceRows, sourceTeams } from "#tests/fixtures/season.ts";
import { newSmall } from "#tests/fixtures/small-season.ts";

type Row = [name: string, nationality?: string, preDraftTeam?: string];

/** Under contract, by id from 1. */
const CONTRACTS: readonly Row[] = [
  ["Stephen Curry", "USA", "Davidson"],
  ["Seth Curry", "USA", "Duke"],
  ["Jaylen Brown", "USA", "California"],
  ["Jalen Brunson", "USA", "Villanova"],
  ["Jimmy Butler III", "USA", "Marquette"],
  ["Jaren Jackson Jr.", "USA", "Michigan State"],
  ["Shai Gilgeous-Alexander", "Canada", "Kentucky"],
  ["Nickeil Alexander-Walker", "Canada", "Virginia Tech"],
  ["Jabari Walker", "USA", "Colorado"],
  ["Nikola Jokić", "Serbia", "Serbia"],
  ["P.J. Washington", "USA", "Kentucky"],
  ["Cole Anthony", "USA", "North Carolina"],
  ["Anthony Edwards", "USA", "Georgia"],
  ["Goga Bitadze", "Georgia", ""],
  ["Max Christie", "USA", "Michigan State"],
  ["Brandon Williams", "USA", "Arizona"],
  ["Brandon Williams", "USA", "Oregon"],
  ["Nenê", "Brazil", ""],
  ["Luc Mbah a Moute", "Cameroon", "UCLA"],
  ["1234", "", ""],
  ["J.R. Smith"],
  ["Bol Bol"],
  ["LaMelo Ball"],
  ["Fab Melo"],
  ["Nando De Colo"],
];

/** What the table of names says of players of these names. */
function knownByName(players: readonly Pick<Player, "id" | "name">[]): OtherNames[] {
  return players.map(({ id, name }) => ({
    id,
    names: sourceRows("names.csv").flatMap(({ player, other = "" }) =>
      player === name ? other : [],
    ),
    honours: 0,
  }));
}

/** Anew each time: a vocabulary is kept for its lists. */
function league(): Vocabulary {
  const { lines, players, ...rest } = newSmall();
  const [like] = players;
  const contracts = CONTRACTS.map(([name, nationality = "", preDraftTeam = ""], at) => ({
    ...(like as Player),
    id: String(at + 1),
    name,
    nationality,
    preDraftTeam,
  }));
  const played = [
    { id: "1", name: "Stephen Curry" },
    { id: "30", name: "Ricky Rubio" },
  ];
  return vocabularyOf({
    ...rest,
    teams: sourceTeams(),
    names: { players: knownByName(contracts), early: [], coaches: [] },
    lines: { ...lines, players: played },
    players: contracts,
  });
}

/** "Stephen Curry, Seth Curry; BOS; country Georgia; school Georgia" */
function meaningOf(phrase: string, { named }: Vocabulary): string {
  const meant = named.get(phrase);
  if (meant === undefined) return "";
  const { players, teams, nation, college } = meant;
  return [
    players.map(({ name }) => name).join(", "),
    teams.map(({ abbreviation }) => abbreviation).join(", "),
    nation && `country ${nation}`,
    college && `school ${college}`,
  ]
    .filter(Boolean)
    .join("; ");
}

describe("a team's names", () => {
  test.each([
    ["boston", "BOS"],
    ["celtics", "BOS"],
    ["celtic", "BOS"],
    ["boston celtics", "BOS"],
    ["celts", "BOS"],
    ["boston celts", "BOS"],
    ["bos", "BOS"],
    ["bos celtics", "BOS"],
    ["philadelphia", "PHI"],
    ["76ers", "PHI"],
    ["76er", "PHI"],
    ["sixers", "PHI"],
    ["philadelphia 76ers", "PHI"],
    ["philadelphia sixers", "PHI"],
    ["philly", "PHI"],
    ["la", "LAC, LAL"],
    ["los angeles", "LAC, LAL"],
    ["la lakers", "LAL"],
    ["los angeles lakers", "LAL"],
    ["la clippers", "LAC"],
    ["los angeles clippers", "LAC"],
    ["la clips", "LAC"],
    ["heat", "MIA"],
    ["trail blazers", "POR"],
    ["trail blazer", "POR"],
    ["76", ""],
    ["nets", "BKN"],
    ["net", ""],
    ["kings", "SAC"],
    ["king", ""],
    ["suns", "PHX"],
    ["sun", ""],
    ["mins", ""],
    ["celticss", ""],
    ["spur", "SAS"],
    ["min wolves", ""],
    ["min timberwolves", "MIN"],
    // A filler and minutes.
    ["was", ""],
    ["min", ""],
    ["was wizards", "WAS"],
  ])("%s: %s", (phrase, meaning) => {
    expect(meaningOf(phrase, league())).toBe(meaning);
  });
});

describe("a player's names", () => {
  test.each([
    ["stephen curry", "Stephen Curry"],
    ["stephen", "Stephen Curry"],
    ["steph", "Stephen Curry"],
    ["curry", "Stephen Curry, Seth Curry"],
    ["seth", "Seth Curry"],
    ["jokic", "Nikola Jokić"],
    ["joker", "Nikola Jokić"],
    ["jokić", ""],
    // A suffix is left out, and is no name.
    ["jaren jackson jr", "Jaren Jackson Jr."],
    ["jaren jackson", "Jaren Jackson Jr."],
    ["jackson", "Jaren Jackson Jr."],
    ["jackson jr", ""],
    // The first name of J.R. Smith.
    ["jr", "J.R. Smith"],
    ["jimmy butler", "Jimmy Butler III"],
    ["butler", "Jimmy Butler III"],
    ["iii", ""],
    // Each part of a double name, unless it is another's name.
    ["gilgeous alexander", "Shai Gilgeous-Alexander"],
    ["gilgeous", "Shai Gilgeous-Alexander"],
    ["alexander", "Shai Gilgeous-Alexander, Nickeil Alexander-Walker"],
    ["alexander walker", "Nickeil Alexander-Walker"],
    ["walker", "Jabari Walker"],
    ["shai gilgeous", ""],
    // Too short for a name.
    ["a", ""],
    ["moute", "Luc Mbah a Moute"],
    ["mbah", "Luc Mbah a Moute"],
    ["mbah a moute", "Luc Mbah a Moute"],
    ["luc", "Luc Mbah a Moute"],
    // A first name and another's last name.
    ["anthony", "Cole Anthony, Anthony Edwards"],
    ["nene", "Nenê"],
    ["max christie", "Max Christie"],
    ["christie", "Max Christie"],
    // A word of its own: "max points".
    ["max", ""],
    ["1234", "1234"],
    ["jb", "Jaylen Brown, Jalen Brunson, Jimmy Butler III"],
    ["pj", "P.J. Washington"],
    ["washington", "P.J. Washington; WAS"],
    ["rubio", "Ricky Rubio"],
    ["ricky rubio", "Ricky Rubio"],
    ["bol", "Bol Bol"],
    // A nickname is its owner's alone.
    ["melo", "LaMelo Ball"],
    ["colo", "Nando De Colo"],
    ["de", ""],
    ["lebron", ""],
  ])("%s: %s", (phrase, meaning) => {
    expect(meaningOf(phrase, league())).toBe(meaning);
  });
});

describe("a country and a school", () => {
  test.each([
    ["usa", "country USA"],
    ["canada", "country Canada"],
    ["kentucky", "school Kentucky"],
    ["michigan state", "school Michigan State"],
    // A country in the column of schools is the country alone.
    ["serbia", "country Serbia"],
    ["georgia", "country Georgia; school Georgia"],
    ["university of georgia", "school Georgia"],
    ["north carolina", "school North Carolina"],
    ["unc", "school North Carolina"],
    ["uconn", ""],
  ])("%s: %s", (phrase, meaning) => {
    expect(meaningOf(phrase, league())).toBe(meaning);
  });
});

test.each([
  ["Connecticut", "uconn"],
  ["Louisiana State", "lsu"],
  ["Southern California", "usc"],
  ["Brigham Young", "byu"],
  ["Virginia Commonwealth", "vcu"],
])("%s is also %s", (preDraftTeam, alias) => {
  const { players, ...rest } = newSmall();
  const [like] = players;
  const own = { ...(like as Player), preDraftTeam };
  expect(meaningOf(alias, vocabularyOf({ ...rest, players: [own] }))).toBe(
    `school ${preDraftTeam}`,
  );
});

describe("two players of one name", () => {
  test.each([
    ["brandon williams", "Brandon Williams, Brandon Williams"],
    ["williams", "Brandon Williams, Brandon Williams"],
    ["brandon", "Brandon Williams, Brandon Williams"],
    ["brandon williams 16", "Brandon Williams"],
    ["brandon williams 17", "Brandon Williams"],
    ["stephen curry 1", ""],
  ])("%s: %s", (phrase, meaning) => {
    expect(meaningOf(phrase, league())).toBe(meaning);
  });

  test("are told apart by their ids", () => {
    const { named } = league();
    expect(named.get("brandon williams 17")?.players).toEqual([
      { id: "17", name: "Brandon Williams" },
    ]);
  });
});

test.each([
  ["1", "Stephen Curry"],
  ["16", "Brandon Williams 16"],
  ["10", "Nikola Jokić"],
])("the player %s is named by “%s”", (wanted, name) => {
  const own = league();
  const player = own.everyone.find(({ id }) => id === wanted);
  expect(player && ownName(player, own)).toBe(name);
});

test("a team has these names alone", () => {
  const { named } = league();
  const phrases = [...named].filter(([, { teams }]) =>
    teams.some(({ abbreviation }) => abbreviation === "BKN"),
  );
  expect(phrases.map(([phrase]) => phrase)).toEqual([
    "brooklyn",
    "brooklyn nets",
    "brooklyn brk",
    "brooklyn njn",
    "brooklyn new jersey nets",
    "nets",
    "brk",
    "njn",
    "new jersey nets",
    "bkn nets",
    "bkn",
  ]);
});

test("no name is empty", () => {
  expect([...league().named.keys()].filter((phrase) => !phrase)).toEqual([]);
});

test("everyone with a game or a contract is known, each once", () => {
  const { everyone } = league();
  expect(everyone).toHaveLength(CONTRACTS.length + 1);
  expect(everyone[0]).toEqual({ id: "1", name: "Stephen Curry" });
  expect(everyone.at(-1)).toEqual({ id: "30", name: "Ricky Rubio" });
});

test("a player of a team's name is named by his id too", () => {
  const { lines, ...rest } = newSmall();
  const player = { id: "40", name: "Boston" };
  const own = vocabularyOf({ ...rest, lines: { ...lines, players: [player] } });
  expect(ownName(player, own)).toBe("Boston 40");
  expect(own.named.get("boston 40")?.players).toEqual([player]);
});
