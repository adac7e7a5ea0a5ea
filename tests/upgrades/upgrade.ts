import { rmSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { root } from "#tools/paths.ts";
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

/** The state of a release's members under the present one, and after going back. */
export interface Outcome {
  release: string;
  members: number;
  /** The losses of members, in a sentence by uid. */
  lost: ReadonlyMap<string, string>;
  /** Pages that the present release could not show on the old state. */
  failedPages: string[];
  /** The old release's behaviour with the state that the present one has written. */
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
  const lost = new Map<string, string>();

  let members: Registered[] = [];
  const before = await during(old, async (running) => {
    members = await registerMembers(running);
    return exportRecords(running);
  });
  if (recordTo !== undefined) recordState(release, { state, records: before, folder: recordTo });

  const { failedPages, records } = await during(present, async (running) => {
    noteLost(lost, before, await exportRecords(running));
    for (const member of members) {
      await signInAgain(running, member);
      const { uid } = member.account;
      const shown = await starsShownTo(member);
      if (!isDeepStrictEqual(shown, starsIn(before[uid] ?? {})))
        lost.set(uid, `The member sees ${JSON.stringify(shown)} favorites.`);
      await addStar(member.browser, "teams/22");
    }
    return { failedPages: await failedAmong(running), records: await exportRecords(running) };
  });

  const { says, rolledBack } = await rollBack(old, members, records);
  await during(present, async (running) => {
    noteLost(lost, rolledBack, await exportRecords(running));
  });
  return {
    release: release.name,
    members: Object.keys(before).length,
    lost,
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
  const running = await startRelease(old).catch((error: Error) => error);
  if (running instanceof Error) {
    const [last = ""] = running.message.split("\n").slice(-1);
    return { says: `does not start: ${last}`, rolledBack: records };
  }
  try {
    const unseen = new Map<string, string>();
    noteLost(unseen, records, await exportRecords(running));
    if (unseen.size > 0) {
      return { says: `runs, without the records of ${unseen.size}`, rolledBack: records };
    }
    for (const member of members) {
      await signInAgain(running, member);
      await addStar(member.browser, "teams/2");
    }
    return { says: "runs, with every member", rolledBack: await exportRecords(running) };
  } finally {
    await running.stop();
  }
}

/** Notes the members whose record is no longer the one of before. */
function noteLost(lost: Map<string, string>, before: Records, after: Records): void {
  for (const [uid, record] of Object.entries(before)) {
    const now = after[uid] ?? null;
    if (isDeepStrictEqual(now, record)) continue;
    lost.set(uid, `The record was ${JSON.stringify(record)}, and is ${JSON.stringify(now)}.`);
  }
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
