import { memoize } from "#domain/memoize.ts";
import {
  ARCHIVED_AVERAGES,
  ARCHIVED_BESTS,
  type ArchivedSeason,
  type AverageLeader,
  type BestGame,
} from "#domain/season/archived-season.ts";
import { championOf, type Postseason } from "#domain/season/postseason.ts";
import { seasonRecords, winningPercentage } from "#domain/season/records.ts";
import { runQuery } from "../engine/run.ts";
import { completeQuery } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import type { SeasonLines } from "./season-lines.ts";

/** A season in short, from its lines; undefined before the first game. */
export function archivedSeason(
  data: QuestionData,
  { series, awards }: Pick<Postseason, "series" | "awards">,
): ArchivedSeason | undefined {
  const { games, season } = data.lines;
  const [first, last] = [games[0], games.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const regular = games.filter(({ stage }) => stage === "season");
  const leaders = ARCHIVED_AVERAGES.map((key) => [key, leaderOf(key, data)] as const);
  return {
    season,
    first: first.date,
    last: last.date,
    records: [...seasonRecords([...data.teams], regular).values()]
      // A team of today may not have been there yet.
      .filter(({ results }) => results !== "")
      .toSorted((a, b) => winningPercentage(b.overall) - winningPercentage(a.overall))
      .map(({ team, overall }) => ({ teamId: team.id, ...overall })),
    championId: championOf({ series }),
    mvp: awards.find(({ award }) => award === "Most Valuable Player")?.name,
    leaders: Object.fromEntries(leaders.filter(([, leader]) => leader !== undefined)),
    bests: bestsOf(data.lines),
  };
}

/** The most of each count, found once for the same lines. */
const bestsOf = memoize((lines: SeasonLines): ArchivedSeason["bests"] =>
  Object.fromEntries(ARCHIVED_BESTS.map((count) => [count, bestGames(count, lines)])),
);

function bestGames(count: (typeof ARCHIVED_BESTS)[number], lines: SeasonLines): BestGame[] {
  const column = lines.figures[count];
  let most = 1;
  let best: BestGame[] = [];
  for (let line = 0; line < lines.size; line += 1) {
    const value = column[line] as number;
    const game = lines.games[lines.game[line] ?? -1];
    if (value < most || game?.stage !== "season") continue;
    if (lines.doubts?.get(line)?.figures.includes(count)) continue;
    if (value > most) best = [];
    most = value;
    const { id: gameId, date, homeTeamId, awayTeamId } = game;
    const teamId = lines.team[line] ?? 0;
    const isAway = teamId === awayTeamId;
    const name = lines.players[lines.player[line] ?? -1]?.name ?? "";
    const opponentId = isAway ? homeTeamId : awayTeamId;
    best.push({ name, count: value, gameId, date, teamId, opponentId, isAway });
  }
  return best;
}

function leaderOf(key: string, data: QuestionData): AverageLeader | undefined {
  const query = completeQuery({
    season: data.lines.season,
    rows: "players",
    sort: { key, order: "desc" },
  });
  const { rows, columns } = runQuery(query, data, 1);
  const mean = rows[0]?.cells[columns.findIndex((column) => column.key === key)];
  const player = rows[0]?.subject.player;
  return player && typeof mean === "number" ? { name: player.name, mean } : undefined;
}
