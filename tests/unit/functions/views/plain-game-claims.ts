import type { BoxScore } from "#domain/season/box-score.ts";
import { type Claim, type Claimed, sideNamed } from "./plain-claims.ts";
import { numberOf } from "./plain-season.ts";

const NUMBER = "(\\w+)";
const QUARTERS = ["first", "second", "third", "fourth"];
const QUARTER = `the (${QUARTERS.join("|")}) quarter`;
const WHEN = "(after the first quarter|at halftime|after the third quarter)";
const SCOPE = "the (regular season|playoffs)";

const MOST_MADE_UP = `the largest comeback from the end of a quarter in ${SCOPE}`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const margin = ({ homePoints, awayPoints }: BoxScore) => Math.abs(homePoints - awayPoints);

function trailed({ winner, loser }: Claimed, by = "", when = ""): boolean {
  const after =
    ["after the first quarter", "at halftime", "after the third quarter"].indexOf(when) + 1;
  const points = (periods: number[]) => sum(periods.slice(0, after));
  return points(loser.periods) - points(winner.periods) === Number(by);
}

/** The points by which a game's winners were behind after each of the first three quarters. */
function deficitsOf({ periods, homePoints, awayPoints }: BoxScore): number[] {
  const [winner, loser] =
    homePoints > awayPoints ? [periods.home, periods.away] : [periods.away, periods.home];
  return [1, 2, 3].map((after) => sum(loser.slice(0, after)) - sum(winner.slice(0, after)));
}

function mostMadeUp(of: Claimed, by = "", when = "", scope = ""): boolean {
  const all = of.season.inStage(of.game, deficitsOf);
  return isScope(of, scope) && trailed(of, by, when) && Math.max(...all) === Number(by);
}

function quarterWon({ winner, loser }: Claimed, score = "", quarter = ""): boolean {
  const at = QUARTERS.indexOf(quarter);
  return score === `${winner.periods[at]}–${loser.periods[at]}`;
}

function scoredInQuarter(of: Claimed, team = "", points = "", quarter = ""): boolean {
  return sideNamed(of, team)?.periods[QUARTERS.indexOf(quarter)] === Number(points);
}

const isScope = ({ game }: Claimed, scope?: string) =>
  scope === (game.stage === "season" ? "regular season" : game.stage);

function widest(of: Claimed, scope?: string): boolean {
  const margins = of.season.inStage(of.game, (game) => [margin(game)]);
  const own = margin(of.game);
  return isScope(of, scope) && margins.filter((other) => other >= own).length === 1;
}

const scores = ({ homePoints, awayPoints }: BoxScore) => [homePoints, awayPoints];
const total = (game: BoxScore) => [sum(scores(game))];

/** What "no win was wider" compares: the figures of every game, and which of them are beyond. */
const COMPARED: Record<string, [figures: (game: BoxScore) => number[], isBeyond: Beyond]> = {
  "win more lopsided": [(game) => [margin(game)], ({ game }, other) => other > margin(game)],
  "score higher": [scores, ({ winner }, other) => other > winner.points],
  "score lower": [scores, ({ loser }, other) => other < loser.points],
  "losing score higher": [
    (game) => [Math.min(...scores(game))],
    ({ loser }, other) => other > loser.points,
  ],
  "game more points": [total, ({ game }, other) => other > sum(scores(game))],
  "game fewer points": [total, ({ game }, other) => other < sum(scores(game))],
};

type Beyond = (of: Claimed, other: number) => boolean;

function beyond(
  of: Claimed,
  count?: string,
  noun?: string,
  scope?: string,
  than?: string,
): boolean {
  const compared = COMPARED[`${noun} ${than}`];
  if (compared === undefined || !isScope(of, scope)) return false;
  const [figures, isBeyond] = compared;
  const others = of.season.inStage(of.game, figures);
  return others.filter((other) => isBeyond(of, other)).length === numberOf(count);
}

const runBefore = ({ season, game }: Claimed, teamId: number, letter: "W" | "L") =>
  (new RegExp(`${letter}*$`).exec(season.results(teamId, game).slice(0, -1))?.[0] ?? "").length;

const BEYOND = `(no|only \\w+) (win|score|losing score|game)s? of ${SCOPE} (?:was|were|had) (.+)`;
const NEXT: Record<string, string> = {
  "First Round": "the conference semifinals",
  "Conf. Semifinals": "the conference finals",
  "Conf. Finals": "the Finals",
};

const winsOf = ({ season, game }: Claimed, teamId: number, number?: number) =>
  season.seriesWins(teamId, game, number);
const reaches = ({ game }: Claimed, next = "") =>
  NEXT[(game.label ?? "").replace(/^(East|West) /, "")] === next;
const stands = (of: Claimed, ahead: number, behind: number, score?: string) =>
  score === `${winsOf(of, ahead)}–${winsOf(of, behind)}`;

export const GAME_CLAIMS: readonly Claim[] = [
  [`{W} trailed {L} by (\\d+) ${WHEN} and won {S}`, trailed],
  [`{W} trailed by (\\d+) ${WHEN}`, trailed],
  [`{W} trailed {L} by (\\d+) ${WHEN} and won {S}, ${MOST_MADE_UP}`, mostMadeUp],
  [`{W} trailed by (\\d+) ${WHEN}; it was ${MOST_MADE_UP}`, mostMadeUp],
  [`{W} outscored {L} (\\d+–\\d+) in ${QUARTER} and won {S}`, quarterWon],
  [`{W} won ${QUARTER} (\\d+–\\d+)`, (of, quarter, score) => quarterWon(of, score, quarter)],
  [`(.+) scored (\\d+) points in ${QUARTER}`, scoredInQuarter],
  [`({W}) scored (\\d+) points in ${QUARTER} and beat {L} {S}`, scoredInQuarter],
  [
    "{W} won all four quarters",
    ({ winner, loser }) =>
      winner.periods.length === 4 &&
      winner.periods.every((own, at) => own > (loser.periods[at] ?? 0)),
  ],
  [
    "{W} needed (overtime|\\w+ overtimes) to beat {L} {score}",
    ({ winner }, extra = "") =>
      winner.periods.length - 4 === (extra === "overtime" ? 1 : numberOf(extra.split(" ")[0])),
  ],
  ["{W} beat {L} by one point, {S}", ({ game }) => margin(game) === 1],
  ["one point decided it", ({ game }) => margin(game) === 1],
  ["{W} routed {L} {S}", ({ game }) => margin(game) >= 35],
  [`{R}, the most lopsided win of ${SCOPE}`, widest],
  [`it was the most lopsided win of ${SCOPE}`, widest],
  [`{R}; ${BEYOND}`, beyond],
  [BEYOND, beyond],
  [
    `{W} snapped {L's} ${NUMBER}-game winning streak, {S}`,
    (of, count) => runBefore(of, of.loser.id, "W") === numberOf(count),
  ],
  [
    `the win snapped {L's} ${NUMBER}-game winning streak`,
    (of, count) => runBefore(of, of.loser.id, "W") === numberOf(count),
  ],
  [
    `{R} to end an? ${NUMBER}-game losing streak`,
    (of, count) => runBefore(of, of.winner.id, "L") === numberOf(count),
  ],
  [
    `the win ended {W's} ${NUMBER}-game losing streak`,
    (of, count) => runBefore(of, of.winner.id, "L") === numberOf(count),
  ],
  [
    `{R} for a first win of the season after an 0–${NUMBER} start`,
    (of, count) => of.season.results(of.winner.id, of.game) === `${"L".repeat(numberOf(count))}W`,
  ],
  [
    `{R} for an? ${NUMBER} straight win`,
    (of, count) => runBefore(of, of.winner.id, "W") + 1 === numberOf(count),
  ],
  [
    `the win was {W's} ${NUMBER} straight`,
    (of, count) => runBefore(of, of.winner.id, "W") + 1 === numberOf(count),
  ],
  [
    `the loss was {L's} ${NUMBER} straight`,
    (of, count) => runBefore(of, of.loser.id, "L") + 1 === numberOf(count),
  ],
  [
    "the win was {W's} (\\d+)th of the season",
    (of, count) =>
      of.season.results(of.winner.id, of.game).replaceAll("L", "").length === Number(count),
  ],
  ["{R} to win the NBA Cup", ({ game }) => game.stage === "cup-final"],
  [
    `{R} to win the championship, four games to ${NUMBER}`,
    (of, losses) =>
      of.game.label === "NBA Finals" &&
      winsOf(of, of.winner.id) === 4 &&
      winsOf(of, of.loser.id) === numberOf(losses),
  ],
  [
    "{R} and reached (.+) after trailing in the series 3–1",
    (of, next) =>
      reaches(of, next) &&
      winsOf(of, of.winner.id) === 4 &&
      winsOf(of, of.winner.id, 4) === 1 &&
      winsOf(of, of.loser.id, 4) === 3,
  ],
  [
    "{R} to sweep the series and reach (.+)",
    (of, next) => reaches(of, next) && stands(of, of.winner.id, of.loser.id, "4–0"),
  ],
  [
    `{R} to win the series in ${NUMBER} games and reach (.+)`,
    (of, games, next) =>
      reaches(of, next) && stands(of, of.winner.id, of.loser.id, `4–${numberOf(games) - 4}`),
  ],
  ["{R} to force a Game 7", (of) => stands(of, of.winner.id, of.loser.id, "3–3")],
  ["the win forced a Game 7", (of) => stands(of, of.winner.id, of.loser.id, "3–3")],
  ["{R} to tie the series (.+)", (of, score) => stands(of, of.winner.id, of.loser.id, score)],
  ["the win tied the series (.+)", (of, score) => stands(of, of.winner.id, of.loser.id, score)],
  [
    "{R} to take a (.+) lead in the series",
    (of, score) => stands(of, of.winner.id, of.loser.id, score),
  ],
  [
    "{W} took a (.+) lead in the series",
    (of, score) => stands(of, of.winner.id, of.loser.id, score),
  ],
  [
    "{R} to cut {L's} lead in the series to (.+)",
    (of, score) => stands(of, of.loser.id, of.winner.id, score),
  ],
  [
    "the win cut {L's} lead in the series to (.+)",
    (of, score) => stands(of, of.loser.id, of.winner.id, score),
  ],
  [
    "{R} to reach the playoffs",
    ({ season, game, winner }) =>
      game.stage === "play-in" && season.stagesAfter(winner.id, game)[0] === "playoffs",
  ],
  [
    "{W} ended {L's} season in the play-in, {S}",
    ({ season, game, loser }) =>
      game.stage === "play-in" && season.stagesAfter(loser.id, game).length === 0,
  ],
];
