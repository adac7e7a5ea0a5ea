import type { Game } from "../season/facts.ts";
import { seasonRecords, type TeamRecord } from "../season/records.ts";
import { type Meetings, meetingsOf } from "../standings/meetings.ts";
import type { Team } from "../teams/team.ts";

/** The records of a season whose games are played out one by one. Teams are named by their slots. */
export class SimulatedRecords {
  readonly #teams: number;
  readonly #records: readonly TeamRecord[];
  readonly #start: { wins: Uint8Array; differences: Float64Array };
  /** The wins over each other team, by `winner * teams + loser`; all records follow from them. */
  readonly #wins: Uint8Array;
  /** Points for minus points against. */
  readonly #differences: Float64Array;
  readonly meetings: Meetings;

  constructor(teams: readonly Team[], games: readonly Game[]) {
    this.#teams = teams.length;
    this.#records = [...seasonRecords([...teams], [...games]).values()];
    const { season, against } = meetingsOf(games);
    const wins = teams.flatMap(({ id }) =>
      teams.map((rival) => against(id, new Set([rival.id])).wins),
    );
    const differences = this.#records.map((own) => own.pointsFor - own.pointsAgainst);
    this.#start = { wins: Uint8Array.from(wins), differences: Float64Array.from(differences) };
    this.#wins = new Uint8Array(this.#start.wins);
    this.#differences = new Float64Array(this.#start.differences);
    const slots = new Map(teams.map(({ id }, slot) => [id, slot]));
    this.meetings = {
      season,
      against: (teamId, rivals) => {
        const record = { wins: 0, losses: 0 };
        const own = slots.get(teamId) ?? 0;
        for (const rivalId of rivals) {
          const rival = slots.get(rivalId) ?? 0;
          record.wins += this.#winsOver(own, rival);
          record.losses += this.#winsOver(rival, own);
        }
        return record;
      },
    };
  }

  /** Starts again from the results of real games. */
  reset(): void {
    this.#wins.set(this.#start.wins);
    this.#differences.set(this.#start.differences);
  }

  /** Adds a game by the home team's margin. */
  add(home: number, away: number, margin: number): void {
    const [winner, loser] = margin > 0 ? [home, away] : [away, home];
    this.#wins[winner * this.#teams + loser] = 1 + this.#winsOver(winner, loser);
    this.#differences[home] = (this.#differences[home] ?? 0) + margin;
    this.#differences[away] = (this.#differences[away] ?? 0) - margin;
  }

  /** The records after all games, by slot: those that order teams. The next season changes them. */
  summed(): readonly TeamRecord[] {
    for (const [slot, record] of this.#records.entries()) {
      const { overall, conference, division } = record;
      for (const own of [overall, conference, division]) [own.wins, own.losses] = [0, 0];
      for (const [rival, { team }] of this.#records.entries()) {
        const [wins, losses] = [this.#winsOver(slot, rival), this.#winsOver(rival, slot)];
        overall.wins += wins;
        overall.losses += losses;
        if (team.conference !== record.team.conference) continue;
        conference.wins += wins;
        conference.losses += losses;
        if (team.division !== record.team.division) continue;
        division.wins += wins;
        division.losses += losses;
      }
      // Only the difference of points breaks ties.
      [record.pointsFor, record.pointsAgainst] = [this.#differences[slot] ?? 0, 0];
    }
    return this.#records;
  }

  #winsOver(winner: number, loser: number): number {
    return this.#wins[winner * this.#teams + loser] ?? 0;
  }
}
