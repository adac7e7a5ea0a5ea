import { formatShortDay, latestUpdate } from "#domain/dates.ts";
import type { Career, LogLine } from "#domain/players/career.ts";
import type { Player } from "#domain/players/player.ts";
import { playerPath } from "#domain/players/players.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { Stage } from "#domain/season/box-score.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { asPrinted, figure, quotient } from "#domain/season/figures.ts";
import { estimateMark } from "#domain/season/line-doubts.ts";
import { sumLines } from "#domain/season/line-sums.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { overtimeMark } from "../game/box-score.ts";
import { gather } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { askLog, gamesAsked, type LogQuestion, logAverages } from "../questions/log-question.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { playerPlace, subjectPlayer } from "../questions/subject-places.ts";
import { gamePath, type SeasonGames, seasonGames } from "../season/season-games.ts";
import { LOG_COLUMNS, type LogSums } from "./log-columns.ts";

export interface LogRow {
  /** "Apr 12". */
  date: string;
  href: string;
  /** "vs. MIN", "at DEN"; "vs. MIN*" of a line that is in part an estimate. */
  opponent: string;
  /** The id of his team in the game. */
  teamId: number;
  /** The abbreviation of his team in the game. */
  team: string;
  won: boolean;
  /** "142–138", his team first. */
  score: string;
  /** "OT", "2OT"; "" for none. */
  overtimes: string;
  /** "Play-in" or "Cup final" in a table that holds both; undefined elsewhere. */
  label: string | undefined;
  cells: string[];
}

export interface GameLog {
  key: "season" | "playoffs" | "other";
  title: string;
  /** The games, the latest first. */
  rows: LogRow[];
  /** The wins and losses of his team in these games: "43–21". */
  record: string;
  /** The averages per game, in the order of the columns. */
  averages: string[];
  /** His highs in the marked columns, each as the column's index and the figure: "1 43". */
  highs: ReadonlySet<string>;
}

export interface PlayerGamesPage {
  player: Player;
  href: string;
  /** True for a player with more than one team this season. */
  hasTeams: boolean;
  logs: GameLog[];
  question: LogQuestion;
}

const LOGS: readonly { key: GameLog["key"]; title: string; stages: readonly Stage[] }[] = [
  { key: "season", title: "Regular season", stages: ["season"] },
  { key: "playoffs", title: "Playoffs", stages: ["playoffs"] },
  { key: "other", title: "Play-in and Cup final", stages: ["play-in", "cup-final"] },
];
const LABELS: Partial<Record<Stage, string>> = { "play-in": "Play-in", "cup-final": "Cup final" };

/**
 * A player's games with their averages, by the name in the address: all games, or those that the
 * address's query selects.
 */
export async function loadPlayerGames(
  collections: Collections,
  documents: Documents,
  name: string,
  search = new URLSearchParams(),
): Promise<View<PlayerGamesPage>> {
  const [read, data] = await Promise.all([
    gather({ games: collections.games(), postseason: collections.postseason() }),
    readQuestionData(collections),
  ]);
  if (!read.ok || !data.ok) return UNAVAILABLE;
  const { games, postseason } = read.value.values;
  const { teams, totals } = data.value.values;
  const player = subjectPlayer(name, data.value.values);
  if (player === undefined) return MISSING_VIEW;
  const career = await documents.careers(player.id);
  if (!career.ok) return UNAVAILABLE;
  const { log } = career.value.value;
  const official = totals.find(({ id }) => id === player.id);
  const question = askLog(
    playerPlace(player, "games", data.value.values),
    search,
    data.value.values,
  );
  const shown = { ...career.value.value, log: gamesAsked(log, question) };
  return {
    kind: "ready",
    updatedAt: latestUpdate([read.value.updatedAt, data.value.updatedAt, career.value.updatedAt]),
    page: {
      player,
      href: playerPath(player.name),
      hasTeams: new Set(log.map(({ teamId }) => teamId)).size > 1,
      logs: gameLogs(shown, seasonGames(games)(postseason), teams, official).map((log) =>
        question.kind === "asked" && log.key !== "other"
          ? { ...log, averages: logAverages(question.query, log.key, data.value.values) }
          : log,
      ),
      question,
    },
  };
}

/** A player's games by part of the season, latest first; parts without games are left out. */
function gameLogs(
  career: Career,
  season: SeasonGames,
  teams: readonly Team[],
  official: SeasonTotals | undefined,
): GameLog[] {
  const byId = new Map(teams.map((team) => [team.id, team]));
  return LOGS.flatMap(({ key, title, stages }) => {
    const lines = career.log.filter(({ stage }) => stages.includes(stage));
    const rows = lines.flatMap((line) => logRow(line, season, byId) ?? []).toReversed();
    if (rows.length === 0) return [];
    const won = rows.filter((row) => row.won).length;
    const sums = seasonSums(lines, key === "season" ? official : undefined);
    const averages = LOG_COLUMNS.map((column) => column.mean(sums));
    const record = printedScore(won, rows.length - won);
    return [{ key, title, rows, record, averages, highs: highsOf(rows) }];
  });
}

/** The indices of the columns in which his high is marked. */
const MARKED = LOG_COLUMNS.flatMap(({ isMarked }, at) => (isMarked ? at : []));

function highsOf(rows: readonly LogRow[]): Set<string> {
  const most = MARKED.map((at) => Math.max(...rows.map(({ cells }) => Number(cells[at]))));
  return new Set(MARKED.flatMap((at, index) => (most[index] ? `${at} ${most[index]}` : [])));
}

function logRow(
  line: LogLine,
  { byId }: SeasonGames,
  teams: ReadonlyMap<number, Team>,
): LogRow | undefined {
  const game = byId.get(line.gameId);
  if (game === undefined) return undefined;
  const isHome = game.homeTeamId === line.teamId;
  const [own, other] = isHome
    ? [game.homePoints, game.awayPoints]
    : [game.awayPoints, game.homePoints];
  const opponent = teams.get(isHome ? game.awayTeamId : game.homeTeamId);
  return {
    date: formatShortDay(game.date),
    href: gamePath(game),
    opponent:
      `${isHome || game.neutral ? "vs." : "at"} ${opponent?.abbreviation ?? ""}` +
      estimateMark(line.doubt),
    teamId: line.teamId,
    team: teams.get(line.teamId)?.abbreviation ?? "",
    won: own > other,
    score: printedScore(own, other),
    overtimes: overtimeMark(game.overtimes),
    label: LABELS[line.stage],
    cells: LOG_COLUMNS.map((column) => column.of(line)),
  };
}

/** The sums of lines, or the official totals of the same games: the league corrects only totals. */
function seasonSums(lines: readonly LogLine[], official: SeasonTotals | undefined): LogSums {
  if (official?.games === lines.length) return official;
  const isKnown = lines.every(({ plusMinus }) => plusMinus !== null);
  const sums = sumLines(lines);
  return { ...sums, plusMinus: isKnown ? sums.plusMinus : null };
}

/** A player's latest games of the regular season. */
export interface LastTen {
  rows: LogRow[];
  /** "36.9 points, 3.4 above his season, 6.8 rebounds and 7.3 assists a game; won 8, lost 2". */
  sentence: string;
  /** The number of games in his whole log. */
  games: number;
  /** The stage after the regular season that the number of games includes; undefined without one. */
  included: string | undefined;
}

const TEN = 10;

/** The stages outside of the regular season that a link to all games names, the longest first. */
const INCLUDED = [
  ["playoffs", "playoffs"],
  ["play-in", "play-in"],
  ["cup-final", "Cup final"],
] as const;

/** The last ten games of a player's regular season, with the number of games in his log. */
export function lastTenOf(
  career: Career,
  season: SeasonGames,
  teams: readonly Team[],
  official: SeasonTotals | undefined,
): LastTen {
  const lines = career.log.filter(({ stage }) => stage === "season");
  const last = lines.slice(-TEN);
  const [log] = gameLogs({ ...career, log: last }, season, teams, undefined);
  return {
    rows: log?.rows ?? [],
    sentence: log === undefined ? "" : sentenceOf(last, log.rows, seasonSums(lines, official)),
    games: career.log.length,
    included: INCLUDED.find(([stage]) => career.log.some((line) => line.stage === stage))?.[1],
  };
}

function sentenceOf(last: readonly LogLine[], rows: readonly LogRow[], season: LogSums): string {
  const { games, pts, reb, ast } = sumLines(last);
  const points = quotient(pts, games, 1);
  const difference = asPrinted(
    asPrinted(pts / (games || 1), 1) - asPrinted(season.pts / (season.games || 1), 1),
    1,
  );
  const beside =
    season.games === games
      ? ""
      : difference === 0
        ? ", as over his season"
        : `, ${figure(Math.abs(difference), 1)} ${difference > 0 ? "above" : "below"} his season`;
  const won = rows.filter((row) => row.won).length;
  return (
    `${points} points${beside}; ${quotient(reb, games, 1)} rebounds, ` +
    `${quotient(ast, games, 1)} assists a game; won ${won}, lost ${rows.length - won}.`
  );
}
