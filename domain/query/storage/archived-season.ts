import {
  ARCHIVED_AVERAGES,
  type ArchivedSeason,
  type AverageLeader,
} from "#domain/season/archived-season.ts";
import { finalsOf, type Postseason } from "#domain/season/postseason.ts";
import { seasonRecords, winningPercentage } from "#domain/season/records.ts";
import { runQuery } from "../engine/run.ts";
import { completeQuery } from "../query.ts";
import type { QuestionData } from "../question-data.ts";

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
    championId: finalsOf({ series })?.championId,
    mvp: awards.find(({ award }) => award === "Most Valuable Player")?.name,
    leaders: Object.fromEntries(leaders.filter(([, leader]) => leader !== undefined)),
  };
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
