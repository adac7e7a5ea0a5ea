import { latestUpdate } from "#domain/dates.ts";
import { pageHolding } from "#domain/paging.ts";
import { LOG_FIGURES, logFigureOf } from "#domain/players/log-figures.ts";
import type { Player } from "#domain/players/player.ts";
import {
  findPlayer,
  onRosters,
  playerPath,
  rosterAsOf,
  teamOfPlayer,
} from "#domain/players/players.ts";
import { playersPath } from "#domain/players/players-answer.ts";
import { familyName } from "#domain/printing/family-name.ts";
import { searchTeamsAndPlayers } from "#domain/search/search.ts";
import type { Game, SeasonRatings, SeasonTotals } from "#domain/season/facts.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { currentSeason } from "#domain/season/season.ts";
import type { Team } from "#domain/teams/team.ts";
import { linkOfTeam } from "#domain/teams/team-links.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { gather, orElse } from "../page/gather.ts";
import { teamPath } from "../page/links.ts";
import { UNAVAILABLE, type View } from "../page/view.ts";
import { seasonGames } from "../season/season-games.ts";
import { type FigureChart, figureChart } from "./figure-chart.ts";
import { type FormerProfile, formerProfiles } from "./former.ts";
import { type CareerPage, careerPage } from "./player-career.ts";
import { type LastTen, lastTenOf } from "./player-games.ts";
import { playoffLine } from "./playoff-line.ts";
import { readPlayer } from "./read-player.ts";
import { type SeasonLine, seasonLine } from "./season-line.ts";
import { type ShotChart, shotChart } from "./shot-chart.ts";
import { vitalsOf } from "./vitals.ts";

export interface PlayerProfile {
  player: Player;
  href: string;
  /** The page of the players table that lists the player; undefined for one on no roster. */
  listed: string | undefined;
  /** "Roster as of October 8, 2026"; "" for rosters without a date. */
  asOf: string;
  team: Team | undefined;
  teamHref: string | undefined;
  logo: string | undefined;
  vitals: string[];
  /** His season's figures; undefined for a player without a game, or when they cannot be read. */
  season: SeasonLine | undefined;
  /** His games and career; undefined when they cannot be read. */
  record:
    | {
        lastTen: LastTen;
        /** Undefined for a player without a playoff game. */
        playoffs: string | undefined;
        career: CareerPage;
        chart: FigureChart | undefined;
      }
    | undefined;
  /** Undefined for a player without a shot, or when his shots cannot be read. */
  shots: ShotChart | undefined;
}

/** A known player, or an unknown name with suggestions. */
export type PlayerPage =
  | { kind: "known"; profile: PlayerProfile }
  /** Players of past seasons; several where two share the name. */
  | { kind: "former"; players: FormerProfile[] }
  | { kind: "unknown"; meant: { name: string; href: string }[] };

const MOST_MEANT = 3;

/** A player's profile by the name in the address (product.md section 2, Player profile). */
export async function loadPlayer(
  collections: Collections,
  documents: Documents,
  name: string,
  search = new URLSearchParams(),
): Promise<View<PlayerPage>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    players: collections.players(),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
    ratings: orElse<SeasonRatings[]>(collections.seasonRatings(), []),
    games: orElse<Game[]>(collections.games(), []),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
  });
  if (!read.ok) return UNAVAILABLE;
  const { updatedAt, times, values } = read.value;
  const { teams, links, players, totals, ratings, games, postseason } = values;
  const known = await readPlayer(collections, players, (all) => findPlayer(all, name));
  if (!known.ok) return UNAVAILABLE;
  const player = known.value;
  if (player === undefined) {
    const former = await formerProfiles(collections, documents, name, teams);
    if (former === undefined) return UNAVAILABLE;
    const page: PlayerPage =
      former.length > 0
        ? { kind: "former", players: former }
        : { kind: "unknown", meant: playersMeantBy(name, players) };
    return { kind: "ready", updatedAt, page };
  }
  const team = teamOfPlayer(player, teams);
  const official = totals.find(({ id }) => id === player.id);
  const [career, shots] = await Promise.all([
    documents.careers(player.id),
    // A player without a shot has no document of shots.
    official?.fga ? documents.shots(player.id) : undefined,
  ]);
  const href = playerPath(player.name);
  const at = onRosters(players).indexOf(player);
  const season = seasonGames(games)(postseason);
  const lines = career.ok ? career.value.value.log.filter(({ stage }) => stage === "season") : [];
  const ids = new Set(lines.map(({ teamId }) => teamId));
  const teamNames = teams.filter(({ id }) => ids.has(id)).map((own) => own.name);
  const profile: PlayerProfile = {
    player,
    href,
    listed: at < 0 ? undefined : playersPath(pageHolding(at)),
    asOf: rosterAsOf(times.players),
    team,
    teamHref: team && teamPath(team),
    logo: team && linkOfTeam(team, links)?.logo,
    vitals: vitalsOf(player, collections.seasonNow.current),
    season: seasonLine(official, totals, ratings, teamNames),
    record: career.ok
      ? {
          lastTen: lastTenOf(career.value.value, season, teams, official),
          playoffs: playoffLine(career.value.value.log),
          chart: figureChart(logFigureOf(search.get("figure")) ?? LOG_FIGURES[0], {
            path: href,
            name: currentSeason(),
            lines,
            season,
            teams,
            official,
          }),
          career: careerPage(career.value.value, official, teams),
        }
      : undefined,
    // Shots of a past season stay until the first ones of the new season arrive.
    shots:
      shots?.ok && shots.value.value.season === undefined
        ? shotChart(familyName(player.name), shots.value.value, official)
        : undefined,
  };
  return {
    kind: "ready",
    updatedAt: career.ok ? latestUpdate([updatedAt, career.value.updatedAt]) : updatedAt,
    page: { kind: "known", profile },
  };
}

/**
 * The players whose names resemble an unknown name, without diacritics or with a typo; the name in
 * an address must be exact (product.md section 5).
 */
function playersMeantBy(
  name: string,
  players: readonly Player[],
): { name: string; href: string }[] {
  const found = searchTeamsAndPlayers(name, [], players, MOST_MEANT);
  if (found.kind === "too-short") return [];
  return found.players.map((player) => ({ name: player.name, href: playerPath(player.name) }));
}
