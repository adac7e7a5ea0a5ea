import { expect, test } from "vitest";
import type { LineFigure } from "#domain/figures/line-figures.ts";
import { answer, columnOf, idOf, seasons } from "./all-seasons.ts";

/** A line with its game, read from the columns one by one. */
interface PlainLine {
  season: string;
  stage: string;
  playerId: string;
  teamId: number;
  isWon: boolean;
  isNeutral: boolean;
  isStarter: boolean;
  month: string;
  opponentId: number;
  /** A count of the line, 0 where it is not known. */
  count(name: LineFigure): number;
  /** The counts that are estimates, of which no question about single games tells. */
  estimates: readonly LineFigure[];
}

async function plainLines(): Promise<PlainLine[]> {
  return (await seasons()).flatMap((lines) =>
    Array.from({ length: lines.size }, (_, line): PlainLine => {
      const game = lines.games[lines.game[line] ?? -1];
      if (game === undefined) throw new Error("no game");
      const teamId = lines.team[line] ?? 0;
      const isHome = game.homeTeamId === teamId;
      return {
        season: lines.season,
        stage: game.stage,
        playerId: idOf(lines, line) ?? "",
        teamId,
        isWon: isHome === game.homePoints > game.awayPoints,
        isNeutral: game.neutral,
        isStarter: lines.starter[line] === 1,
        month: game.date.slice(5, 7),
        opponentId: isHome ? game.awayTeamId : game.homeTeamId,
        estimates: lines.doubts?.get(line)?.figures ?? [],
        count: (name) => Math.max(0, lines.figures[name][line] ?? 0),
      };
    }),
  );
}

const plain = plainLines();
const [CELTICS, WARRIORS] = [2, 10];

const isOfLineup = (line: PlainLine, least: number) =>
  (["pts", "reb", "ast", "stl", "blk"] as const).filter((name) => line.count(name) >= least).length;

/** Questions about single games: how many there are, and the most of a figure among them. */
test.each<[address: string, figure: LineFigure, isAsked: (line: PlainLine) => boolean]>([
  ["reb=25..", "reb", (line) => line.count("reb") >= 25],
  ["ast=20..", "ast", (line) => line.count("ast") >= 20],
  ["fg3m=11..", "fg3m", (line) => line.count("fg3m") >= 11],
  ["blk=9..", "blk", (line) => line.count("blk") >= 9],
  ["5x5=1", "pts", (line) => isOfLineup(line, 5) === 5],
  ["td=1&pts=50..", "pts", (line) => isOfLineup(line, 10) >= 3 && line.count("pts") >= 50],
  ["pts=50..&result=l", "pts", (line) => line.count("pts") >= 50 && !line.isWon],
  ["pts=30..&where=neutral", "pts", (line) => line.count("pts") >= 30 && line.isNeutral],
  ["pts=50..&month=dec", "pts", (line) => line.count("pts") >= 50 && line.month === "12"],
  ["pts=30..&opp=BOS", "pts", (line) => line.count("pts") >= 30 && line.opponentId === CELTICS],
  ["fg3m=8..&team=GSW", "fg3m", (line) => line.count("fg3m") >= 8 && line.teamId === WARRIORS],
])("%s: as many games as a plain loop counts", async (address, figure, isAsked) => {
  const wanted = (await plain)
    .filter((line) => line.stage === "season" && isAsked(line))
    .filter(({ estimates }) => !estimates.includes(figure))
    .map((line) => line.count(figure))
    .sort((a, b) => b - a);
  const found = await answer(`${address}&sort=-${figure}&season=all`);
  expect(wanted.length).toBeGreaterThan(0);
  expect(found.total).toBe(wanted.length);
  expect(columnOf(found, figure)).toEqual(wanted);
});

test("games of the playoffs are those of the playoffs alone", async () => {
  const wanted = (await plain)
    .filter((line) => line.stage === "playoffs" && line.count("pts") >= 45)
    .map((line) => line.count("pts"));
  const found = await answer("pts=45..&stage=playoffs&season=all");
  expect(columnOf(found, "pts")).toEqual(wanted.toSorted((a, b) => b - a));
});

/** The sums of a figure by a key of the line, the most first. */
async function sumsBy(key: (line: PlainLine) => string, of: (line: PlainLine) => number) {
  const sums = new Map<string, number>();
  for (const line of await plain) {
    if (line.stage === "season") sums.set(key(line), (sums.get(key(line)) ?? 0) + of(line));
  }
  return [...sums.values()].sort((a, b) => b - a).slice(0, 10);
}

test.each<LineFigure>(["ast", "reb", "stl", "blk", "fg3m"])(
  "the ten players with the most %s of all seasons",
  async (figure) => {
    const wanted = await sumsBy(
      ({ playerId }) => playerId,
      (line) => line.count(figure),
    );
    const found = await answer(`rows=players&per=total&sort=-${figure}&season=all`, 10);
    expect(columnOf(found, figure)).toEqual(wanted);
  },
);

test("the ten seasons of players with the most points", async () => {
  const wanted = await sumsBy(
    ({ playerId, season }) => `${playerId} ${season}`,
    (line) => line.count("pts"),
  );
  const found = await answer("rows=players&by=season&per=total&sort=-pts&season=all", 10);
  expect(columnOf(found, "pts")).toEqual(wanted);
});

test("the ten seasons of teams with the most wins, counted by games", async () => {
  const wins = new Map<string, number>();
  for (const { season, games } of await seasons()) {
    for (const { stage, homePoints, awayPoints, homeTeamId, awayTeamId } of games) {
      if (stage !== "season") continue;
      const key = `${homePoints > awayPoints ? homeTeamId : awayTeamId} ${season}`;
      wins.set(key, (wins.get(key) ?? 0) + 1);
    }
  }
  const found = await answer("rows=teams&by=season&sort=-w&season=all", 10);
  expect(columnOf(found, "w")).toEqual([...wins.values()].sort((a, b) => b - a).slice(0, 10));
});
