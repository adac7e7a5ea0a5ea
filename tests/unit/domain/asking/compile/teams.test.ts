import { describe, expect, it, test } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { meaningOf } from "#tests/fixtures/meanings.ts";
import type { PlainRow } from "#tests/fixtures/naive-questions.ts";
import {
  all,
  bestRecords,
  has,
  isAgainst,
  isAway,
  isHome,
  isIn,
  isOn,
  isTeam,
  last,
  linesOf,
  longestRun,
  lost,
  marginOf,
  mean,
  opponentIs,
  playedIn,
  record,
  type Test,
  teamGames,
  teamTotals,
  won,
} from "#tests/fixtures/plain-answers.ts";

const club = (abbreviation: string, ...tests: Test[]) =>
  teamGames(all(isTeam(abbreviation), ...tests));

/** Questions for a team's record, with the rows that it counts. */
const RECORDS: [question: string, rows: () => PlainRow[]][] = [
  ["celtics record", () => club("BOS")],
  ["What is the Boston Celtics' record?", () => club("BOS")],
  ["cavs at home", () => club("CLE", isHome)],
  ["mavs road record", () => club("DAL", isAway)],
  ["sixers record in december", () => club("PHI", isIn("12"))],
  ["twolves vs the east", () => club("MIN", opponentIs("conference", "East"))],
  ["celtics against the atlantic division", () => club("BOS", opponentIs("division", "Atlantic"))],
  ["bucks last 20 games", () => last(club("MIL"), 20)],
  ["dubs in overtime", () => club("GSW", ({ overtimes }) => overtimes > 0)],
  ["lakers record on sundays", () => club("LAL", isOn("Sunday"))],
  ["knicks record on a friday", () => club("NYK", isOn("Friday"))],
  ["wolves wednesday games in january", () => club("MIN", isOn("Wednesday"), isIn("01"))],
  ["okc record since the all-star break", () => club("OKC", ({ date }) => date >= "2026-02-19")],
  ["knicks record before christmas", () => club("NYK", ({ date }) => date <= "2025-12-24")],
  ["nuggets record without jokic", () => club("DEN", (row) => !playedIn("Nikola Jokić")(row))],
  ["nuggets when jokic doesn't play", () => club("DEN", (row) => !playedIn("Nikola Jokić")(row))],
  ["bucks record when giannis plays", () => club("MIL", playedIn("Giannis Antetokounmpo"))],
  ["spurs record when wemby has 5 blocks", () => linesOf("Victor Wembanyama", has("blk", 5))],
  ["knicks record when brunson scores 40 or more", () => linesOf("Jalen Brunson", has("pts", 40))],
  [
    "thunder record when sga scores under 30",
    () => linesOf("Shai Gilgeous-Alexander", (row) => (row.count("pts") ?? 99) < 30),
  ],
  ["lakers record when luka has a triple double", () => linesOf("Luka Dončić", has("td", 1))],
  ["heat when they allow 100 or fewer", () => club("MIA", (row) => row.opponentPoints <= 100)],
  ["celtics when they make 20 threes", () => club("BOS", has("fg3m", 20))],
  ["pistons in games decided by 5 points or less", () => club("DET", (row) => marginOf(row) <= 5)],
  ["grizzlies on back-to-backs", () => club("MEM", ({ rest }) => rest === 0)],
  ["how many games did the jazz win", () => club("UTA")],
  ["hornets wins vs lakers", () => club("CHA", isAgainst("LAL"))],
  ["raptors on neutral floor", () => club("TOR", ({ place }) => place === "neutral")],
  ["knicks playoff record", () => teamGames(isTeam("NYK"), "playoffs")],
  ["lakers when luka and lebron play", () => linesOf("Luka Dončić", playedIn("LeBron James"))],
  ["thunder games under 100 points", () => club("OKC", ({ points: own }) => own < 100)],
  ["thunder blowout games", () => club("OKC", (row) => marginOf(row) >= 20)],
  ["suns record on one day rest", () => club("PHX", ({ rest }) => rest === 1)],
  ["nets record from january 1 to january 31", () => club("BKN", isIn("01"))],
];

describe("a question for a team's record", () => {
  it.each(RECORDS)("is answered: %s", (question, rowsOf) => {
    const { text } = ask(question);
    const rows = rowsOf();
    expect(text).toContain(rows.length === 0 ? "played no such game" : record(rows));
  });
});

/** Questions that order teams, with parts of their answers. */
const ORDERS: [question: string, said: () => string[]][] = [
  ["best record", () => leaderOf(bestRecords())],
  ["best record in the east", () => leaderOf(bestRecords().filter(isOf("East")))],
  ["worst record in the nba", () => leaderOf(bestRecords().reverse())],
  ["best road record", () => leaderOf(bestRecords(isAway))],
  ["best record in january", () => leaderOf(bestRecords(isIn("01")))],
  ["best record vs the west", () => leaderOf(bestRecords(opponentIs("conference", "West")))],
  ["which team has the most wins", () => [bestRecords()[0]?.name ?? "", "64"]],
  ["most rebounds by a team", () => totalOf("reb")],
  ["team with the most assists", () => totalOf("ast")],
  ["which team made the most threes", () => totalOf("fg3m")],
  ["fewest turnovers by a team", () => leastOf("tov")],
  ["team steals per game leaders", () => perGameOf("stl")],
  ["which team allows the fewest points per game", () => fewestAllowed()],
  ["most points by a team in a game", () => [String(Math.max(...points(teamGames(() => true))))]],
  ["fewest points by a team in a game", () => [String(Math.min(...points(teamGames(() => true))))]],
  ["teams averaging under 110 points", () => ["1 team averaging fewer than 110 points", "Nets"]],
  ["teams with 50 wins", () => [`${bestRecords().filter(hasWon(50)).length} teams`]],
  ["lakers longest winning streak", () => [`${longestRun(club("LAL"), won)} games`]],
  ["wizards longest losing streak", () => [`${longestRun(club("WAS"), lost)} games`]],
  ["overtime games", () => [`${teamGames(({ overtimes }) => overtimes > 0).length / 2} games`]],
  [
    "games decided by 20 or more",
    () => [`${teamGames((row) => marginOf(row) >= 20).length / 2} games`],
  ],
  ["celtics points per game in january", () => [`${mean(club("BOS", isIn("01")), "pts")} points`]],
  [
    "celtics points allowed at home",
    () => [`${mean(club("BOS", isHome), "oppts")} points allowed`],
  ],
  ["lakers home and away", () => [`${record(club("LAL", isHome))} at home`]],
  [
    "lakers record vs okc thunder",
    () => [`The Thunder beat the Lakers ${record(club("OKC", isAgainst("LAL")))}`],
  ],
  ["lakers celtics", () => ["The Celtics beat the Lakers 2–0"]],
  ["best record in the atlantic division", () => leaderOf(bestRecords().filter(isAtlantic))],
  ["most 20 point wins", () => ["Thunder", `: ${decided("OKC", won, 20)}`]],
];

/** The number of a team's wins or losses by some points or more. */
function decided(abbreviation: string, test: Test, least: number, most = 200): number {
  return club(abbreviation, (row) => test(row) && marginOf(row) >= least && marginOf(row) <= most)
    .length;
}

describe("a question for the wins or losses of some margin", () => {
  it.each([
    ["lakers 20 point wins", "won", decided("LAL", won, 20), "20 points or more"],
    ["lakers wins by 20", "won", decided("LAL", won, 20), "20 points or more"],
    ["lakers 20-point wins", "won", decided("LAL", won, 20), "20 points or more"],
    ["celtics 30 point wins", "won", decided("BOS", won, 30), "30 points or more"],
    ["how many 30 point wins did the celtics have", "won", decided("BOS", won, 30), "30 points"],
    ["thunder blowout wins", "won", decided("OKC", won, 20), "20 points or more"],
    ["lakers 1 point wins", "won", decided("LAL", won, 1, 1), "1 point"],
    ["lakers one-point wins", "won", decided("LAL", won, 1, 1), "1 point"],
    ["knicks 15 point losses", "lost", decided("NYK", lost, 15), "15 points or more"],
    ["knicks losses by at least 15", "lost", decided("NYK", lost, 15), "15 points or more"],
    ["celtics wins by double digits", "won", decided("BOS", won, 10), "10 points or more"],
  ])("counts them: %s", (question, did, count, margin) => {
    expect(ask(question).text).toContain(`${did} ${count} games decided by ${margin}`);
  });

  it("has the known answers", () => {
    expect([decided("LAL", won, 20), decided("BOS", won, 30), decided("LAL", won, 1, 1)]).toEqual([
      9, 6, 2,
    ]);
  });
});

describe("a team's total over its last games", () => {
  it.each(["last 10", "points total, last 10 games", "total points last 10 games"])(
    "%s",
    (words) => {
      const scored = points(last(club("MIL"), 10)).reduce((sum, own) => sum + own, 0);
      expect(ask(`bucks total ${words}`).text).toContain(scored.toLocaleString("en-US"));
    },
  );
});

function leaderOf(records: ReturnType<typeof bestRecords>): string[] {
  return [records[0]?.name ?? "?", records[0]?.record ?? "?"];
}

const isOf =
  (wanted: string) =>
  ({ conference }: { conference: string | undefined }) =>
    conference === wanted;
const isAtlantic = ({ division }: { division: string | undefined }) => division === "Atlantic";

function totalOf(column: string): string[] {
  const [best] = teamTotals(column);
  return [best?.name ?? "?", (best?.value ?? 0).toLocaleString("en-US")];
}

function leastOf(column: string): string[] {
  const best = teamTotals(column).at(-1);
  return [best?.name ?? "?", (best?.value ?? 0).toLocaleString("en-US")];
}

function perGameOf(column: string): string[] {
  const [best] = teamTotals(column);
  return [best?.name ?? "?", ((best?.value ?? 0) / 82).toFixed(1)];
}

function fewestAllowed(): string[] {
  const [least] = bestRecords().toSorted((a, b) => a.allowed - b.allowed);
  return [least?.name ?? "?", (least?.allowed ?? 0).toFixed(1)];
}

const points = (rows: readonly PlainRow[]) => rows.map((row) => row.points);
const hasWon =
  (least: number) =>
  ({ record: own }: { record: string }) =>
    Number(own.split("–")[0]) >= least;

describe("a question that compares teams or games", () => {
  it.each(ORDERS)("is answered: %s", (question, said) => {
    const { text } = ask(question);
    for (const part of said()) expect(text).toContain(part);
  });
});

describe("a team's games", () => {
  it.each([
    ["lakers points", "means pts rows=teams team=LAL"],
    ["lakers total points", "means pts rows=teams team=LAL per=total"],
    ["lakers total", "means pts,reb,ast rows=teams team=LAL per=total"],
    ["lakers total last 10", "means pts,reb,ast rows=teams team=LAL last=10 stage=any per=total"],
    ["lakers totals at home", "means pts,reb,ast rows=teams team=LAL where=home per=total"],
    [
      "lakers steals total, last 10 games",
      "means stl rows=teams team=LAL last=10 stage=any per=total",
    ],
    ["lakers total wins last 10", "record rows=team-games team=LAL last=10 stage=any"],
    ["lakers points per 36", "Only players have figures per 36 minutes."],
    ["lakers points in january", "means pts rows=team-games team=LAL month=jan"],
    ["lakers points by month", "split pts rows=team-games by=month team=LAL"],
    ["lakers by month", "split winpct rows=team-games by=month team=LAL"],
    ["lakers wins and losses", "record rows=team-games team=LAL"],
    ["lakers stats", "/nba/teams/14/stats"],
    ["lakers averages", "means pts,reb,ast rows=teams team=LAL"],
    ["lakers first quarter", "means pts,reb,ast rows=team-games team=LAL quarter=1"],
    [
      "lakers record in the first quarter",
      "A game is won as a whole, not by its quarters and halves.",
    ],
    ["lakers first quarter points", "means pts rows=team-games team=LAL quarter=1"],
    ["lakers overtime record", "record rows=team-games team=LAL ot=1"],
    ["lakers record in overtime", "record rows=team-games team=LAL ot=1"],
    ["lakers in the clutch", "record rows=team-games team=LAL clutch=1"],
    ["lakers games with 120 points", "record rows=team-games team=LAL pts=120.."],
    ["how many games have the lakers scored 120", "count rows=team-games team=LAL pts=120.."],
    ["lakers record when scoring 120", "record rows=team-games team=LAL pts=120.."],
    ["lakers 30 point games", "count rows=players team=LAL pts=30.."],
    ["lakers 120 point games", "record rows=team-games team=LAL pts=120.."],
    ["lakers record when luka scores 30", "record player=Luka Dončić team=LAL pts=30.."],
    ["lakers record when they have 30 assists", "record rows=team-games team=LAL ast=30.."],
    ["lakers triple doubles", "count rows=players team=LAL td=1"],
    ["lakers best record", "One team has no ranking of its own."],
    ["lakers best points", "leaders pts rows=players team=LAL"],
    ["lakers most points", "leaders pts rows=players team=LAL per=total"],
    ["lakers averaging 120", "Limits on averages are for many players or teams."],
    ["lakers 20 point wins", "count rows=team-games team=LAL result=w margin=20.."],
    ["lakers wins by 10", "count rows=team-games team=LAL result=w margin=10.."],
    ["lakers record in wins by 10", "record rows=team-games team=LAL result=w margin=10.."],
    ["lakers in wins", "record rows=team-games team=LAL result=w"],
    ["lakers vs celtics", "record rows=team-games team=LAL opp=BOS"],
    ["lakers vs celtics record", "record rows=team-games team=LAL opp=BOS"],
    ["lakers record vs celtics in january", "record rows=team-games team=LAL opp=BOS month=jan"],
    ["lakers celtics knicks record", "That takes one team, or two that met."],
    ["lakers home and away", "split winpct rows=team-games by=where team=LAL"],
    ["lakers when luka plays", "record rows=team-games team=LAL with=Luka Dončić"],
    ["lakers with 30 10", "The question does not say what the number counts."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("all teams", () => {
  it.each([
    ["teams", "The question does not say which figure it means."],
    ["overtime games", "count rows=team-games result=w ot=1"],
    ["one point games", "count rows=team-games result=w margin=1"],
    ["games with 120 points", "count rows=team-games pts=120.."],
    ["120 point games", "count rows=team-games pts=120.."],
    ["how many games were decided by 1", "count rows=team-games result=w margin=1"],
    ["games last 5", "The question does not say whose games it means."],
    ["league average points per game", "means pts rows=team-games"],
    ["league average fg percentage", "means fgpct rows=team-games columns=shooting"],
    ["how many wins", "The question does not say whose games it means."],
    ["most wins in january", "leaders w rows=teams month=jan sort=-w"],
    ["teams with 50 wins", "list rows=teams w=50.."],
    ["teams with most 120 point games", "leaders gp rows=teams pts=120.."],
    ["teams with 120 points", "count rows=teams pts=120.."],
    ["teams by month", "The question does not say whose games it means."],
    ["best team", "leaders winpct rows=teams"],
    ["worst team", "leaders winpct rows=teams sort=winpct"],
    ["fewest team", "The question does not say which figure it means."],
    ["most team points", "leaders pts rows=teams per=total"],
    ["most points teams per game", "leaders pts rows=teams sort=-pts"],
    ["which team played the most overtime games", "leaders gp rows=teams ot=1 sort=-gp"],
    ["teams averaging 110 points in january", "list rows=teams month=jan avg.pts=110.."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

test.each([
  ["lakers first half", "means pts,reb,ast rows=team-games team=LAL half=1"],
  ["lakers record in the first half", "A game is won as a whole, not by its quarters and halves."],
  ["how many games did the lakers score 120", "count rows=team-games team=LAL pts=120.."],
  ["lakers wins by 10 by month", "split winpct rows=team-games by=month team=LAL margin=10.."],
  ["lakers record wins by 10", "record rows=team-games team=LAL margin=10.."],
  ["lakers most wins by 10", "One team has no ranking of its own."],
  ["lakers double doubles wins", "Players have games like these, not teams."],
  ["lakers points when luka plays", "means pts rows=team-games team=LAL with=Luka Dončić"],
  [
    "lakers record when luka plays and scores 30",
    "These parts of the question do not go together.",
  ],
  ["lakers record with 30 points", "Every team scores more."],
  ["lakers 30", "The question does not say what the number counts."],
  ["guards with the most wins", "leaders w rows=players pos=G sort=-w"],
  ["players with the most wins", "leaders w rows=players sort=-w"],
  ["which team points rebounds", "Rankings go by one figure at a time."],
  ["games on mondays with 130 points", "count rows=team-games weekday=mon pts=130.."],
  ["average rebounds of teams", "means reb rows=team-games"],
])("%s means %s", (question, meaning) => {
  expect(meaningOf(question)).toBe(meaning);
});
