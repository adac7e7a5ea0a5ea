import type { AnswerCell, Filed } from "#domain/query/answer.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { View } from "../page/view.ts";
import { type LeaderListPage, loadLeaderList } from "./leader-list.ts";

/** A list of leaders as a file. */
export interface LeaderFile {
  kind: "answered";
  answer: Filed;
}

type Row = LeaderListPage["rows"][number];

/** The columns of a list's file before its figure. */
const COLUMNS: readonly { key: string; name: string; decimals: 0; of(row: Row): AnswerCell }[] = [
  { key: "rank", name: "Rank", decimals: 0, of: ({ rank }) => rank },
  { key: "player_id", name: "Player ID", decimals: 0, of: ({ playerId }) => playerId },
  { key: "player", name: "Player", decimals: 0, of: ({ player }) => player },
  { key: "team", name: "Team", decimals: 0, of: ({ team }) => team?.code ?? null },
  { key: "gp", name: "GP", decimals: 0, of: ({ games }) => games },
];

/** The rows of a list of leaders, as on its page; missing for an unknown category. */
export async function loadLeaderFile(
  collections: Collections,
  group: string | undefined,
  slug: string | undefined,
  season = collections.seasonNow.current,
): Promise<View<LeaderFile>> {
  const view = await loadLeaderList(collections, group, slug, season);
  if (view.kind !== "ready") return view;
  const { category, rows } = view.page;
  const decimals = rows[0]?.stat.replace("%", "").split(".")[1]?.length ?? 0;
  const columns = [
    ...COLUMNS,
    { key: "stat", name: category, decimals, of: (row: Row) => row.value },
  ];
  const answer: Filed = {
    address: `group=${group}&category=${slug}&season=${season}`,
    sentence: `${category}: ${view.page.group} leaders`,
    total: rows.length,
    page: 1,
    pages: 1,
    columns,
    rows: rows.map((row) => ({ cells: columns.map((column) => column.of(row)) })),
  };
  return { ...view, page: { kind: "answered", answer } };
}
