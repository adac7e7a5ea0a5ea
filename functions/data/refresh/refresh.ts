import { ok, type Result } from "#domain/result.ts";
import { startWith } from "#domain/steps.ts";
import type { RefreshFailure, RefreshOptions, RefreshReport } from "./outcome.ts";
import {
  awaitWholeGame,
  closeSeason,
  computeSeason,
  countBoxScores,
  findChanges,
  followSchedule,
  keepNames,
  readRosters,
  readSource,
  readStored,
  refuseContradictions,
  refuseLosses,
  renameTeams,
  reportOf,
  turnSeason,
  updateGames,
  writeUpdate,
} from "./refresh-steps.ts";

/**
 * Updates the database from a source of results: reads both, computes everything that the source
 * determines as the dataset's builder would, checks it, and writes the differences in one update, so
 * that the database has all of it or nothing. Once the next season has a finished game, the same
 * update closes the last one.
 */
export async function refresh(
  options: RefreshOptions,
): Promise<Result<RefreshReport, RefreshFailure>> {
  const planned = startWith(options)
    .step(readStored)
    .step(turnSeason)
    .step(readSource)
    .step(keepNames)
    .step(awaitWholeGame)
    .step(readRosters)
    .step(computeSeason)
    .step(refuseLosses)
    .step(refuseContradictions)
    .step(findChanges)
    .step(closeSeason)
    .step(countBoxScores)
    .step(followSchedule)
    .step(updateGames)
    .step(renameTeams);
  const { outcome } = options.isDry ? planned : planned.step(writeUpdate);
  const run = await outcome;
  if (run.ok) return ok(reportOf(run.value));
  return run.error.kind === "ended" ? ok(run.error.report) : { ok: false, error: run.error };
}
