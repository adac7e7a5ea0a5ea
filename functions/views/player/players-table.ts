import { clampPage, pageCount, pageOf, rowNumber } from "#domain/paging.ts";
import type { Player } from "#domain/players/player.ts";
import { selectPlayers, totalsById } from "#domain/players/player-order.ts";
import {
  FIGURE_COLUMNS,
  parseTableQuery,
  TABLE_COLUMNS,
  type TableQuery,
} from "#domain/players/player-table.ts";
import { onRosters, rosterAsOf, teamOfPlayer } from "#domain/players/players.ts";
import {
  type PlayerCells,
  type PlayersAnswer,
  playersPath,
  playersSentence,
  SORT_COLUMN_TEXTS,
} from "#domain/players/players-answer.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { quotient } from "#domain/season/figures.ts";
import type { Team, TeamLink } from "#domain/teams/team.ts";
import { linkOfTeam } from "#domain/teams/team-links.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, orElse } from "../page/gather.ts";
import { UNAVAILABLE, type View } from "../page/view.ts";

/** One page of the table, with the season's data that all pages share. */
export interface PlayersTableView {
  answer: PlayersAnswer;
  /** The number of players on rosters. */
  players: number;
  /** "Roster as of October 8, 2026"; "" for rosters without a date. */
  asOf: string;
  /** The teams of the filter, by name. */
  teams: { id: number; name: string }[];
}

/** The query of the address. */
export interface PlayersRequest {
  page: string | undefined;
  query: URLSearchParams;
}

/**
 * One page of the players table, filtered and sorted by the query; the page number is clamped
 * (product.md section 5). An unknown filter or order is ignored.
 */
export async function loadPlayers(
  collections: Collections,
  request: PlayersRequest,
): Promise<View<PlayersTableView>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    players: collections.players(),
    totals: orElse<readonly SeasonTotals[]>(collections.seasonTotals(), NO_TOTALS),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, links, totals } = read.value.values;
  const players = onRosters(read.value.values.players);
  const parsed = parseTableQuery(request.query);
  const team = teams.find(({ id }) => id === parsed.team);
  const query: TableQuery = { ...parsed, team: team?.id };
  const found = selectPlayers(players, teams, query, totals);
  const page = clampPage(request.page ?? "", pageCount(found.length));
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      answer: {
        query: playersPath(page, query),
        sentence: playersSentence(query, team?.name, page),
        total: found.length,
        page,
        columns: COLUMNS,
        rows: pageOf(found, page).map((player, index) =>
          cellsOf(player, numberOf(rowNumber(page, index), found.length, query), {
            teams,
            links,
            season: totalsById(totals).get(player.id),
          }),
        ),
      },
      players: players.length,
      asOf: rosterAsOf(read.value.times.players),
      teams: teams
        .map(({ id, fullName }) => ({ id, name: fullName }))
        .sort((a, b) => compareNames(a.name, b.name)),
    },
  };
}

const NO_TOTALS: readonly SeasonTotals[] = [];

/** The columns of the page, then the data of links and badges. */
const COLUMNS: PlayersAnswer["columns"] = [
  ...TABLE_COLUMNS.map((key) => ({ key, name: SORT_COLUMN_TEXTS[key] })),
  { key: "abbreviation", name: "Team abbreviation" },
  { key: "teamId", name: "Team id" },
  { key: "logo", name: "Team logo" },
];

/** A row's number in the printed order; sorted by number in reverse, the rows count down to 1. */
function numberOf(place: number, found: number, { sort, order }: TableQuery): number {
  return sort === "number" && order === "desc" ? found + 1 - place : place;
}

function cellsOf(
  player: Player,
  number: number,
  { teams, links, season }: { teams: Team[]; links: TeamLink[]; season: SeasonTotals | undefined },
): PlayerCells {
  const [points, rebounds, assists] = FIGURE_COLUMNS.map((figure) =>
    season === undefined ? null : quotient(season[figure], season.games, 1),
  ) as [string | null, string | null, string | null];
  const { name, age, position, currentTeam } = player;
  const team = teamOfPlayer(player, teams);
  const logo = team && linkOfTeam(team, links)?.logo;
  return [
    number,
    name,
    age || null,
    position || null,
    team?.fullName ?? (currentTeam || null),
    points,
    rebounds,
    assists,
    team?.abbreviation ?? null,
    team?.id ?? null,
    logo ?? null,
  ];
}
