import { describe, expect, it } from "vitest";
import { NO_POSTSEASON, type Postseason } from "#domain/season/postseason.ts";
import { frontWords } from "#domain/standings/front-words.ts";
import type { Standing } from "#domain/standings/standing.ts";
import type { Team } from "#domain/teams/team.ts";
import { standing } from "#tests/fixtures/league.ts";

const team = (id: number, city: string, name: string): Team => ({
  id,
  city,
  name,
  fullName: `${city} ${name}`,
  abbreviation: name.slice(0, 3).toUpperCase(),
  conference: "West",
  division: "Pacific",
});
const TEAMS = [
  team(1, "Oklahoma City", "Thunder"),
  team(2, "San Antonio", "Spurs"),
  team(3, "Detroit", "Pistons"),
  team(4, "Boston", "Celtics"),
  team(5, "LA", "Clippers"),
  team(6, "Los Angeles", "Lakers"),
];

/** Parses text like "Thunder 64-18". */
function row(text: string, at: number): Standing {
  const [, teamName = "", wins, losses] = /^(.+) (\d+)-(\d+)$/.exec(text) ?? [];
  return standing({ rank: at + 1, teamName, wins: Number(wins), losses: Number(losses) });
}

function wordsOf(west: string[], east: string[], postseason: Postseason = NO_POSTSEASON) {
  return frontWords({ west: west.map(row), east: east.map(row) }, TEAMS, postseason);
}

const finals = (over: Partial<Postseason["series"][number]> = {}): Postseason => ({
  series: [
    {
      id: "40",
      round: 4,
      label: "NBA Finals",
      highTeamId: 2,
      lowTeamId: 4,
      highWins: 1,
      lowWins: 4,
      winnerTeamId: 4,
      ...over,
    },
  ],
  games: ["2026-05-31", "2026-06-13"].map((date, at) => ({
    id: `0042500${at}`,
    date,
    homeTeamId: 2,
    awayTeamId: 4,
    homePoints: 90,
    awayPoints: 94,
    neutral: false,
    overtimes: 0,
    stage: "playoffs",
    label: "NBA Finals",
    series: { seriesId: "40", number: at + 1 },
  })),
  awards: [],
});

describe("the dashboard's headline", () => {
  it.each([
    [
      "a season that is over",
      [
        ["Thunder 64-18", "Spurs 62-20"],
        ["Pistons 60-22", "Celtics 56-26"],
      ],
      "Thunder win the West, Pistons the East",
      "Final, 242 games",
      "Oklahoma City's 64–18 was the best record in the league, two games better than San Antonio's. Detroit won 60 and took the East by four games over Boston.",
    ],
    [
      "a season that is running",
      [
        ["Lakers 10-3", "Spurs 9-3"],
        ["Pistons 7-6", "Celtics 6-6"],
      ],
      "Lakers lead the West, Pistons the East",
      "32 games played",
      "The Lakers' 10–3 is the best record in the league, half a game better than San Antonio's. The East is led by Detroit with 7 wins, half a game ahead of Boston.",
    ],
    [
      "equal records",
      [
        ["Thunder 60-22", "Spurs 50-32"],
        ["Pistons 60-22", "Celtics 60-22"],
      ],
      "Thunder win the West, Pistons the East",
      "Final, 230 games",
      "Oklahoma City, Detroit and Boston had the best record in the league, 60–22. Detroit won 60 and took the East on a tie-break over Boston.",
    ],
    [
      "gaps that are not whole games",
      [
        ["Pistons 11-2", "Celtics 8-5"],
        ["Clippers 13-0", "Spurs 2-12"],
      ],
      "Pistons lead the West, Clippers the East",
      "34 games played",
      "The Clippers' 13–0 is the best record in the league, two games better than Detroit's. The West is led by Detroit with 11 wins, three games ahead of Boston.",
    ],
    [
      "rows in an order that the records contradict",
      [
        ["Thunder 64-18", "Spurs 62-20"],
        ["Celtics 50-30", "Pistons 60-20"],
      ],
      "Thunder lead the West, Celtics the East",
      "236 games played",
      "Oklahoma City's 64–18 is the best record in the league, two games better than San Antonio's.",
    ],
  ])("of %s", (_, [west = [], east = []], headline, state, prose) => {
    const words = wordsOf(west, east);
    expect(words).toMatchObject({ headline, state, title: undefined });
    expect(words.sentences.join(" ")).toBe(prose);
  });

  it.each([
    [[], []],
    [["Thunder 0-0"], ["Pistons 0-0"]],
    [["Thunder 64-18"], []],
    [[], ["Pistons 60-22"]],
  ])("is generic without records to compare: %j and %j", (west, east) => {
    expect(wordsOf(west, east)).toMatchObject({
      headline: "The season at a glance",
      sentences: [],
    });
  });
});

it("has no games before the first, and names a team that is not known as it is written", () => {
  expect(wordsOf([], []).state).toBe("No games yet");
  const { headline, sentences } = wordsOf(
    ["Sonics 4-1", "Spurs 3-2"],
    ["Pistons 2-2", "Celtics 2-2"],
  );
  expect(headline).toBe("Sonics lead the West, Pistons the East");
  expect(sentences).toEqual([
    "The Sonics' 4–1 is the best record in the league, a game better than San Antonio's.",
    "The East is led by Detroit with 2 wins, level with Boston.",
  ]);
});

it("says nothing of a conference with one team", () => {
  expect(wordsOf(["Thunder 5-0", "Spurs 2-3"], ["Pistons 3-2"]).sentences).toEqual([
    "Oklahoma City's 5–0 is the best record in the league, two games better than Detroit's.",
  ]);
});

describe("the champion", () => {
  it("is named with the month of the last game", () => {
    expect(wordsOf([], [], finals()).title).toEqual({
      when: "In June",
      what: "Boston won the title",
      score: "4–1 over San Antonio",
    });
  });

  it("can be the higher seed, and other games of the playoffs do not count", () => {
    const { series, games, awards } = finals({ winnerTeamId: 2, highWins: 4, lowWins: 2 });
    const [first] = games;
    const other = first && { ...first, date: "2026-07-01", series: { seriesId: "30", number: 1 } };
    const playIn = first && { ...first, date: "2026-08-01", series: undefined };
    const all = [...games, ...(other ? [other] : []), ...(playIn ? [playIn] : [])];
    expect(wordsOf([], [], { series, games: all, awards }).title).toEqual({
      when: "In June",
      what: "San Antonio won the title",
      score: "4–2 over Boston",
    });
  });

  it.each([
    ["a losing team that is not known", finals({ lowTeamId: 4, highTeamId: 99 })],
    ["an unknown team", finals({ winnerTeamId: 99, lowTeamId: 99 })],
    ["Finals without games", { ...finals(), games: [] }],
    ["a postseason without the Finals", { ...finals({ round: 3 }) }],
  ])("is omitted for %s", (_, postseason) => {
    expect(wordsOf([], [], postseason).title).toBeUndefined();
  });
});
