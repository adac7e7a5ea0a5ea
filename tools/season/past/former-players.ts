import { TITLE_AWARD } from "#domain/history/awards.ts";
import type { CareerSeasons } from "#domain/players/career.ts";
import { seasonsOfLog } from "#domain/players/career-table.ts";
import type { FormerPlayer } from "#domain/players/former-player.ts";
import { logOf } from "#domain/query/storage/derived-season.ts";
import type { PastSeason } from "#domain/query/storage/past-season.ts";
import { FINALS_ROUND } from "#domain/season/postseason.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import type { Team } from "#domain/teams/team.ts";
import type { AllTimePlayer } from "../alltime/player-seasons.ts";

/** A former player with his playoffs and honours; his seasons are among those of all time. */
export interface FormerCareer extends FormerPlayer {
  career: CareerSeasons;
}

/**
 * All players since 1946-47 but the excluded ones, with their playoffs, added up from the lines of the
 * seasons that have them, which come oldest first.
 */
export class FormerCareers {
  readonly #players: Map<string, FormerCareer>;
  readonly #teams: ReadonlyMap<number, Team>;

  constructor(
    teams: readonly Team[],
    excluded: ReadonlySet<string>,
    allTime: ReadonlyMap<string, AllTimePlayer>,
  ) {
    this.#teams = new Map(teams.map((team) => [team.id, team]));
    this.#players = new Map(
      [...allTime].flatMap(([id, { name, first, last, ...known }]) => {
        const { titles, playoffTotals, isInHallOfFame } = known;
        const career: CareerSeasons = {
          seasons: [],
          playoffs: [],
          honours: [...known.honours, ...titles.map((year) => ({ year, award: TITLE_AWARD }))],
          ...(playoffTotals && { playoffTotals }),
          ...(isInHallOfFame && { isInHallOfFame }),
        };
        return excluded.has(id)
          ? []
          : [[id, { id, name, first, last, seasons: [], career }] as const];
      }),
    );
  }

  /** Adds a season with lines: his name as they have it, and his playoffs. */
  add(season: string, { lines, postseason }: PastSeason): void {
    const finals = postseason.series.find(({ round }) => round === FINALS_ROUND);
    const abbreviationOf = (id: number) => this.#teams.get(id)?.abbreviation ?? "";
    for (const { id, name } of lines.players) {
      const former = this.#players.get(id);
      if (former === undefined) continue;
      Object.assign(former, { name, seasons: [...former.seasons, season] });
      const log = logOf(lines, id).filter(({ stage }) => stage === "playoffs");
      const playoffs = seasonsOfLog(log, { season, abbreviationOf });
      former.career.playoffs.push(...playoffs);
      if (playoffs.some(({ teamId }) => teamId === finals?.winnerTeamId))
        former.career.honours.push({ year: yearOfSeason(season) + 1, award: TITLE_AWARD });
    }
  }

  /** All former players, by name. */
  get players(): FormerCareer[] {
    return [...this.#players.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }
}
