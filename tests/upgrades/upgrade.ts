import { rmSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { root } from "../../tools/paths.ts";
import { checkOut } from "./checkout.ts";
import {
  addStar,
  exportRecords,
  type Records,
  type Registered,
  registerMembers,
  signInAgain,
  starsIn,
  starsShownTo,
} from "./members.ts";
import { recordState } from "./recording.ts";
import type { Release } from "./releases.ts";
import { type Place, type RunningRelease, startRelease } from "./running-release.ts";

/** What became of a release's members under the present one, and after going back. */
export interface Outcome {
  release: string;
  members: number;
  /** Sentences; none when every member kept everything. */
  lost: string[];
  /** Pages that the present release could not show on the old state. */
  failedPages: string[];
  /** What the old release does with the state that the present one has written. */
  rollback: string;
}

/** A page for each kind of document. */
const PAGES = ["/", "/nba/teams/15", "/nba/standings", "/nba/finder", "/nba/ask?q=most+points"];

/**
 * Starts a release on an empty state, registers members, starts the present release on that state,
 * then the old one again, then the present one again, and compares all that members have at each turn.
 */
export async function upgraded(
  release: Release,
  options: { folder: string; port: number; recordTo: string | undefined },
): Promise<Outcome> {
  const { folder, port, recordTo } = options;
  const state = `${folder}/state-${release.name}`;
  rmSync(state, { recursive: true, force: true });
  const old: Place = { checkout: checkOut(release, folder), state, port };
  const present: Place = { checkout: root, state, port };
  const lost: string[] = [];

  let members: Registered[] = [];
  const before = await during(old, async (running) => {
    members = await registerMembers(running);
    return exportRecords(running);
  });
  if (recordTo !== undefined) recordState(release, { state, records: before, folder: recordTo });

  const { failedPages, records } = await during(present, async (running) => {
    lost.push(...lostBetween(before, await exportRecords(running)));
    for (const member of members) {
      await signInAgain(running, member);
      const { uid } = member.account;
      const shown = await starsShownTo(member);
      if (!isDeepStrictEqual(shown, starsIn(before[uid] ?? {})))
        lost.push(`${uid} sees ${JSON.stringify(shown)} favorites.`);
      await addStar(member.browser, "teams/22");
    }
    return { failedPages: await failedAmong(running), records: await exportRecords(running) };
  });

  const { says, rolledBack } = await rollBack(old, members, records);
  await during(present, async (running) => {
    lost.push(...lostBetween(rolledBack, await exportRecords(running)));
  });
  return {
    release: release.name,
    members: Object.keys(before).length,
    lost: [...new Set(lost)],
    failedPages,
    rollback: says,
  };
}

async function during<Value>(
  place: Place,
  use: (running: RunningRelease) => Promise<Value>,
): Promise<Value> {
  const running = await startRelease(place);
  try {
    return await use(running);
  } finally {
    await running.stop();
  }
}

/** Starts the old release on the present one's state; an old release may refuse it. */
async function rollBack(
  old: Place,
  members: readonly Registered[],
  records: Records,
): Promise<{ says: string; rolledBack: Records }> {
  try {
    return await during(old, async (running) => {
      const lost = lostBetween(records, await exportRecords(running));
      for (const member of members) {
        await signInAgain(running, member);
        await addStar(member.browser, "teams/2");
      }
      const says = lost.length === 0 ? "runs, with every member" : lost.join(" ");
      return { says, rolledBack: await exportRecords(running) };
    });
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return { says: `does not run: ${says.split("\n").slice(-3).join(" ")}`, rolledBack: records };
  }
}

function lostBetween(before: Records, after: Records): string[] {
  return Object.entries(before).flatMap(([uid, record]) =>
    isDeepStrictEqual(after[uid], record)
      ? []
      : [`${uid} had ${JSON.stringify(record)}, and has ${JSON.stringify(after[uid] ?? null)}.`],
  );
}

async function failedAmong({ url }: RunningRelease): Promise<string[]> {
  const failed: string[] = [];
  for (const page of PAGES) {
    const answer = await fetch(url + page);
    await answer.arrayBuffer();
    if (answer.status !== 200) failed.push(`${page} ${answer.status}`);
  }
  return failed;
}
