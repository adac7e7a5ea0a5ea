import { linksOfSeason } from "#domain/players/season-links.ts";
import { duosOf, type RankedDuo } from "#domain/plays/assist-rows.ts";
import { ASSISTS_PATH, type AssistsQuery, assistsParameters } from "#domain/plays/assists-query.ts";
import type { SeasonOnOff } from "#domain/plays/season-on-off.ts";
import { cellText } from "#domain/query/answer.ts";
import { pageSlice } from "#domain/query/say/page.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { noPlaysOf } from "#domain/season/running-season.ts";
import { SEASON_PARAMETER } from "#domain/site/season-asked.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { shortName } from "../game/box-score.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { type AnswerFiles, filesOf } from "../questions/place.ts";
import { type StatsLink, subjectLinks } from "../questions/stats-links.ts";
import { coverageNotes } from "./lineup-words.ts";

/** The reads of a page of who was on the floor, of a season. */
export interface OnOffReads {
  collections: Pick<Collections, "seasonNow" | "teams">;
  documents: Pick<Documents, "together">;
  season: string;
}

export interface DuoRow {
  rank: number;
  players: { text: string; name: string; href: string }[];
  team: { code: string; name: string; href: string } | undefined;
  /** In the order of `DUO_FIGURES`. */
  cells: string[];
}

/** A figure of the list: a column of its page, by its head, and of its file, by its name. */
interface DuoFigure {
  key: string;
  name: string;
  head: string;
  title: string;
  unit: "" | "%";
  decimals: number;
  of(duo: RankedDuo): number | null;
}

export const DUO_FIGURES: readonly DuoFigure[] = [
  {
    key: "ast",
    name: "Assists",
    head: "AST",
    title: "Assists to this scorer",
    unit: "",
    decimals: 0,
    of: ({ assists }) => assists,
  },
  {
    key: "fgm",
    name: "The scorer's field goals",
    head: "FG",
    title: "The scorer's field goals for the team",
    unit: "",
    decimals: 0,
    of: ({ made }) => made,
  },
  {
    key: "share",
    name: "Share %",
    head: "Share",
    title: "The share assisted by this passer",
    unit: "%",
    decimals: 0,
    of: ({ assists, made }) => (made === 0 ? null : (100 * assists) / made),
  },
];

export interface AssistsPage {
  title: string;
  part: string;
  canonicalPath: string;
  subjects: StatsLink[];
  stages: StatsLink[];
  /** The teams to choose from, and what else the address keeps. */
  teams: { value: string; text: string; isSelected: boolean }[];
  kept: { name: string; value: string }[];
  heads: readonly Pick<DuoFigure, "head" | "title">[];
  rows: DuoRow[];
  /** Why there are no rows, where there are none. */
  whyNone: string;
  files: AnswerFiles;
  notes: string[];
  pager: { number: number; pages: number; back?: string; forward?: string } | undefined;
}

const ROWS = 25;

/** The page of who assists whom; missing for a team that does not exist. */
export async function loadAssists(
  { collections, documents, season }: OnOffReads,
  query: AssistsQuery,
): Promise<View<AssistsPage>> {
  const read = await gather({
    teams: collections.teams(),
    together: orElse<SeasonOnOff | undefined>(documents.together(season), undefined),
  });
  return viewOf(read, ({ teams, together }): AssistsPage | undefined => {
    const team = teams.find(({ abbreviation }) => abbreviation === query.team);
    if (query.team !== undefined && team === undefined) return undefined;
    const { current } = collections.seasonNow;
    const links = linksOfSeason(season, current);
    const parametersOf = (asked: AssistsQuery) => {
      const params = assistsParameters(asked);
      if (season !== current) params.set(SEASON_PARAMETER, season);
      return params;
    };
    const hrefOf = (asked: AssistsQuery) => {
      const params = parametersOf(asked);
      return `${ASSISTS_PATH}${params.size === 0 ? "" : `?${params}`}`;
    };
    const duos = together === undefined ? [] : duosOf(together.stages[query.stage], team?.id);
    const { page, pages, start, end } = pageSlice(duos.length, query.page, ROWS);
    const shown = { ...query, page };
    const byId = new Map(teams.map((one) => [one.id, one]));
    return {
      title: team === undefined ? "Who assists whom" : `${team.fullName}: who assists whom`,
      part: query.stage === "playoffs" ? "Playoffs" : "Regular season",
      canonicalPath: hrefOf(shown),
      subjects: subjectLinks(ASSISTS_PATH, season, current),
      stages: (["season", "playoffs"] as const).map((stage) => ({
        text: stage === "season" ? "Regular season" : "Playoffs",
        href: hrefOf({ ...query, stage, page: 1 }),
        isCurrent: stage === query.stage,
      })),
      teams: teams
        .toSorted((a, b) => (a.fullName < b.fullName ? -1 : 1))
        .map(({ abbreviation, fullName }) => ({
          value: abbreviation,
          text: fullName,
          isSelected: abbreviation === query.team,
        })),
      kept: [...parametersOf({ ...query, team: undefined, page: 1 })].map(([name, value]) => ({
        name,
        value,
      })),
      heads: DUO_FIGURES,
      rows: duos.slice(start, end).map((duo) => {
        const { rank, teamId, passerId, scorerId } = duo;
        const own = byId.get(teamId);
        return {
          rank,
          players: [passerId, scorerId].map((id) => {
            const name = together?.names.get(id) ?? id;
            return { text: shortName(name), name, href: links.player(name) };
          }),
          team: own && { code: own.abbreviation, name: own.fullName, href: links.team(own) },
          cells: DUO_FIGURES.map((figure) => {
            const value = figure.of(duo);
            return value === null ? "" : printedFigure(cellText(figure, value)) + figure.unit;
          }),
        };
      }),
      whyNone:
        together === undefined ? noPlaysOf(season) : "No player has three assists to one teammate.",
      files: filesOf(ASSISTS_PATH, parametersOf({ ...query, page: 1 })),
      notes: together === undefined ? [] : notesOf(together, query, team?.id),
      pager:
        pages === 1
          ? undefined
          : {
              number: page,
              pages,
              ...(page > 1 && { back: hrefOf({ ...shown, page: page - 1 }) }),
              ...(page < pages && { forward: hrefOf({ ...shown, page: page + 1 }) }),
            },
    };
  });
}

function notesOf(
  together: SeasonOnOff,
  { stage }: AssistsQuery,
  teamId: number | undefined,
): string[] {
  const own = together.stages[stage];
  const teams = own.teams.filter((team) => teamId === undefined || team.teamId === teamId);
  return [
    "Assists from the first player to the second, minimum three, from play-by-play.",
    ...coverageNotes(together, own, teams),
  ];
}
