import { listed } from "#domain/printing/listed.ts";
import type { Answer, AnswerRow, GameSubject } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import type { AskedStage } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { statNameFor } from "#domain/query/say/figures.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { queryAt } from "../questions/place.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { FINDER, FINDER_PATH } from "../questions/questions.ts";
import { gamePath } from "../season/season-games.ts";
import { type AtomEntry, atomText } from "./atom.ts";
import { timeOf } from "./team-feeds.ts";

/** Rare feats of a player in one game, as queries of the finder. */
const FEATS = [
  { name: "40 points or more", query: "pts=40.." },
  { name: "a triple-double", query: "td=1" },
  { name: "20 rebounds or more", query: "reb=20.." },
  { name: "20 assists or more", query: "ast=20.." },
  { name: "eight blocks or more", query: "blk=8.." },
  { name: "a five-by-five", query: "5x5=1" },
] as const;

const STAGES: readonly AskedStage[] = ["season", "playoffs"];
const MOST_FEATS = 30;

interface Feat {
  subject: GameSubject;
  /** "44 points, 13 rebounds, 7 assists". */
  line: string;
  names: string[];
}

/** The latest feats of players as an Atom feed. */
export async function loadFeats(collections: Collections, siteUrl: string): Promise<View<string>> {
  return viewOf(await readQuestionData(collections), (data) => {
    const feats = latestFeats(data);
    const address = (path: string) => new URL(path, siteUrl).href;
    return atomText({
      title: "NBA feats",
      self: address("/nba/feats.atom"),
      alternate: address(FINDER_PATH),
      author: "Hardwood",
      updated: timeOf(feats[0]?.subject.game.date),
      entries: feats.map(({ subject, line, names }): AtomEntry => {
        const page = address(gamePath(subject.game));
        return {
          id: `${page}#player-${subject.player?.id ?? ""}`,
          href: page,
          title: `${subject.player?.name ?? ""}: ${listed(names)}`,
          updated: timeOf(subject.game.date),
          summary: `${line}.`,
        };
      }),
    });
  });
}

/** The feats of all stages, latest first; a game with several feats is one entry. */
function latestFeats(data: QuestionData): Feat[] {
  const feats = new Map<string, Feat>();
  for (const { name, query } of FEATS) {
    for (const stage of STAGES) {
      const read = queryAt(FINDER, new URLSearchParams(`${query}&stage=${stage}&sort=-date`), data);
      if (!read.ok) continue;
      const answer = runQuery(read.value, data, MOST_FEATS);
      for (const row of answer.rows) {
        const { subject } = row;
        if (subject.kind !== "game") continue;
        const key = `${subject.game.id} ${subject.player?.id ?? ""}`;
        const known = feats.get(key);
        if (known === undefined)
          feats.set(key, { subject, line: lineOf(answer, row), names: [name] });
        else known.names.push(name);
      }
    }
  }
  return [...feats.values()]
    .toSorted(
      (a, b) =>
        b.subject.game.date.localeCompare(a.subject.game.date) ||
        b.subject.game.id.localeCompare(a.subject.game.id),
    )
    .slice(0, MOST_FEATS);
}

const COUNTS = ["pts", "reb", "ast", "stl", "blk"];

function lineOf({ columns }: Answer, { cells }: AnswerRow): string {
  return COUNTS.map((key) => {
    const count = String(cells[columns.findIndex((column) => column.key === key)] ?? 0);
    return `${count} ${statNameFor(key, count)}`;
  }).join(", ");
}
