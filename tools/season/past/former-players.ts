import type { Career, CareerSeason } from "#domain/players/career.ts";
import type { FormerPlayer } from "#domain/players/former-player.ts";
import type { PastSeason } from "#domain/query/storage/past-season.ts";
import { MISSING } from "#domain/query/storage/season-lines.ts";
import type { Team } from "#domain/teams/team.ts";

/** A former player with his career since the first held season. */
export interface FormerCareer extends FormerPlayer {
  career: Career;
}

/** The figures of a line that a career adds up, by the names of the career's. */
const COUNTS = ["pts", "reb", "ast", "stl", "blk", "tov", "pf"] as const;
const SHOTS = ["fgm", "fga", "fg3m", "fg3a", "ftm", "fta"] as const;

/**
 * The careers of all players of past seasons but the excluded ones, added up from their lines. The
 * seasons come oldest first.
 */
export class FormerCareers {
  readonly #players = new Map<string, FormerCareer>();
  readonly #teams: ReadonlyMap<number, Team>;
  readonly #excluded: ReadonlySet<string>;

  constructor(teams: readonly Team[], excluded: ReadonlySet<string>) {
    this.#teams = new Map(teams.map((team) => [team.id, team]));
    this.#excluded = excluded;
  }

  /** Adds a season. */
  add(season: string, { lines }: PastSeason): void {
    const sums = new Map<string, CareerSeason>();
    for (let line = 0; line < lines.size; line += 1) {
      const player = lines.players[lines.player[line] ?? -1];
      const stage = lines.games[lines.game[line] ?? -1]?.stage;
      if (player === undefined || this.#excluded.has(player.id)) continue;
      const former = this.#formerOf(player, season);
      if (stage !== "season" && stage !== "playoffs") continue;
      const teamId = lines.team[line] ?? 0;
      const key = `${player.id} ${teamId} ${stage}`;
      const known = sums.get(key);
      const sum = known ?? this.#emptySeason(season, teamId);
      if (known === undefined) {
        sums.set(key, sum);
        former.career[stage === "season" ? "seasons" : "playoffs"].push(sum);
      }
      addLine(sum, lines, line);
    }
  }

  /** All former players, by name. */
  get players(): FormerCareer[] {
    return [...this.#players.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  #formerOf({ id, name }: { id: string; name: string }, season: string): FormerCareer {
    const career: Career = { log: [], seasons: [], playoffs: [], honours: [] };
    const known = this.#players.get(id) ?? { id, name, seasons: [], career };
    if (known.seasons.at(-1) !== season) known.seasons = [...known.seasons, season];
    this.#players.set(id, known);
    return known;
  }

  #emptySeason(season: string, teamId: number): CareerSeason {
    const zero = Object.fromEntries([...COUNTS, ...SHOTS].map((name) => [name, 0]));
    return {
      ...(zero as Record<(typeof COUNTS | typeof SHOTS)[number], number>),
      season,
      teamId,
      team: this.#teams.get(teamId)?.abbreviation ?? "",
      games: 0,
      starts: 0,
      minutes: 0,
      oreb: 0,
      dreb: 0,
    };
  }
}

function addLine(sum: CareerSeason, { figures, starter }: PastSeason["lines"], line: number): void {
  const value = (name: keyof typeof figures) => figures[name][line] ?? MISSING;
  sum.games += 1;
  sum.minutes += Math.round(Math.max(0, value("sec")) / 60);
  for (const name of [...COUNTS, ...SHOTS]) sum[name] += Math.max(0, value(name));
  for (const name of ["oreb", "dreb"] as const) {
    const known = sum[name];
    sum[name] = known === null || value(name) === MISSING ? null : known + value(name);
  }
  const began = starter[line] ?? -1;
  sum.starts = sum.starts === null || began === -1 ? null : sum.starts + began;
}
