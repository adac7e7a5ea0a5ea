import { type BoxScore, NO_DETAILS } from "#domain/season/box-score.ts";
import type { SeasonReads } from "../data/season-reads.ts";
import { PERIODS, type Periods } from "./answer-schemas.ts";

/** The limit of days whose games a page tells the periods of: each is a read. */
const MOST_DAYS = 16;

/** A played game, with its season and that season's reads. */
interface Played {
  game: { id: string; date: string };
  season: string;
  reads: SeasonReads;
}

/** A game's points by period and its tip-off, as far as they are known. */
export type PeriodsAndTipOff = Pick<BoxScore, "periods" | "tipOff">;

/** How games went, by id; empty for games of more days than one answer reads. */
export async function gameFlows(
  played: readonly Played[],
): Promise<ReadonlyMap<string, PeriodsAndTipOff>> {
  const byDate = new Map(played.map((each) => [each.game.date, each]));
  if (byDate.size > MOST_DAYS) return new Map();
  const flows = [...byDate.values()].map(async ({ game, ...of }) =>
    (await hasGameFlows(of)) ? flowsOn(game.date, of.reads) : [],
  );
  return new Map((await Promise.all(flows)).flat());
}

async function flowsOn(
  date: string,
  { collections, documents }: SeasonReads,
): Promise<[id: string, PeriodsAndTipOff][]> {
  const [games, postseason, details] = await Promise.all([
    collections.games(),
    collections.postseason(),
    documents.stored.days(date),
  ]);
  const listed = [
    ...(games.ok ? games.value.value : []),
    ...(postseason.ok ? postseason.value.value.games : []),
  ];
  return listed
    .filter((game) => game.date === date)
    .map(({ id, tipOff }) => {
      const { periods } = (details.ok && details.value.value.get(id)) || NO_DETAILS;
      return [id, { periods, tipOff }];
    });
}

/** Of seasons before the first that was closed here, no more than the lines is known. */
async function hasGameFlows({ season, reads }: Pick<Played, "season" | "reads">): Promise<boolean> {
  if (season >= reads.collections.seasonNow.current) return true;
  const past = await reads.documents.seasons(season);
  return past.ok && past.value.value.kept !== undefined;
}

/** A game's tip-off and points by period, null where they are unknown. */
export function gameFlowAnswer(
  { home, away }: BoxScore["periods"] = { home: [], away: [] },
  tipOff: string | undefined = undefined,
): { datetime: string | null } & Periods {
  const points = PERIODS.flatMap((period, at) => [
    [`home_${period}`, home[at] ?? null],
    [`visitor_${period}`, away[at] ?? null],
  ]);
  return { datetime: utcTime(tipOff), ...(Object.fromEntries(points) as Periods) };
}

/** A time as the answers have it; null for a fixture of which only the day is known. */
export function utcTime(tipOff: string | undefined): string | null {
  return tipOff?.includes("T") ? new Date(tipOff).toISOString() : null;
}
