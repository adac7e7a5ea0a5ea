import { duosOf, type RankedUnit, unitsOf } from "../../../domain/plays/lineup-rows.ts";
import {
  LINEUP_KINDS,
  LINEUP_MINIMUMS,
  LINEUP_SORTS,
  LINEUPS_PATH,
  type LineupKind,
  type LineupSort,
  type LineupsQuery,
  lineupsHref,
  lineupsSearch,
} from "../../../domain/plays/lineups-query.ts";
import type { SeasonTogether } from "../../../domain/plays/season-together.ts";
import { pageSlice } from "../../../domain/query/page.ts";
import { playerPath } from "../../../domain/season/players.ts";
import { printedFigure } from "../../../domain/season/printed.ts";
import { type Team, teamPath } from "../../../domain/season/team.ts";
import type { Collections } from "../../data/cached-collections.ts";
import { shortName, signedCount } from "../box-score.ts";
import { gather, orElse, viewOf } from "../gather.ts";
import { type AnswerFiles, filesOf } from "../questions/place.ts";
import type { View } from "../view.ts";
import { coverageNotes, DEFINITIONS, minutesOf, netText } from "./together-words.ts";

export interface LineupChoice {
  text: string;
  href: string;
  isCurrent: boolean;
}

export interface LineupRow {
  rank: number;
  players: { text: string; name: string; href: string }[];
  team: { code: string; name: string; href: string } | undefined;
  /** In the order of the heads. */
  cells: string[];
}

export interface LineupsPage {
  query: LineupsQuery;
  title: string;
  canonicalPath: string;
  /** Links in groups, each with its name. */
  choices: { label: string; links: LineupChoice[] }[];
  /** The teams to choose from, and what else the address keeps. */
  teams: { value: string; text: string; isSelected: boolean }[];
  kept: { name: string; value: string }[];
  heads: { text: string; title: string; isSorted: boolean }[];
  rows: LineupRow[];
  files: AnswerFiles;
  notes: string[];
  pager: { number: number; pages: number; back?: string; forward?: string } | undefined;
}

const ROWS = 25;

const KIND_TEXTS: Record<LineupKind, string> = {
  fives: "Fives",
  pairs: "Pairs",
  assists: "Assists",
};
const SORT_TEXTS: Record<LineupSort, string> = { net: "Best", minutes: "Most minutes" };
const TITLES: Record<LineupKind, string> = {
  fives: "Lineups of five",
  pairs: "Pairs of team-mates",
  assists: "Who assists whom",
};

/** The page of lineups; missing for a team that does not exist. */
export async function loadLineups(
  collections: Collections,
  query: LineupsQuery,
): Promise<View<LineupsPage>> {
  const read = await gather({
    teams: collections.teams(),
    together: orElse<SeasonTogether | undefined>(collections.together(), undefined),
  });
  return viewOf(read, ({ teams, together }): LineupsPage | undefined => {
    const team = teams.find(({ abbreviation }) => abbreviation === query.team);
    if (query.team !== undefined && team === undefined) return undefined;
    const listed = together && listOf(query, team?.id, together, teams);
    const total = listed?.rows.length ?? 0;
    const { page, pages, start, end } = pageSlice(total, query.page, ROWS);
    const shown = { ...query, page };
    const params = new URLSearchParams(lineupsSearch({ ...query, page: 1 }));
    const kept = [...params].filter(([name]) => name !== "team" && name !== "least");
    return {
      query: shown,
      title:
        team === undefined
          ? TITLES[query.of]
          : `${team.fullName}: ${KIND_TEXTS[query.of].toLowerCase()}`,
      canonicalPath: lineupsHref(shown),
      choices: choicesOf(shown),
      teams: teams
        .toSorted((a, b) => (a.fullName < b.fullName ? -1 : 1))
        .map(({ abbreviation, fullName }) => ({
          value: abbreviation,
          text: fullName,
          isSelected: abbreviation === query.team,
        })),
      kept: kept.map(([name, value]) => ({ name, value })),
      heads: headsOf(shown),
      rows: listed?.rows.slice(start, end) ?? [],
      files: filesOf(LINEUPS_PATH, params),
      notes: [...(listed?.notes ?? ["The plays of this season are not known."])],
      pager:
        pages === 1
          ? undefined
          : {
              number: page,
              pages,
              ...(page > 1 && { back: lineupsHref({ ...shown, page: page - 1 }) }),
              ...(page < pages && { forward: lineupsHref({ ...shown, page: page + 1 }) }),
            },
    };
  });
}

function choicesOf(query: LineupsQuery): LineupsPage["choices"] {
  const { of, stage, team, sort, least } = query;
  const group = (label: string, links: LineupChoice[]) =>
    links.length < 2 ? [] : [{ label, links }];
  const units = of === "assists" ? [] : LINEUP_SORTS;
  return [
    ...group(
      "Rows",
      LINEUP_KINDS.map((kind) => ({
        text: KIND_TEXTS[kind],
        href: lineupsHref({ of: kind, stage, team }),
        isCurrent: kind === of,
      })),
    ),
    ...group(
      "Part",
      (["season", "playoffs"] as const).map((part) => ({
        text: part === "season" ? "Regular season" : "Playoffs",
        href: lineupsHref({ of, stage: part, team, sort }),
        isCurrent: part === stage,
      })),
    ),
    ...group(
      "Order",
      units.map((key) => ({
        text: SORT_TEXTS[key],
        href: lineupsHref({ of, stage, team, sort: key, least }),
        isCurrent: key === sort,
      })),
    ),
    ...group(
      "Minutes, at least",
      LINEUP_MINIMUMS[of].map((minutes) => ({
        text: printedFigure(String(minutes)),
        href: lineupsHref({ of, stage, team, sort, least: minutes }),
        isCurrent: minutes === least,
      })),
    ),
  ];
}

function headsOf({ of, sort }: LineupsQuery): LineupsPage["heads"] {
  if (of === "assists")
    return [
      { text: "AST", title: "Assists to this scorer", isSorted: true },
      { text: "FG", title: "The scorer's field goals for the team", isSorted: false },
      { text: "Share", title: "The share of them that this passer assisted", isSorted: false },
    ];
  return [
    { text: "Per 48", title: DEFINITIONS.net, isSorted: sort === "net" },
    { text: "MIN", title: "Minutes together", isSorted: sort === "minutes" },
    { text: "+/−", title: "Points for less points against", isSorted: false },
    { text: "PTS", title: "Points for", isSorted: false },
    { text: "OPP", title: "Points against", isSorted: false },
  ];
}

function listOf(
  query: LineupsQuery,
  teamId: number | undefined,
  together: SeasonTogether,
  teams: readonly Team[],
): { rows: LineupRow[]; notes: string[] } {
  const stage = together.stages[query.stage];
  const byId = new Map(teams.map((team) => [team.id, team]));
  const row = (
    of: { rank: number; teamId: number },
    players: readonly string[],
    cells: string[],
  ): LineupRow => {
    const team = byId.get(of.teamId);
    return {
      rank: of.rank,
      players: players.map((id) => {
        const name = together.names.get(id) ?? id;
        return { text: shortName(name), name, href: playerPath(name) };
      }),
      team: team && { code: team.abbreviation, name: team.fullName, href: teamPath(team) },
      cells,
    };
  };
  const guessed = stage.teams.filter((team) => teamId === undefined || team.teamId === teamId);
  const coverage = coverageNotes(together, stage, guessed);
  if (query.of === "assists") {
    return {
      rows: duosOf(query, teamId, together).map((duo) =>
        row(duo, [duo.passerId, duo.scorerId], duoCells(duo)),
      ),
      notes: [
        "Assists of the first player to the second, three and more, by the plays.",
        ...coverage,
      ],
    };
  }
  return {
    rows: unitsOf(query, teamId, together).map((unit) => row(unit, unit.players, unitCells(unit))),
    notes: [
      `${query.of === "fives" ? "Fives" : "Pairs"} with at least ${query.least} minutes. ${DEFINITIONS.together}`,
      `${DEFINITIONS.net} Some games' plays have no team turnovers and rebounds: it is by time, not by ` +
        "possessions.",
      ...coverage,
    ],
  };
}

function unitCells({ net, seconds, scored, allowed }: RankedUnit): string[] {
  return [
    netText(net),
    minutesOf(seconds),
    signedCount(scored - allowed),
    printedFigure(String(scored)),
    printedFigure(String(allowed)),
  ];
}

function duoCells({ assists, made }: { assists: number; made: number }): string[] {
  const share = made === 0 ? "" : `${Math.round((100 * assists) / made)}%`;
  return [String(assists), printedFigure(String(made)), share];
}
