import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { completeQuery } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { type ComparedKind, compareAddress } from "./compare.ts";
import { figureText } from "./printed-cells.ts";

/** The two best in a figure, as a suggestion to compare them. */
export interface SuggestedPair {
  /** "Most points". */
  title: string;
  best: { name: string; figure: string }[];
  href: string;
}

const FIGURES: readonly {
  kind: ComparedKind;
  key: string;
  title: string;
  order: "asc" | "desc";
}[] = [
  { kind: "players", key: "pts", title: "Most points", order: "desc" },
  { kind: "players", key: "reb", title: "Most rebounds", order: "desc" },
  { kind: "players", key: "ast", title: "Most assists", order: "desc" },
  { kind: "players", key: "stl", title: "Most steals", order: "desc" },
  { kind: "players", key: "blk", title: "Most blocks", order: "desc" },
  { kind: "players", key: "ts", title: "Best true shooting", order: "desc" },
  { kind: "teams", key: "winpct", title: "Best records", order: "desc" },
  { kind: "teams", key: "pts", title: "Most points", order: "desc" },
  { kind: "teams", key: "oppts", title: "Fewest points allowed", order: "asc" },
];

/** The season's first two in each figure; figures without two players or teams are left out. */
export function leadingPairs(kind: ComparedKind, data: QuestionData): SuggestedPair[] {
  const { season } = namesOf(data);
  const codes = new Map(data.teams.map((team) => [team.abbreviation, team.fullName]));
  return FIGURES.filter((figure) => figure.kind === kind).flatMap(({ key, title, order }) => {
    const query = completeQuery({ season, rows: kind, sort: { key, order } });
    const { rows, columns } = runQuery(query, data, 2);
    const at = columns.findIndex((column) => column.key === key);
    const column = columns[at];
    const best = rows.flatMap(({ subject, cells }) => {
      const code = String(cells[0] ?? "");
      const value = subject.player?.id ?? code;
      const name = subject.player?.name ?? codes.get(code) ?? code;
      return column === undefined
        ? []
        : [{ value, name, figure: figureText(column, cells[at] ?? null) }];
    });
    if (best.length < 2) return [];
    const whole = completeQuery({ season, rows: kind });
    return [
      {
        title,
        best: best.map(({ name, figure }) => ({ name, figure })),
        href: compareAddress(kind, best, whole),
      },
    ];
  });
}
