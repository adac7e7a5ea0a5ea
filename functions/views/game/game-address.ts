import { easternDateOf, type Fixture, fixturePath, wasOn } from "#domain/season/fixtures.ts";
import type { Schedule } from "#domain/season/schedule.ts";
import type { StagedGame } from "#domain/season/team-log.ts";
import type { Team } from "#domain/teams/team.ts";
import { dayPath, gamePath } from "../season/season-games.ts";

/** What an address of a day and two teams says. */
export interface AddressedGame {
  date: string;
  away: Team;
  home: Team;
}

/** What is at such an address: a game to come, or the place to which it leads. */
export type FoundGame = { kind: "fixture"; fixture: Fixture } | { kind: "elsewhere"; href: string };

/**
 * What is at the address of a game: a game with a result has its own page, one that was moved is on its
 * new day, and one that was withdrawn leads to the game that the home team has that day, or to the day.
 */
export function gameAt(
  { date, away, home }: AddressedGame,
  games: readonly StagedGame[],
  { schedule, fixtures }: { schedule: Schedule; fixtures: readonly Fixture[] },
  teams: readonly Team[],
): FoundGame | undefined {
  const isOfPair = (one: Pick<Fixture, "homeTeamId" | "awayTeamId">) =>
    one.homeTeamId === home.id && one.awayTeamId === away.id;
  const isThen = (one: Pick<Fixture, "date">) => one.date === date;
  const wasThen = (one: Pick<Fixture, "formerTipOffs">) => wasOn(one, date);
  const ofPair = games.filter(isOfPair);
  const upcoming = schedule.upcoming.filter(isOfPair);
  const fixture = upcoming.find(isThen);
  const played = ofPair.find(isThen);
  if (played === undefined && fixture !== undefined) return { kind: "fixture", fixture };
  // A moved game may have its result while the schedule alone knows that it was moved.
  const moved = fixtures.filter(isOfPair).find(wasThen);
  const result =
    played ??
    ofPair.find(wasThen) ??
    (moved && ofPair.find(({ date: on }) => on === easternDateOf(moved.tipOff)));
  if (result !== undefined) return { kind: "elsewhere", href: gamePath(result) };
  const instead = moved && schedule.upcoming.includes(moved) ? moved : replaced();
  const visitor = teams.find(({ id }) => id === instead?.awayTeamId);
  if (instead && visitor) return { kind: "elsewhere", href: fixturePath(instead, visitor, home) };
  return wasWithdrawn() ? { kind: "elsewhere", href: dayPath(date) } : undefined;

  function wasWithdrawn(): boolean {
    return fixtures.some((one) => isOfPair(one) && one.off === "withdrawn" && isThen(one));
  }

  function replaced(): Fixture | undefined {
    return wasWithdrawn()
      ? schedule.upcomingOn(date).find(({ homeTeamId }) => homeTeamId === home.id)
      : undefined;
  }
}
