import { printedScore } from "#domain/printing/records.ts";
import { type AnswerRow, cellText, type GameSubject } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import type { AskedStage } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { queryAt } from "../questions/place.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { FINDER, FINDER_PATH } from "../questions/questions.ts";
import { gamePath } from "../season/season-games.ts";
import { atomText } from "./atom.ts";
import { timeOf } from "./team-feeds.ts";

/** Wins from at least so many points behind. */
const COMEBACKS = "rows=team-games&result=w&deficit=15..";
const STAGES: readonly AskedStage[] = ["season", "playoffs"];
const MOST = 30;

interface Comeback {
  subject: GameSubject;
  deficit: string;
}

/** The latest comebacks as an Atom feed. */
export async function loadComebacks(
  collections: Collections,
  siteUrl: string,
): Promise<View<string>> {
  return viewOf(await readQuestionData(collections), (data) => {
    const comebacks = latestComebacks(data);
    const nameOf = (id: number) => data.teams.find((team) => team.id === id)?.name ?? "";
    const address = (path: string) => new URL(path, siteUrl).href;
    return atomText({
      title: "NBA comebacks",
      self: address("/nba/comebacks.atom"),
      alternate: address(`${FINDER_PATH}?${COMEBACKS}`),
      author: "Hardwood",
      updated: timeOf(comebacks[0]?.subject.game.date),
      entries: comebacks.map(({ subject: { game, teamId, opponentId }, deficit }) => {
        const page = address(gamePath(game));
        const [most, least] = [
          Math.max(game.homePoints, game.awayPoints),
          Math.min(game.homePoints, game.awayPoints),
        ];
        const what = `beat the ${nameOf(opponentId)} ${printedScore(most, least)}`;
        return {
          id: `${page}#comeback`,
          href: page,
          title: `${nameOf(teamId)}: won from ${deficit} points behind`,
          updated: timeOf(game.date),
          summary: `The ${nameOf(teamId)} ${what} after trailing by ${deficit}.`,
        };
      }),
    });
  });
}

/** The comebacks of all stages, latest first. */
function latestComebacks(data: QuestionData): Comeback[] {
  return STAGES.flatMap((stage) => {
    const read = queryAt(
      FINDER,
      new URLSearchParams(`${COMEBACKS}&stage=${stage}&sort=-date`),
      data,
    );
    if (!read.ok) return [];
    const { columns, rows } = runQuery(read.value, data, MOST);
    const at = columns.findIndex(({ key }) => key === "deficit");
    const deficitOf = ({ cells }: AnswerRow) => {
      const column = columns[at];
      return column === undefined ? "" : cellText(column, cells[at] ?? null);
    };
    return rows.flatMap((row): Comeback | [] =>
      row.subject.kind === "game" ? { subject: row.subject, deficit: deficitOf(row) } : [],
    );
  })
    .toSorted(
      (a, b) =>
        b.subject.game.date.localeCompare(a.subject.game.date) ||
        b.subject.game.id.localeCompare(a.subject.game.id),
    )
    .slice(0, MOST);
}
