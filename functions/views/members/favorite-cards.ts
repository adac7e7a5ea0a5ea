import { formatShortDay } from "#domain/dates.ts";
import { type Favorites, favoriteKey } from "#domain/member/favorites.ts";
import type { FavoriteCard } from "#domain/member/member-front.ts";
import type { LogLine } from "#domain/players/career.ts";
import type { Player } from "#domain/players/player.ts";
import { findPlayer, playerPath, teamOfPlayer } from "#domain/players/players.ts";
import { counted } from "#domain/printing/counted.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import { printedScore } from "#domain/printing/records.ts";
import { resultsOf } from "#domain/query/storage/derived-season.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Game, SeasonTotals } from "#domain/season/facts.ts";
import { quotient } from "#domain/season/figures.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { isNewestOver } from "#domain/season/running-season.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import { scheduleInWords } from "#domain/season/season.ts";
import type { TeamGame } from "#domain/season/team-log.ts";
import type { Standing, Standings } from "#domain/standings/standing.ts";
import { standingOfTeam } from "#domain/standings/standing-teams.ts";
import type { Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";
import { signedCount } from "../game/box-score.ts";
import { type NextGame, nextGamesOf } from "../game/next-game.ts";
import { gather, orElse } from "../page/gather.ts";
import { teamPath } from "../page/links.ts";
import { gamePath, type SeasonGames, seasonGames } from "../season/season-games.ts";
import { seasonStrip } from "../season/season-strip.ts";

const NO_NEXT_GAME = "No upcoming game scheduled.";

/** A favorite's card, with the favorite's key. */
export interface FavoriteEntry {
  key: string;
  card: FavoriteCard;
}

/**
 * A member's favorites with their latest results: teams before players, each sorted by name;
 * favorites that no longer exist are left out. Each player's last line takes a read, so only the
 * first `lines` players have one.
 */
export async function loadFavoriteCards(
  collections: Collections,
  documents: Documents,
  { teams: teamIds, players: names }: Favorites,
  { lines, now }: { lines: number; now: number },
): Promise<Result<FavoriteEntry[], ReadFailure>> {
  const read = await gather({
    teams: collections.teams(),
    players: collections.players(),
    standings: orElse<Standings>(collections.standings(), { west: [], east: [] }),
    games: orElse<Game[]>(collections.games(), []),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
    fixtures: orElse<Fixture[]>(collections.fixtures(), []),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
  });
  if (!read.ok) return read;
  const { teams, players, standings, games, postseason, fixtures, totals } = read.value.values;
  const { seasonNow } = collections;
  const season = seasonGames(games)(postseason);
  const schedule = scheduleOf(season.all)(fixtures);
  const rows = [...standings.west, ...standings.east];
  const own = teams
    .filter(({ id }) => teamIds.includes(id))
    .toSorted((a, b) => compareNames(a.fullName, b.fullName));
  const followed = names
    .flatMap((name) => findPlayer(players, name) ?? [])
    .toSorted((a, b) => compareNames(a.name, b.name));
  const last = await Promise.all(
    followed.slice(0, lines).map(async ({ id }) => {
      const career = await documents.careers(id);
      return career.ok ? career.value.value.log.at(-1) : undefined;
    }),
  );
  return ok([
    ...own.map((team) => ({
      key: favoriteKey({ kind: "team", id: team.id }),
      card: teamCard(team, {
        teams,
        log: season.logOf(team.id),
        standing: standingOfTeam(team, rows),
        results: resultsOf(games)(teams).get(team.id) ?? "",
        lastSeason: isNewestOver(now, seasonNow.current) ? seasonNow.current : undefined,
        next: nextWords(
          nextGamesOf(team.id, schedule, teams, now, 1)[0],
          fixtures,
          scheduleInWords(seasonNow.schedule),
        ),
      }),
    })),
    ...followed.map((player, at) => ({
      key: favoriteKey({ kind: "player", name: player.name }),
      card: playerCard(player, {
        teams,
        season,
        line: last[at],
        totals: totals.find(({ id }) => id === player.id),
        current: seasonNow.current,
      }),
    })),
  ]);
}

function teamCard(
  team: Team,
  facts: {
    teams: Team[];
    log: readonly TeamGame[];
    standing: Standing | undefined;
    results: string;
    /** The season of its last game, where another one runs. */
    lastSeason: string | undefined;
    next: string;
  },
): FavoriteCard {
  const { teams, log, standing, results, lastSeason, next } = facts;
  return {
    kind: "team",
    name: team.fullName,
    href: teamPath(team),
    logo: badgeUrl(team),
    team: "",
    teamHref: "",
    ...gameOf(log.at(-1), teams),
    strip: seasonStrip(results),
    line: [team.division, log.length > 0 ? (lastSeason ?? runOf(log)) : ""]
      .filter(Boolean)
      .join(", "),
    next,
    figures: standing
      ? {
          [team.conference]: ordinal(standing.rank),
          Record: printedScore(standing.wins, standing.losses),
        }
      : {},
  };
}

/** "Next: Nov 23, 10:00 PM ET at POR, by the 2026-27 ..."; "" when no schedule is known. */
function nextWords(
  next: NextGame | undefined,
  fixtures: readonly Fixture[],
  scheduleWords: string,
): string {
  if (next === undefined) return fixtures.length === 0 ? "" : NO_NEXT_GAME;
  const { when, floor, opponent } = next;
  return `Next: ${when} ${floor} ${opponent.abbreviation}, by the ${scheduleWords}`;
}

function playerCard(
  player: Player,
  facts: {
    teams: Team[];
    season: SeasonGames;
    line: LogLine | undefined;
    totals: SeasonTotals | undefined;
    current: string;
  },
): FavoriteCard {
  const { teams, season, line, totals, current } = facts;
  const team = teamOfPlayer(player, teams);
  const game = line && season.logOf(line.teamId).find(({ gameId }) => gameId === line.gameId);
  return {
    kind: "player",
    name: player.name,
    href: playerPath(player.name),
    logo: team ? badgeUrl(team) : "",
    team: team?.abbreviation ?? "",
    teamHref: team ? teamPath(team) : "",
    ...gameOf(game, teams),
    strip: "",
    line: seasonWords(totals, current),
    next: "",
    figures: line ? figuresOf(line) : {},
  };
}

/** "won the last 12": the current streak, up to the last game. */
function runOf(log: readonly TeamGame[]): string {
  const last = log.at(-1);
  if (last === undefined) return "";
  const run = log.length - 1 - log.findLastIndex(({ won }) => won !== last.won);
  return `${last.won ? "won" : "lost"} the last ${run === 1 ? "game" : run}`;
}

function gameOf(
  game: TeamGame | undefined,
  teams: readonly Team[],
): Pick<FavoriteCard, "date" | "game" | "gameHref"> {
  if (game === undefined) return { date: "", game: "", gameHref: "" };
  const opponent = teams.find(({ id }) => id === game.opponentId)?.abbreviation ?? "";
  const { won, points, opponentPoints, floor } = game;
  const [least = 0, most = 0] = [points, opponentPoints].toSorted((a, b) => a - b);
  const result = `${won ? "Won" : "Lost"} ${printedScore(most, least)}`;
  return {
    date: formatShortDay(game.date),
    game: `${result} ${floor === "road" ? "at" : "vs."} ${opponent}`,
    gameHref: gamePath({ id: game.gameId }),
  };
}

function figuresOf(line: LogLine): FavoriteCard["figures"] {
  return {
    MIN: String(line.minutes),
    PTS: String(line.pts),
    REB: String(line.reb),
    AST: String(line.ast),
    FG: `${line.fgm}-${line.fga}`,
    "3P": `${line.fg3m}-${line.fg3a}`,
    "+/−": line.plusMinus === null ? "" : signedCount(line.plusMinus),
  };
}

function seasonWords(totals: SeasonTotals | undefined, current: string): string {
  if (totals === undefined || totals.games === 0) return `No game in ${current}`;
  const { games, pts, reb, ast } = totals;
  const mean = (sum: number) => quotient(sum, games, 1);
  const means = `${mean(pts)} points, ${mean(reb)} rebounds, ${mean(ast)} assists`;
  return `${current}: ${means} in ${counted(games, "game")}`;
}
