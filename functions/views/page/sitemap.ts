import { formerTeamIds, NO_HISTORY } from "#domain/history/league-history.ts";
import { LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { leadersPath } from "#domain/leaders/leader-lists.ts";
import { pageCount } from "#domain/paging.ts";
import type { FormerPlayer } from "#domain/players/former-player.ts";
import { LISTS, listPath, playerLists } from "#domain/players/player-lists.ts";
import { onRosters, playerPath } from "#domain/players/players.ts";
import { playersPath } from "#domain/players/players-answer.ts";
import { inSeason, linksOfSeason, seasonPath } from "#domain/players/season-links.ts";
import { gamesWithPlays } from "#domain/query/engine/game-flow.ts";
import { playersOfSeason } from "#domain/query/engine/season-players.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import type { ArchivedSeason } from "#domain/season/archived-season.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { type Fixture, fixturePath } from "#domain/season/fixtures.ts";
import { isRebuilt } from "#domain/season/ladder.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import { seasonsBetween } from "#domain/season/season.ts";
import { ROUTES, WILD_CARD_PATH } from "#domain/site/routes.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { recordsPath } from "../records/records.ts";
import { AWARDS_PATH, loadAwardHistory } from "../season/award-history.ts";
import { dayPath, gamePath, seasonGames } from "../season/season-games.ts";
import { gather, orElse, viewOf } from "./gather.ts";
import { teamPath } from "./links.ts";
import type { View } from "./view.ts";

const CONFERENCES = ["west", "east", "league"].map((name) => `/nba/standings/${name}`);

const PLAYOFFS_PATH = "/nba/playoffs";

/** The pages of the sitemap that every season has; the wild card is younger than some. */
const OF_EVERY_SEASON = ROUTES.filter(
  ({ path, isOfSeason, isInSitemap, isCurrentOnly }) =>
    isOfSeason && isInSitemap && !isCurrentOnly && path !== WILD_CARD_PATH,
).map(({ path }) => path);

/** The parts of the sitemap, one file each. */
export const SITEMAP_KINDS = ["pages", "teams", "players", "games", "seasons"] as const;
type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** The kind of a sitemap's file; undefined for any other text. */
export function sitemapKind(text: string | undefined): SitemapKind | undefined {
  return SITEMAP_KINDS.find((kind) => kind === text);
}

/** The path of a part of the sitemap. */
export function sitemapPath(kind: SitemapKind): string {
  return `/sitemap/${kind}.xml`;
}

/** The paths of all public pages of a kind. */
export function loadSitemap(collections: Collections, kind: SitemapKind): Promise<View<string[]>> {
  return PARTS[kind](collections);
}

const PARTS: Record<SitemapKind, (collections: Collections) => Promise<View<string[]>>> = {
  async pages(collections) {
    const read = await gather({
      players: collections.players(),
      archive: orElse<ArchivedSeason[]>(collections.archive(), []),
    });
    return viewOf(read, ({ players, archive }) => [
      ...ROUTES.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path),
      ...CONFERENCES,
      recordsPath("playoffs"),
      ...archive.flatMap(({ season }) =>
        [...OF_EVERY_SEASON, ...CONFERENCES]
          .filter((path) => path !== PLAYOFFS_PATH || !isRebuilt(season))
          .map((path) => inSeason(path, season, collections.seasonNow.current)),
      ),
      ...LEADER_RULES.map(({ group, category }) => leadersPath(group, category)),
      ...LISTS.flatMap((kind) => playerLists(kind, players).map(listPath)),
    ]);
  },
  async teams(collections) {
    const read = await gather({
      teams: collections.teams(),
      history: orElse(collections.leagueHistory(), NO_HISTORY),
    });
    const { current } = collections.seasonNow;
    return viewOf(read, ({ teams, history }) => [
      ...teams.flatMap((team) =>
        ["", "/stats", "/roster", "/games", "/splits", "/history"].map(
          (part) => teamPath(team) + part,
        ),
      ),
      ...formerTeamIds(history).map((id) => `${teamPath({ id })}/history`),
      ...history.names.flatMap(({ teamId, first, last }) =>
        seasonsBetween(first, last).map((season) =>
          linksOfSeason(season, current).team({ id: teamId }),
        ),
      ),
    ]);
  },
  async players(collections) {
    const read = await gather({
      players: collections.players(),
      totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
      former: orElse<FormerPlayer[]>(collections.formerPlayers(), []),
    });
    return viewOf(read, ({ players, totals, former }) => [
      ...new Set([
        ...Array.from({ length: pageCount(onRosters(players).length) }, (_, index) =>
          playersPath(index + 1),
        ),
        ...playersOfSeason(players)(totals).flatMap(({ name }) =>
          ["", "/games", "/splits"].map((part) => playerPath(name) + part),
        ),
        ...former.map(({ name }) => playerPath(name)),
      ]),
    ]);
  },
  async games(collections) {
    const read = await gather({
      teams: collections.teams(),
      games: collections.games(),
      postseason: collections.postseason(),
      fixtures: orElse<Fixture[]>(collections.fixtures(), []),
      lines: orElse<SeasonLines | undefined>(collections.lines(), undefined),
    });
    return viewOf(read, ({ teams, games, postseason, fixtures, lines }) => {
      const season = seasonGames(games)(postseason);
      const schedule = scheduleOf(season.all)(fixtures);
      const codes = new Map(teams.map((team) => [team.id, team]));
      return [
        ...schedule.days.keys().map(dayPath),
        ...season.all.map(gamePath),
        ...(lines === undefined ? [] : gamesWithPlays(lines)).map(
          (game) => `${gamePath(game)}/story`,
        ),
        ...schedule.upcoming.flatMap((fixture) => {
          const [away, home] = [codes.get(fixture.awayTeamId), codes.get(fixture.homeTeamId)];
          return away === undefined || home === undefined ? [] : [fixturePath(fixture, away, home)];
        }),
      ];
    });
  },
  async seasons(collections) {
    const read = await gather({
      archive: orElse<ArchivedSeason[]>(collections.archive(), []),
      history: orElse(collections.leagueHistory(), NO_HISTORY),
    });
    const { current } = collections.seasonNow;
    const awards = await loadAwardHistory(collections, undefined);
    const groups = awards.kind === "ready" ? awards.page.groups : [];
    return viewOf(read, ({ archive, history }) => [
      ...[
        ...new Set([
          ...history.finals.map(({ season }) => season),
          ...archive.map(({ season }) => season),
          current,
        ]),
      ].map(seasonPath),
      AWARDS_PATH,
      ...groups.flatMap(({ rows }) => rows.map(({ href }) => href)),
    ]);
  },
};
