import { easternDateOf, type Fixture, fixtureKey, isScheduled } from "#domain/season/fixtures.ts";
import type { SourceGame } from "../sources/source.ts";

/** A game of the schedule as the API has it: its day and its teams. */
export function keyOfGame(game: Pick<SourceGame, "date" | "homeTeamId" | "visitorTeamId">): string {
  return fixtureKey({ ...game, awayTeamId: game.visitorTeamId });
}

/** What the API says of a season's games. */
export interface Listed {
  /** The games that count in the standings, finished and to come. */
  scheduled: readonly SourceGame[];
  /** All games; undefined where one may be missing. */
  listed: readonly SourceGame[] | undefined;
  /** The only days of which games are listed; undefined where it is the whole season. */
  days?: ReadonlySet<string> | undefined;
}

export interface FollowedSchedule {
  fixtures: Fixture[];
  /** The keys of the fixtures that are new or changed. */
  changed: string[];
}

/** An answer that lacks more fixtures than a night has games is not whole, so it withdraws none. */
const MOST_WITHDRAWN = 15;

/**
 * The schedule after an answer of the API. A fixture that is not listed anymore was moved where its teams
 * have a game on that floor that the schedule lacks, and else it is withdrawn. A game keeps its former
 * tip-offs, which say who it was.
 */
export function followedSchedule(
  fixtures: readonly Fixture[],
  { scheduled, listed, days }: Listed,
  { today, changedAt }: { today: string; changedAt: string },
): FollowedSchedule {
  const games = new Map([...(listed ?? []), ...scheduled].map((game) => [keyOfGame(game), game]));
  const known = new Set(fixtures.filter(isScheduled).map(fixtureKey));
  const unknown = scheduled.filter((game) => !known.has(keyOfGame(game)));
  const changed: string[] = [];
  const note = (fixture: Fixture): Fixture => {
    changed.push(fixtureKey(fixture));
    return { ...fixture, changedAt };
  };
  const lost: Fixture[] = [];
  const after = fixtures.flatMap((fixture) => {
    const game = games.get(fixtureKey(fixture));
    if (game !== undefined && isScheduled(fixture)) {
      const now = confirmed(fixture, game);
      return now === fixture ? fixture : note(now);
    }
    // Of a day that is not listed nothing is new, but for a game that waits for another day.
    if (days !== undefined && !days.has(fixture.date) && isScheduled(fixture)) return fixture;
    const isOfPair = ({ homeTeamId, visitorTeamId }: SourceGame) =>
      homeTeamId === fixture.homeTeamId && visitorTeamId === fixture.awayTeamId;
    const moved = unknown.find((other) => other === game) ?? unknown.find(isOfPair);
    if (moved !== undefined) {
      unknown.splice(unknown.indexOf(moved), 1);
      return note(movedTo(fixture, moved));
    }
    if (isScheduled(fixture)) lost.push(fixture);
    return isScheduled(fixture) ? [] : fixture;
  });
  const isWithdrawn = listed !== undefined && lost.length <= MOST_WITHDRAWN;
  const added = unknown.filter(({ isFinal, date }) => !isFinal && date >= today).map(fixtureOf);
  return {
    fixtures: [
      ...after,
      ...lost.map((own) => (isWithdrawn ? note({ ...own, off: "withdrawn" }) : own)),
      ...added.map(note),
    ].sort((a, b) => Date.parse(a.tipOff) - Date.parse(b.tipOff)),
    changed,
  };
}

/** A fixture on its day as the API has it; the same one where nothing is new. A result ends changes. */
function confirmed(fixture: Fixture, game: SourceGame): Fixture {
  if (game.isFinal) return fixture;
  if (game.isPostponed)
    return fixture.off === undefined ? { ...fixture, off: "postponed" } : fixture;
  // A time on another day in Eastern Time stands for an unknown one.
  const hasTime = game.tipOff.includes("T") && easternDateOf(game.tipOff) === fixture.date;
  const isSame = !hasTime || Date.parse(game.tipOff) === Date.parse(fixture.tipOff);
  return isSame && fixture.off === undefined ? fixture : movedTo(fixture, game, hasTime);
}

/** A fixture at the tip-off of a game of the API. */
function movedTo(fixture: Fixture, game: SourceGame, hasTime = true): Fixture {
  const { off: _, formerTipOffs = [], ...kept } = fixture;
  return {
    ...kept,
    date: game.date,
    tipOff: hasTime ? game.tipOff : fixture.tipOff,
    formerTipOffs: [...formerTipOffs, fixture.tipOff],
    ...(game.isPostponed && { off: "postponed" }),
  };
}

/** A game of the API as a fixture. */
export function fixtureOf({ date, tipOff, homeTeamId, visitorTeamId }: SourceGame): Fixture {
  const unknown = { neutral: false, television: [], label: "", arena: "" };
  return { ...unknown, date, tipOff, homeTeamId, awayTeamId: visitorTeamId };
}
