import type { BoxLine, BoxScore } from "#domain/season/box-score.ts";
import { numberOf, type PlainSeason, type PlainSide } from "./plain-season.ts";

/** The facts by which a claim is checked. */
export interface Claimed {
  game: BoxScore;
  winner: PlainSide;
  loser: PlainSide;
  season: PlainSeason;
  nameOf(playerId: string): string;
  isRookie(playerId: string): boolean;
}

/**
 * A pattern of sentences, and a check of each fact that such a sentence states. In the pattern {W} is the winner,
 * {L} the loser, {R} the result and {S} the score.
 */
export type Claim = [form: string, holds: (of: Claimed, ...found: string[]) => boolean];

const PLAYER = "([^\\d]+?)";
const NUMBER = "(\\w+)";
const FIGURES = "((?:\\d+ \\w+(?:, | and )?)+)";
const HIGH = "((?:an? )?(?:triple-double of |season-high |career-high )?)";
const DEED = `(made \\w+ three-pointers and )?(scored|had|came off the bench for) ${HIGH}${FIGURES}`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const most = (lines: readonly BoxLine[]) => Math.max(...lines.map(({ pts }) => pts));
const counts = ({ pts, reb, ast, stl, blk }: BoxLine) => [pts, reb, ast, stl, blk];
const parts = (text: string) => text.split(/, | and /);

export function sideNamed({ winner, loser }: Claimed, name = ""): PlainSide | undefined {
  return [winner, loser].find((side) => side.name.toLowerCase() === name.toLowerCase());
}

function lineOf({ nameOf }: Claimed, name = "", side?: PlainSide): BoxLine | undefined {
  const names = [name, name.replace(/'s?$/, "")];
  return side?.lines.find(({ playerId }) => names.includes(nameOf(playerId)));
}

/** True when a line has the claimed figures, as in "a season-high 41 points and 12 rebounds", and no more. */
function hasFigures(of: Claimed, line: BoxLine | undefined, high: string, figures: string) {
  if (line === undefined) return false;
  const names = ["points", "rebounds", "assists", "steals", "blocks"];
  const expected = counts(line).flatMap((count, at) =>
    at === 0 || count >= 10 ? [`${count} ${names[at]}`] : [],
  );
  const isHigh = high.includes("high");
  return (
    parts(figures).join() === expected.join() &&
    (!high.includes("triple-double") || counts(line).filter((count) => count >= 10).length > 2) &&
    (!isHigh || of.season.mostBut(of.game, line.playerId) < line.pts) &&
    high.includes("career") === (isHigh && of.isRookie(line.playerId))
  );
}

/** True when the player led the winners in points, and the other words about him hold. */
function did(of: Claimed, name = "", threes = "", verb = "", high = "", figures = ""): boolean {
  const line = lineOf(of, name, of.winner);
  return (
    hasFigures(of, line, high, figures) &&
    line?.pts === most(of.winner.lines) &&
    (threes === "" || line.fg3m === numberOf(threes.split(" ")[1])) &&
    (!verb.includes("bench") || line.starter === false)
  );
}

/** True when the player is of the losers, and nobody in the game had more points. */
function inVain(of: Claimed, name = "", high = "", figures = ""): boolean {
  const line = lineOf(of, name, of.loser);
  const others = of.game.lines.filter((other) => other !== line);
  return hasFigures(of, line, high, figures) && most(others) < (line?.pts ?? 0);
}

/** True when the text names each winner with thirty points or more. */
function together(of: Claimed, text = ""): boolean {
  const great = of.winner.lines.filter(({ pts }) => pts >= 30);
  const told = parts(text).map((part) => /^([^\d]+?) (?:scored )?(\d+)(?: points)?$/.exec(part));
  return (
    told.length === great.length &&
    told.every((part) => lineOf(of, part?.[1], of.winner)?.pts === Number(part?.[2]))
  );
}

/** True when a winner had the points, and every other line of the stage fewer. */
function mostByAnyone(of: Claimed, name = "", points = "", scope = ""): boolean {
  const line = lineOf(of, name, of.winner);
  const all = of.season.inStage(of.game, ({ lines }) => lines.map(({ pts }) => pts));
  return (
    scope === (of.game.stage === "season" ? "regular season" : of.game.stage) &&
    line?.pts === Number(points) &&
    all.filter((other) => other >= line.pts).length === 1
  );
}

export const PLAYER_CLAIMS: readonly Claim[] = [
  [`${PLAYER} scored (\\d+) points, the most by anyone in the (.+), as {R}`, mostByAnyone],
  [`${PLAYER} (\\d+) points were the most by anyone in the (.+)`, mostByAnyone],
  [`${PLAYER} ${DEED} as {R}`, did],
  [`${PLAYER} ${DEED} for {W}`, did],
  ["(.+ scored .+ \\d+) as {R}", together],
  ["(.+ scored .+ \\d+) for {W}", together],
  [`${PLAYER} ${HIGH}${FIGURES} were not enough as {L} lost to {W} {S}`, inVain],
  [`${PLAYER} ${HIGH}${FIGURES} for {L} were not enough`, inVain],
  [
    `${PLAYER} led all scorers with (\\d+) points for {L}`,
    (of, name, points) => {
      const line = lineOf(of, name, of.loser);
      const others = of.game.lines.filter((other) => other !== line);
      return line?.pts === Number(points) && most(others) < line.pts;
    },
  ],
  [
    `${PLAYER} (?:had|blocked) ${NUMBER} (rebounds|assists|steals|shots) for (.+)`,
    (of, name, count, what = "", team) => {
      const line = lineOf(of, name, sideNamed(of, team));
      const figures = { rebounds: line?.reb, assists: line?.ast, steals: line?.stl };
      return (
        ({ ...figures, shots: line?.blk } as Record<string, unknown>)[what] === numberOf(count)
      );
    },
  ],
  [
    `${PLAYER} scored (\\d+) points off the bench for (.+)`,
    (of, name, points, team) => {
      const line = lineOf(of, name, sideNamed(of, team));
      return line?.pts === Number(points) && line.starter === false;
    },
  ],
  [
    `${NUMBER} players scored in double figures for {W}`,
    ({ winner }, count) => winner.lines.filter(({ pts }) => pts >= 10).length === numberOf(count),
  ],
  [
    "(.+) made (\\d+) three-pointers",
    (of, team, count) =>
      sum(sideNamed(of, team)?.lines.map(({ fg3m }) => fg3m) ?? []) === Number(count),
  ],
];
