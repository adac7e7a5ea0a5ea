import { figureOf } from "#domain/figures/figures.ts";
import { knownOfSeason } from "#domain/history/era.ts";
import {
  endingOf,
  type ListedAward,
  listedPostseason,
  listedStandings,
  listsOfLeague,
  type SeasonLists,
} from "#domain/history/season-lists.ts";
import { LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { leaderList, leadersPath } from "#domain/leaders/leader-lists.ts";
import {
  inSeason,
  linksOfSeason,
  playoffsPath,
  type SeasonLinks,
} from "#domain/players/season-links.ts";
import { printedScore } from "#domain/printing/records.ts";
import { unlikeSums } from "#domain/query/engine/unlike-sums.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { isRebuilt } from "#domain/season/ladder.ts";
import { FINALS_ROUND, NO_POSTSEASON, type Series } from "#domain/season/postseason.ts";
import { gamesBehind } from "#domain/season/records.ts";
import { seasonName, yearOfSeason } from "#domain/season/season.ts";
import {
  FIRST_SEASON,
  FIRST_WITH_AVERAGES,
  FIRST_WITH_LINES,
} from "#domain/season/season-rules.ts";
import type { Standings } from "#domain/standings/standing.ts";
import { standingOfTeam } from "#domain/standings/standing-teams.ts";
import { type ColumnKey, columnOf, printedColumn } from "#domain/standings/standings-columns.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { missing } from "#functions/data/not-held.ts";
import { type LeaderRow, leaderRow } from "../leaders/leader-tables.ts";
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
  /** The other pages of the season. */
  links: { text: string; href: string }[];
  /** What is known of the season, in a sentence. */
  known: string;
  /** The sums of rebuilt lines that differ from the official totals. */
  unlike: { name: string; count: string; rebuilt: number; official: number }[];
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
    players: collections.players(),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
    lists: orElse(documents.seasonLists(season), NO_LISTS),
    together: orElse<object | undefined>(documents.together(season), undefined),
    // Of other seasons nothing is made of lines here, and none are read.
    lines: orElse<SeasonLines | undefined>(
      isRebuilt(season) ? collections.lines() : missing("lines")(),
      undefined,
    ),
  });
  const { current, boxScores } = collections.seasonNow;
  const links = linksOfSeason(season, current);
  return viewOf(
    read,
    ({ teams, players, standings, totals, postseason, lists, together, lines }) => {
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
        leaders: leadersOf({ players, teams, totals }, { season, current, links }),
        draft: lists.draft.map(({ playerId, ...pick }) => ({
          ...pick,
          href: playerPageOf(playerId, pick.name),
        })),
        draftYear: year,
        links: otherPages(season, current, lists.games.length > 0),
        known: knownOfSeason(season, {
          hasGames: lists.games.length > 0,
          hasPlays: together !== undefined,
          boxScores: season === current ? boxScores : undefined,
        }),
        unlike:
          lines === undefined
            ? []
            : unlikeSums(lines)(lists.players).map(({ name, count, rebuilt, official }) => ({
                name,
                count: figureOf(count)?.short ?? "",
                rebuilt,
                official,
              })),
      };
    },
  );
}

function otherPages(season: string, current: string, hasGames: boolean): SeasonPage["links"] {
  const standings = { text: "Standings", href: inSeason("/nba/standings", season, current) };
  const games = { text: "Games", href: inSeason("/nba/games", season, current) };
  if (season < FIRST_WITH_LINES) return hasGames ? [standings, games] : [standings];
  return [
    standings,
    { text: "Playoffs", href: playoffsPath(season, current) },
    games,
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
  return rows.map(({ team, own }) => {
    const printed = (key: ColumnKey) => (own ? printedColumn(columnOf(key), own) : "");
    return {
      name: team.fullName,
      href: links.team(team),
      wins: printed("wins"),
      losses: printed("losses"),
      winPct: printed("pct"),
      behind: own && first && own !== first ? String(gamesBehind(first, own)) : "",
      ending: own ? endingOf(team.id, series) : "Disbanded",
    };
  });
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

const CATEGORIES = ["Points", "Rebounds", "Assists", "Steals", "Blocks"];
const LEADERS = 5;

/** The first five of a season's lists: until 1968-69 the league ranked totals. */
function leadersOf(
  facts: Parameters<typeof leaderRow>[0],
  { season, current, links }: { season: string; current: string; links: SeasonLinks },
): SeasonPage["leaders"] {
  const rowOf = leaderRow(facts, links);
  return CATEGORIES.flatMap((count) => {
    const isTotal = season < FIRST_WITH_AVERAGES;
    const group = isTotal ? "totals" : "averages";
    const category = isTotal ? count : `${count} per game`;
    const rule = LEADER_RULES.find((own) => own.group === group && own.category === category);
    if (rule === undefined) return [];
    const { rows } = leaderList(rule, facts.totals, [], { season, length: LEADERS });
    if (rows.length === 0) return [];
    return [
      {
        category,
        href: inSeason(leadersPath(group, category), season, current),
        rows: rows.map(({ rank, player: { name }, stat }) => rowOf({ rank, player: name, stat })),
      },
    ];
  });
}
