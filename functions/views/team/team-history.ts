import { latestUpdate } from "#domain/dates.ts";
import { linksOfSeason } from "#domain/players/season-links.ts";
import { printedScore } from "#domain/printing/records.ts";
import { quotient } from "#domain/season/figures.ts";
import { FINALS_ROUND, type Postseason } from "#domain/season/postseason.ts";
import { printedFigure } from "#domain/season/printed.ts";
import type { Standing } from "#domain/standings/standing.ts";
import { standingOfTeam } from "#domain/standings/standing-teams.ts";
import {
  coachesInWords,
  type FranchiseSeason,
  type FranchiseStretch,
  stretchesOf,
} from "#domain/teams/franchise.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { gather } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { findTeam, headOf, type TeamHead } from "./team-head.ts";

export interface HistoryRow {
  season: string;
  /** The team's page in that season. */
  href: string;
  /** The team's name in that season. */
  name: string;
  wins: number;
  losses: number;
  winPct: string;
  /** "Champions", "Playoffs" or "". */
  outcome: string;
  arena: string;
}

export interface TeamHistoryPage extends TeamHead {
  /** Undefined while the earlier seasons are not published, which come with the dataset. */
  founded: number | undefined;
  /** The years in which its championship seasons ended. */
  titles: number[];
  arena: string | undefined;
  coach: string;
  /** The seasons, the latest first. */
  rows: HistoryRow[];
  /** Those in the ABA, which no total includes. */
  aba: HistoryRow[];
  /** The best and the worst season, each with its label. */
  extremes: [label: string, words: string][];
  /** The team is no more. */
  isFormer: boolean;
  total: { seasons: number; wins: number; losses: number; winPct: string; playoffs: number };
  /** The successive names and arenas, each with its first and last season. */
  names: FranchiseStretch[];
  arenas: FranchiseStretch[];
}

/** A franchise whose earlier seasons are not published. */
const UNRECORDED = {
  founded: undefined,
  titles: [],
  arena: undefined,
  coach: "",
  seasons: [],
  aba: undefined,
};

/** All seasons of a franchise: earlier ones as recorded, the current one from the standings. */
export async function loadTeamHistory(
  collections: Collections,
  documents: Documents,
  id = "",
): Promise<View<TeamHistoryPage>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    standings: collections.standings(),
    postseason: collections.postseason(),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, links, standings, postseason } = read.value.values;
  const now = findTeam(teams, id);
  if (now === undefined && !FORMER_ID.test(id)) return MISSING_VIEW;
  const franchise = await documents.franchises(id);
  // A database that a refresh has filled has no such document.
  if (!franchise.ok && franchise.error.kind !== "empty") return UNAVAILABLE;
  const recorded = franchise.ok ? franchise.value.value : UNRECORDED;
  const { founded, titles, arena, seasons: past, aba = [] } = recorded;
  const team = now ?? formerTeam(Number(id), [...past, ...aba].at(-1));
  if (team === undefined) return MISSING_VIEW;
  const standing = standingOfTeam(team, [...standings.west, ...standings.east]);
  const { current } = collections.seasonNow;
  const isRecorded = past.some(({ season }) => season === current);
  const seasons =
    now === undefined || standing === undefined || isRecorded
      ? past
      : [...past, seasonSoFar(current, team, standing, postseason, arena)];
  const all = [...seasons, ...aba].toSorted((a, b) => (a.season < b.season ? -1 : 1));
  const sum = (figure: (season: FranchiseSeason) => number) =>
    seasons.reduce((total, season) => total + figure(season), 0);
  const [wins, losses] = [sum((season) => season.wins), sum((season) => season.losses)];
  return {
    kind: "ready",
    updatedAt: latestUpdate([
      read.value.updatedAt,
      ...(franchise.ok ? [franchise.value.updatedAt] : []),
    ]),
    page: {
      ...headOf(team, links),
      founded,
      titles,
      arena,
      coach: coachesInWords(current, recorded),
      rows: seasons.map((season) => historyRow(season, team, current)).toReversed(),
      aba: aba.map((season) => historyRow(season, team, current)).toReversed(),
      extremes: extremesOf(seasons.length > 0 ? seasons : aba),
      isFormer: now === undefined,
      total: {
        seasons: seasons.length,
        wins,
        losses,
        winPct: printedFigure(quotient(wins, wins + losses, 3)),
        playoffs: seasons.filter(({ playoffs }) => playoffs).length,
      },
      names: stretchesOf(all, ({ name }) => name),
      arenas: stretchesOf(all, (season) => season.arena),
    },
  };
}

/** The current season, whose playoffs may not have begun. */
function seasonSoFar(
  season: string,
  team: Team,
  { wins, losses }: Standing,
  { series }: Postseason,
  arena: string | undefined,
): FranchiseSeason {
  const own = series.filter(({ highTeamId, lowTeamId }) =>
    [highTeamId, lowTeamId].includes(team.id),
  );
  return {
    season,
    name: team.fullName,
    wins,
    losses,
    arena,
    playoffs: own.length > 0,
    champion: own.some(
      ({ round, winnerTeamId }) => round === FINALS_ROUND && winnerTeamId === team.id,
    ),
  };
}

/** The best and the worst season by the share of wins: "72–10 in 1995-96"; empty for a single one. */
function extremesOf(seasons: readonly FranchiseSeason[]): [label: string, words: string][] {
  const share = ({ wins, losses }: FranchiseSeason) => wins / (wins + losses);
  const sorted = seasons
    .filter(({ wins, losses }) => wins + losses > 0)
    .toSorted((a, b) => share(b) - share(a));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (best === undefined || worst === undefined || best === worst) return [];
  const words = (of: FranchiseSeason) => `${printedScore(of.wins, of.losses)} in ${of.season}`;
  return [
    ["Best season", words(best)],
    ["Worst season", words(worst)],
  ];
}

const FORMER_ID = /^1\d\d$/;

/** A team that is no more, under its last name. */
function formerTeam(id: number, last: FranchiseSeason | undefined): Team | undefined {
  return (
    last && {
      id,
      fullName: last.name,
      name: last.name,
      abbreviation: "",
      city: "",
      conference: "East",
      division: "",
    }
  );
}

function historyRow(season: FranchiseSeason, team: Team, current: string): HistoryRow {
  const { wins, losses, playoffs, champion, arena = "" } = season;
  return {
    season: season.season,
    href: linksOfSeason(season.season, current).team(team),
    name: season.name,
    wins,
    losses,
    arena,
    winPct: printedFigure(quotient(wins, wins + losses, 3)),
    outcome: champion ? "Champions" : playoffs ? "Playoffs" : "",
  };
}
