import type { Career, CareerSeason } from "#domain/players/career.ts";
import type { FormerPlayer } from "#domain/players/former-player.ts";
import type { PastSeason } from "#domain/query/storage/past-season.ts";
import { MISSING } from "#domain/query/storage/season-lines.ts";
import type { Team } from "#domain/teams/team.ts";
import type { AllTimePlayer } from "../alltime/player-seasons.ts";

/** A former player with his career. */
export interface FormerCareer extends FormerPlayer {
  career: Career;
}

/** The figures of a line that a career adds up, by the names of the career's. */
const COUNTS = ["pts", "reb", "ast", "stl", "blk", "tov", "pf"] as const;
const SHOTS = ["fgm", "fga", "fg3m", "fg3a", "ftm", "fta"] as const;

/**
 * The careers of all players since 1946-47 but the excluded ones: regular seasons by their official
 * totals, playoffs added up from the lines of the seasons that have them, which come oldest first.
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
      [...allTime].flatMap(([id, { name, first, last, seasons, aba, honours }]) => {
        const career: Career = {
          log: [],
          seasons,
          playoffs: [],
          ...(aba.length > 0 && { aba }),
          honours,
        };
        return excluded.has(id)
          ? []
          : [[id, { id, name, first, last, seasons: [], career }] as const];
      }),
    );
  }

  /** Adds a season with lines: his name as they have it, and his playoffs. */
  add(season: string, { lines }: PastSeason): void {
    for (const { id, name } of lines.players) {
      const former = this.#players.get(id);
      if (former !== undefined)
        Object.assign(former, { name, seasons: [...former.seasons, season] });
    }
    for (const [id, sum] of seasonsOfLines(lines, "playoffs"))
      this.#players.get(id)?.career.playoffs.push({
        ...sum,
        team: this.#teams.get(sum.teamId)?.abbreviation ?? "",
      });
  }

  /** All former players, by name. */
  get players(): FormerCareer[] {
    return [...this.#players.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }
}

/** The sums of a stage by player and team, without the teams' codes. */
export function seasonsOfLines(
  lines: PastSeason["lines"],
  stage: "season" | "playoffs",
): [playerId: string, sum: CareerSeason][] {
  const sums = new Map<string, [playerId: string, sum: CareerSeason]>();
  for (let line = 0; line < lines.size; line += 1) {
    const { id = "" } = lines.players[lines.player[line] ?? -1] ?? {};
    if (lines.games[lines.game[line] ?? -1]?.stage !== stage) continue;
    const teamId = lines.team[line] ?? 0;
    const key = `${id} ${teamId}`;
    const [, sum] = sums.get(key) ?? [id, emptySeason(lines.season, teamId)];
    sums.set(key, [id, sum]);
    addLine(sum, lines, line);
  }
  return [...sums.values()];
}

function emptySeason(season: string, teamId: number): CareerSeason {
  const zero = Object.fromEntries([...COUNTS, ...SHOTS].map((name) => [name, 0]));
  return {
    ...(zero as Record<(typeof COUNTS | typeof SHOTS)[number], number>),
    season,
    teamId,
    team: "",
    games: 0,
    starts: 0,
    minutes: 0,
    oreb: 0,
    dreb: 0,
  };
}

function addLine(sum: CareerSeason, { figures, starter }: PastSeason["lines"], line: number): void {
  const value = (name: keyof typeof figures) => figures[name][line] ?? MISSING;
  sum.games += 1;
  sum.minutes = (sum.minutes ?? 0) + Math.round(Math.max(0, value("sec")) / 60);
  for (const name of [...COUNTS, ...SHOTS]) sum[name] = (sum[name] ?? 0) + Math.max(0, value(name));
  for (const name of ["oreb", "dreb"] as const) {
    const known = sum[name];
    sum[name] = known === null || value(name) === MISSING ? null : known + value(name);
  }
  const began = starter[line] ?? -1;
  sum.starts = sum.starts === null || began === -1 ? null : sum.starts + began;
}
