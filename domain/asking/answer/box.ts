import { formatUpdated } from "#domain/dates.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { playerPath } from "#domain/players/players.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import type { AnswerRow, GameSubject } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { ROWS_PER_PAGE } from "#domain/query/say/page.ts";
import { type Fact, type FactAnswer, plainText } from "../understanding.ts";
import { nothing } from "./none.ts";
import { cellIn, figureMark, opponentOf, plain, stageWords, winnersScore } from "./words.ts";

const FIGURES = ["min", "pts", "reb", "ast", "stl", "blk"];
const SHOTS = ["fg", "fg3", "ft"];

/**
 * The newest game of a query of teams' games with the lines of its players, the winner's first: "The Knicks
 * beat the Spurs 94-90 on June 13, 2026."
 */
export function boxAnswer(
  { games, isOfStarters }: Extract<Fact, { kind: "box" }>,
  data: QuestionData,
): FactAnswer {
  const answer = runQuery(games, data, ROWS_PER_PAGE);
  const [row] = answer.rows;
  if (row?.subject.kind !== "game") return { ...nothing(answer, data), heads: [], rows: [] };
  const { subject } = row;
  const sides = isOfStarters ? [subject.teamId] : [subject.teamId, subject.opponentId];
  const winnerFirst = subject.won ? sides : sides.toReversed();
  const nameOf = (id: number) => data.teams.find((team) => team.id === id)?.name ?? "";
  const { game } = subject;
  const played = new Set(answer.rows.map(gameOf)).size;
  const rows = winnerFirst.flatMap((teamId) =>
    linesOf(teamId, subject, { season: games.season, isOfStarters }, data),
  );
  const result = [
    plain(`The ${nameOf(subject.teamId)} ${subject.won ? "beat" : "lost to"} the `),
    plain(`${opponentOf(row, data)} `),
    figureMark(winnersScore(answer, row)),
    plain(` on ${formatUpdated(game.date)}${stageWords({ ...games, stage: game.stage })}.`),
  ];
  const starters = [
    plain(`The ${nameOf(subject.teamId)} started `),
    figureMark(listed(rows.map(({ name }) => name))),
    plain("."),
  ];
  const last = played > 1 ? `The last of ${counted(String(played), "game")}.` : undefined;
  const isTold = isOfStarters && rows.length > 0;
  return {
    headline: isTold ? starters : result,
    deck: isTold ? plainText(result) : last,
    heads: ["Player", "Team", ...FIGURES.map((key) => figureOf(key)?.short ?? key), ...SHOT_HEADS],
    rows,
  };
}

const SHOT_HEADS = ["FG", "3P", "FT", "+/-"];

function gameOf({ subject }: AnswerRow): string {
  return subject.kind === "game" ? subject.game.id : "";
}

/** The lines of a team's players in a game, the most minutes first. */
function linesOf(
  teamId: number,
  { game }: GameSubject,
  { season, isOfStarters }: Pick<Query, "season"> & { isOfStarters: boolean },
  data: QuestionData,
): FactAnswer["rows"] {
  const team = data.teams.find(({ id }) => id === teamId)?.abbreviation ?? "";
  const query = completeQuery({
    season,
    rows: "games",
    stage: game.stage,
    conditions: { team, from: game.date, to: game.date, ...(isOfStarters && { starter: true }) },
    sort: { key: "min", order: "desc" },
  });
  const answer = runQuery(query, data, ROWS_PER_PAGE);
  return answer.rows.map((row) => {
    const cell = (key: string) => cellIn(answer, row, key);
    const { player } = row.subject;
    return {
      name: player?.name ?? "",
      href: player && playerPath(player.name),
      cells: [
        team,
        ...FIGURES.map(cell),
        ...SHOTS.map((shot) => `${cell(`${shot}m`)}–${cell(`${shot}a`)}`),
        cell("pm"),
      ],
    };
  });
}
