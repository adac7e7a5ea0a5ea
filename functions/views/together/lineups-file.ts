import { duosOf, unitsOf } from "../../../domain/plays/lineup-rows.ts";
import { type LineupsQuery, lineupsSearch } from "../../../domain/plays/lineups-query.ts";
import type { SeasonTogether } from "../../../domain/plays/season-together.ts";
import type { AnswerCell, Filed } from "../../../domain/query/answer.ts";
import { pageSlice } from "../../../domain/query/page.ts";
import type { Collections } from "../../data/cached-collections.ts";
import { gather, viewOf } from "../gather.ts";
import type { View } from "../view.ts";

const UNIT_COLUMNS = [
  { key: "rank", name: "Rank", decimals: 0 },
  { key: "team", name: "Team", decimals: 0 },
  { key: "players", name: "Players", decimals: 0 },
  { key: "player_ids", name: "Players' ids", decimals: 0 },
  { key: "min", name: "Minutes", decimals: 1 },
  { key: "pts", name: "Points for", decimals: 0 },
  { key: "oppts", name: "Points against", decimals: 0 },
  { key: "pm", name: "Plus-minus", decimals: 0 },
  { key: "per48", name: "Plus-minus per 48 minutes", decimals: 1 },
];

const DUO_COLUMNS = [
  { key: "rank", name: "Rank", decimals: 0 },
  { key: "team", name: "Team", decimals: 0 },
  { key: "passer", name: "Passer", decimals: 0 },
  { key: "passer_id", name: "Passer's id", decimals: 0 },
  { key: "scorer", name: "Scorer", decimals: 0 },
  { key: "scorer_id", name: "Scorer's id", decimals: 0 },
  { key: "ast", name: "Assists", decimals: 0 },
  { key: "fgm", name: "The scorer's field goals", decimals: 0 },
];

/** The rows of a list of lineups as a file; missing for a team that does not exist. */
export async function loadLineupsFile(
  collections: Collections,
  query: LineupsQuery,
  rowsPerPage: number,
): Promise<View<{ kind: "answered"; answer: Filed }>> {
  const read = await gather({ teams: collections.teams(), together: collections.together() });
  return viewOf(read, ({ teams, together }) => {
    const team = teams.find(({ abbreviation }) => abbreviation === query.team);
    if (query.team !== undefined && team === undefined) return undefined;
    const codeOf = (id: number) => teams.find((one) => one.id === id)?.abbreviation ?? null;
    const rows = query.of === "assists" ? duoRows : unitRows;
    const all = rows(query, team?.id, together, codeOf);
    const { page, pages, start, end } = pageSlice(all.length, query.page, rowsPerPage);
    const answer: Filed = {
      address: lineupsSearch({ ...query, page }).slice(1),
      sentence: `${query.of}${team === undefined ? "" : ` of the ${team.fullName}`}: ${all.length}`,
      total: all.length,
      page,
      pages,
      columns: query.of === "assists" ? DUO_COLUMNS : UNIT_COLUMNS,
      rows: all.slice(start, end).map((cells) => ({ cells })),
    };
    return { kind: "answered", answer };
  });
}

type RowsOf = (
  query: LineupsQuery,
  teamId: number | undefined,
  together: SeasonTogether,
  codeOf: (id: number) => string | null,
) => AnswerCell[][];

const unitRows: RowsOf = (query, teamId, together, codeOf) =>
  unitsOf(query, teamId, together).map((unit) => [
    unit.rank,
    codeOf(unit.teamId),
    unit.players.map((id) => together.names.get(id) ?? id).join(" / "),
    unit.players.join(" "),
    unit.seconds / 60,
    unit.scored,
    unit.allowed,
    unit.scored - unit.allowed,
    unit.net,
  ]);

const duoRows: RowsOf = (query, teamId, together, codeOf) =>
  duosOf(query, teamId, together).map((duo) => [
    duo.rank,
    codeOf(duo.teamId),
    together.names.get(duo.passerId) ?? null,
    duo.passerId,
    together.names.get(duo.scorerId) ?? null,
    duo.scorerId,
    duo.assists,
    duo.made,
  ]);
