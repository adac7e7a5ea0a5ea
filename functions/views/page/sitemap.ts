import { LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { leadersPath } from "#domain/leaders/leader-lists.ts";
import { pageCount } from "#domain/paging.ts";
import { LISTS, listPath, playerLists } from "#domain/players/player-lists.ts";
import { onRosters, playerPath } from "#domain/players/players.ts";
import { playersPath } from "#domain/players/players-answer.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { gamesWithPlays } from "#domain/query/engine/game-flow.ts";
import { playersOfSeason } from "#domain/query/engine/season-players.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import type { ArchivedSeason } from "#domain/season/archived-season.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { type Fixture, fixturePath } from "#domain/season/fixtures.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import { ROUTES, WILD_CARD_PATH } from "#domain/site/routes.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { recordsPath } from "../records/records.ts";
import { dayPath, gamePath, seasonGames } from "../season/season-games.ts";
import { gather, orElse, viewOf } from "./gather.ts";
import { teamPath } from "./links.ts";
import type { View } from "./view.ts";

const CONFERENCES = ["west", "east", "league"].map((name) => `/nba/standings/${name}`);

/** The pages of the sitemap that every season has; the wild card is younger than some. */
const OF_EVERY_SEASON = ROUTES.filter(
  ({ path, isOfSeason, isInSitemap, isCurrentOnly }) =>
    isOfSeason && isInSitemap && !isCurrentOnly && path !== WILD_CARD_PATH,
).map(({ path }) => path);

/** The paths of all public pages. */
export async function loadSitemap(collections: Collections): Promise<View<string[]>> {
  const read = await gather({
    teams: collections.teams(),
    players: collections.players(),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
    games: collections.games(),
    postseason: collections.postseason(),
    archive: orElse<ArchivedSeason[]>(collections.archive(), []),
    fixtures: orElse<Fixture[]>(collections.fixtures(), []),
    lines: orElse<SeasonLines | undefined>(collections.lines(), undefined),
  });
  return viewOf(read, ({ teams, players, totals, games, postseason, archive, fixtures, lines }) => {
    const season = seasonGames(games)(postseason);
    const schedule = scheduleOf(season.all)(fixtures);
    const codes = new Map(teams.map((team) => [team.id, team]));
    return [
      ...ROUTES.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path),
      ...CONFERENCES,
      recordsPath("playoffs"),
      ...archive.flatMap(({ season }) =>
        [...OF_EVERY_SEASON, ...CONFERENCES].map((path) =>
          inSeason(path, season, collections.seasonNow.current),
        ),
      ),
      ...LEADER_RULES.map(({ group, category }) => leadersPath(group, category)),
      ...teams.flatMap((team) => {
        const path = teamPath(team);
        return [
          path,
          ...["stats", "roster", "games", "splits", "history"].map((part) => `${path}/${part}`),
        ];
      }),
      ...Array.from({ length: pageCount(onRosters(players).length) }, (_, index) =>
        playersPath(index + 1),
      ),
      ...playersOfSeason(players)(totals).flatMap(({ name }) =>
        ["", "/games", "/splits"].map((part) => playerPath(name) + part),
      ),
      ...LISTS.flatMap((kind) => playerLists(kind, players).map(listPath)),
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
}
