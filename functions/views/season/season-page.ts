import { knownOfSeason } from "#domain/history/era.ts";
import { eraLeaders } from "#domain/history/era-leaders.ts";
import {
  endingOf,
  type ListedAward,
  listedPostseason,
  listedStandings,
  listsOfLeague,
  type SeasonLists,
} from "#domain/history/season-lists.ts";
import { leadersPath } from "#domain/leaders/leader-lists.ts";
import {
  inSeason,
  linksOfSeason,
  playoffsPath,
  type SeasonLinks,
} from "#domain/players/season-links.ts";
import { tileFigure } from "#domain/players/tile-figure.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { quotient } from "#domain/season/figures.ts";
import { FINALS_ROUND, NO_POSTSEASON, type Series } from "#domain/season/postseason.ts";
import { gamesBehind } from "#domain/season/records.ts";
import { seasonName, yearOfSeason } from "#domain/season/season.ts";
import { FIRST_SEASON, FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import type { Standings } from "#domain/standings/standing.ts";
import { standingOfTeam } from "#domain/standings/standing-teams.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import type { LeaderRow } from "../leaders/leader-tables.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import { teamPath } from "../page/links.ts";
import type { View } from "../page/view.ts";
import { playerPageOf } from "../team/team-lists.ts";

/** A team's row in the standings of its division. */
export interface SeasonTeamRow {
  name: string;
  href: string;
  wins: string;
  losses: string;
  winPct: string;
  /** Games behind the division's first. */
  behind: string;
  /** "Champions", "Lost, Eastern Conference Finals". */
  ending: string;
}

/** A league's part of a season's page. */
export interface SeasonLeague {
  /** "NBA", "BAA", "ABA". */
  league: string;
  divisions: { title: string; rows: SeasonTeamRow[] }[];
  rounds: { title: string; rows: SeasonSeriesRow[] }[];
  awards: SeasonAwardRow[];
}

export interface SeasonSeriesRow {
  winner: { name: string; href: string };
  loser: { name: string; href: string };
  score: string;
}

export interface SeasonAwardRow {
  award: string;
  winners: { name: string; href: string | undefined }[];
}

/** A season since 1946-47: what it holds, and empty lists of what it does not. */
export interface SeasonPage {
  season: string;
  /** "1995-96 NBA season". */
  title: string;
  /** "The Chicago Bulls beat the Seattle SuperSonics 4–2 in the Finals." */
  deck: string;
  before: string | undefined;
  after: string | undefined;
  leagues: SeasonLeague[];
  leaders: { category: string; href: string | undefined; rows: LeaderRow[] }[];
  draft: { pick: number; team: string; name: string; href: string | undefined; college: string }[];
  draftYear: number;
  /** The other pages of the season; empty where it has lists alone. */
  links: { text: string; href: string }[];
  /** What is known of the season, in a sentence. */
  known: string;
}

const NO_LISTS: SeasonLists = {
  teams: [],
  players: [],
  games: [],
  series: [],
  awards: [],
  draft: [],
};

/** A season's standings, series, leaders, awards and draft; missing for one that is not held. */
export async function loadSeason(
  collections: Collections,
  documents: Documents,
  season: string,
): Promise<View<SeasonPage>> {
  const read = await gather({
    teams: collections.teams(),
    standings: collections.standings(),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
    lists: orElse(documents.seasonLists(season), NO_LISTS),
    together: orElse<object | undefined>(documents.together(season), undefined),
  });
  const { current, boxScores } = collections.seasonNow;
  const links = linksOfSeason(season, current);
  return viewOf(read, ({ teams, standings, totals, postseason, lists, together }) => {
    const names = new Map(teams.map((team) => [team.id, team]));
    const league = lists.teams.find((team) => team.league !== "ABA")?.league ?? "NBA";
    const aba = listsOfLeague(lists, true);
    const given = listsOfLeague(lists, false).awards;
    const own = { season, links, teams, standings, series: postseason.series };
    const finals = postseason.series.find(({ round }) => round === FINALS_ROUND);
    const year = yearOfSeason(season);
    return {
      season,
      title: `${season} ${league} season`,
      deck: finals === undefined ? "" : finalsWords(finals, names),
      before: season > FIRST_SEASON ? seasonName(year - 1) : undefined,
      after: season < current ? seasonName(year + 1) : undefined,
      leagues: [
        {
          ...leagueOf(own),
          league,
          awards: awardRows(given.length > 0 ? given : postseason.awards),
        },
        ...(aba.teams.length === 0
          ? []
          : [
              {
                ...leagueOf({
                  ...own,
                  teams: aba.teams,
                  standings: listedStandings(aba, season),
                  series: listedPostseason(aba).series,
                }),
                league: "ABA",
                awards: awardRows(aba.awards),
              },
            ]),
      ],
      leaders: leadersOf(totals, { season, current, names, links }),
      draft: lists.draft.map(({ playerId, ...pick }) => ({
        ...pick,
        href: playerPageOf(playerId, pick.name),
      })),
      draftYear: year,
      links: season < FIRST_WITH_LINES ? [] : otherPages(season, current),
      known: knownOfSeason(season, {
        hasGames: lists.games.length > 0,
        hasPlays: together !== undefined,
        boxScores: season === current ? boxScores : undefined,
      }),
    };
  });
}

function otherPages(season: string, current: string): SeasonPage["links"] {
  return [
    { text: "Standings", href: inSeason("/nba/standings", season, current) },
    { text: "Playoffs", href: playoffsPath(season, current) },
    { text: "Games", href: inSeason("/nba/games", season, current) },
    { text: "Statistics", href: inSeason("/nba/stats/players", season, current) },
  ];
}

function finalsWords(
  { highTeamId, lowTeamId, highWins, lowWins, winnerTeamId }: Series,
  names: ReadonlyMap<number, Team>,
): string {
  const loserId = winnerTeamId === highTeamId ? lowTeamId : highTeamId;
  const [winner, loser] = [winnerTeamId, loserId].map((id) => names.get(id)?.fullName ?? "");
  const score = printedScore(Math.max(highWins, lowWins), Math.min(highWins, lowWins));
  return `The ${winner} beat the ${loser} ${score} in the Finals.`;
}

interface LeagueFacts {
  season: string;
  links: SeasonLinks;
  teams: readonly Team[];
  standings: Standings;
  series: readonly Series[];
}

function leagueOf(facts: LeagueFacts): Pick<SeasonLeague, "divisions" | "rounds"> {
  const { teams, series, links, season } = facts;
  const names = new Map(teams.map((team) => [team.id, team]));
  const nameOf = (id: number) => {
    const team = names.get(id);
    return { name: team?.fullName ?? "", href: team ? links.team(team) : teamPath({ id }) };
  };
  const divisions = [...Map.groupBy(teams, ({ division }) => division)]
    .map(([division, members]) => ({
      title: division === "" ? "" : `${division} Division`,
      rows: divisionRows(members, facts),
    }))
    .toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const played = series.toSorted((a, b) => a.round - b.round);
  const rounds = [...Map.groupBy(played, ({ label }) => label)].map(([title, own]) => ({
    title: season < FIRST_WITH_LINES ? title : title.replace("NBA ", ""),
    rows: own.map((one) => ({
      winner: nameOf(one.winnerTeamId),
      loser: nameOf(one.winnerTeamId === one.highTeamId ? one.lowTeamId : one.highTeamId),
      score: printedScore(Math.max(one.highWins, one.lowWins), Math.min(one.highWins, one.lowWins)),
    })),
  }));
  return { divisions, rounds: rounds.toReversed() };
}

function divisionRows(
  members: readonly Team[],
  { standings, series, links }: LeagueFacts,
): SeasonTeamRow[] {
  const all = [...standings.east, ...standings.west];
  const rows = members
    .map((team) => ({ team, own: standingOfTeam(team, all) }))
    .toSorted((a, b) => (b.own?.winPct ?? -1) - (a.own?.winPct ?? -1));
  const first = rows[0]?.own;
  return rows.map(({ team, own }) => ({
    name: team.fullName,
    href: links.team(team),
    wins: own === undefined ? "" : String(own.wins),
    losses: own === undefined ? "" : String(own.losses),
    winPct: own === undefined ? "" : quotient(own.wins, own.wins + own.losses, 3),
    behind:
      own === undefined || first === undefined || own === first
        ? ""
        : String(gamesBehind(first, own)),
    ending: own === undefined ? "Disbanded" : endingOf(team.id, series),
  }));
}

function awardRows(
  awards: readonly (Pick<ListedAward, "playerId" | "name"> & { award: string })[],
): SeasonAwardRow[] {
  const given = Map.groupBy(awards, ({ award }) => award);
  return [...given]
    .map(([award, own]) => ({
      award,
      winners: own.map(({ playerId, name }) => ({ name, href: playerPageOf(playerId, name) })),
    }))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Awards of one player come first, then the teams, and the All-Stars last. */
function placeOf({ award, winners }: SeasonAwardRow): number {
  if (award === "Most Valuable Player") return 0;
  if (winners.length === 1) return 1;
  return /First Team$/.test(award) ? 2 : award === "All-Star" ? 9 : winners.length;
}

const CATEGORIES = {
  pts: "Points",
  reb: "Rebounds",
  ast: "Assists",
  stl: "Steals",
  blk: "Blocks",
} as const;

function leadersOf(
  totals: readonly SeasonTotals[],
  {
    season,
    current,
    names,
    links,
  }: { season: string; current: string; names: ReadonlyMap<number, Team>; links: SeasonLinks },
): SeasonPage["leaders"] {
  return eraLeaders(totals, season).map(({ key, isTotal, rows }) => {
    const category = isTotal ? CATEGORIES[key] : `${CATEGORIES[key]} per game`;
    return {
      category,
      href:
        season < FIRST_WITH_LINES
          ? undefined
          : inSeason(leadersPath(isTotal ? "totals" : "averages", category), season, current),
      rows: rows.map(({ rank, player, printed }) => {
        const team = names.get(player.teamId);
        return {
          rank,
          player: player.name,
          href: playerPageOf(player.id, player.name),
          team: team && {
            code: team.abbreviation,
            name: team.fullName,
            href: links.team(team),
            logo: "",
          },
          figure: tileFigure(player.name, undefined, team),
          stat: printed,
        };
      }),
    };
  });
}
