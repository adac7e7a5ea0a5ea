import { duosOf } from "#domain/plays/assist-rows.ts";
import { type AssistsQuery, assistsParameters } from "#domain/plays/assists-query.ts";
import type { Filed } from "#domain/query/answer.ts";
import { pageSlice } from "#domain/query/say/page.ts";
import { gather, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { DUO_FIGURES, type OnOffReads } from "./assists.ts";

const COLUMNS = [
  { key: "rank", name: "Rank", decimals: 0 },
  { key: "team", name: "Team", decimals: 0 },
  { key: "passer", name: "Passer", decimals: 0 },
  { key: "passer_id", name: "Passer's id", decimals: 0 },
  { key: "scorer", name: "Scorer", decimals: 0 },
  { key: "scorer_id", name: "Scorer's id", decimals: 0 },
  ...DUO_FIGURES,
];

/** A list of passers and scorers as a file; missing for a team that does not exist. */
export async function loadAssistsFile(
  { collections, documents, season }: OnOffReads,
  query: AssistsQuery,
  rowsPerPage: number,
): Promise<View<{ kind: "answered"; answer: Filed }>> {
  const read = await gather({ teams: collections.teams(), together: documents.together(season) });
  return viewOf(read, ({ teams, together: { stages, names } }) => {
    const team = teams.find(({ abbreviation }) => abbreviation === query.team);
    if (query.team !== undefined && team === undefined) return undefined;
    const duos = duosOf(stages[query.stage], team?.id);
    const { page, pages, start, end } = pageSlice(duos.length, query.page, rowsPerPage);
    const answer: Filed = {
      address: assistsParameters({ ...query, page }).toString(),
      sentence: `Assists${team === undefined ? "" : ` of the ${team.fullName}`}: ${duos.length}`,
      total: duos.length,
      page,
      pages,
      columns: COLUMNS,
      rows: duos.slice(start, end).map((duo) => ({
        cells: [
          duo.rank,
          teams.find(({ id }) => id === duo.teamId)?.abbreviation ?? null,
          names.get(duo.passerId) ?? null,
          duo.passerId,
          names.get(duo.scorerId) ?? null,
          duo.scorerId,
          ...DUO_FIGURES.map((figure) => figure.of(duo)),
        ],
      })),
    };
    return { kind: "answered", answer };
  });
}
