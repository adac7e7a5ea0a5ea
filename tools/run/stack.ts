import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { type Site, type SiteVariables, startSite } from "../build/site.ts";
import { localVariables } from "../machine/local-settings.ts";
import type { LocalState } from "../machine/local-state.ts";
import type { DatabaseTarget } from "../operate/database-target.ts";
import { listMembers, readDataset, type Seeded, seedOnce } from "../operate/dataset-push.ts";
import { withLogos } from "../operate/logos.ts";
import { changedPastSeasons, pushPastSeasons } from "../operate/past-seasons-push.ts";
import { type AuthEmulator, startAuthEmulator } from "./auth-emulator.ts";
import { type Damage, hasSeason, replaceDamaged, storedMembers } from "./damaged-files.ts";
import { whyOfLaterRelease } from "./later-release.ts";

/** A whole local run: the built site, its seeded database, the Auth emulator. */
export interface Stack {
  /** The site as it was last started. */
  readonly site: Site;
  emulator: AuthEmulator;
  database: DatabaseTarget;
  seeded: Seeded;
  /** The local database's files that could not be read when it started. */
  damage: Damage;
  /** Ends the site, however it fares, and starts it on the same state and address. */
  restartSite(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts all parts; stops them again when one fails. */
export async function startStack(options: {
  port: number;
  state: LocalState;
  variables?: SiteVariables;
  /** The data for an empty database; without it, the site fills it from its own files. */
  dataset?: Readonly<Record<string, unknown>>;
}): Promise<Stack> {
  const { port, state } = options;
  // Building the dataset takes seconds without a turn of the event loop, in which the site would
  // close idle connections; the next request would fail.
  const dataset = options.dataset ?? readDataset();
  const damage = replaceDamaged(state.database);
  const refused = whyOfLaterRelease(state.database);
  if (refused !== undefined) throw new Error(refused);
  const isNew = !hasSeason(state.database);
  const isFilledBySite = options.dataset === undefined;
  const unlisted = damage.replaced.length === 0 ? [] : storedMembers(state.database);
  const emulator = await startAuthEmulator(state);
  const variables = {
    ...localVariables(state, emulator.host),
    SEASON_FILES: isFilledBySite ? "on" : "off",
    ...options.variables,
  };
  const start = () => startSite({ port, state, variables });
  let site: Site;
  try {
    site = await start();
  } catch (error) {
    await emulator.stop();
    throw error;
  }
  const stop = async () => {
    await Promise.all([site.stop(), emulator.stop()]);
  };
  try {
    const database: DatabaseTarget = {
      url: site.url,
      credential: { auth: state.secrets.databaseSecret },
    };
    await untilReady(site);
    const seeded = await seedOnce(database, withLogos(dataset, { database: site.url }));
    if (!isFilledBySite) await pushPastSeasons(database, await changedPastSeasons(database));
    await listMembers(database, unlisted);
    return {
      get site() {
        return site;
      },
      emulator,
      database,
      seeded: { ...seeded, wasEmpty: isNew },
      damage,
      async restartSite() {
        await site.stop();
        site = await start();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const Health = v.object({
  filling: v.optional(v.boolean()),
  services: v.object({ identity: v.string() }),
});

/** The longest wait for the accounts, without which the site only shows its public pages. */
const ACCOUNTS_MS = 300_000;

/**
 * Waits until the site has filled its database and has had an answer of the account provider, whose first
 * one may come too late on a busy machine; throws when the site ends before.
 */
async function untilReady({ url, process }: Site): Promise<void> {
  const until = Date.now() + ACCOUNTS_MS;
  let hasEnded = false;
  void process.exited.then(() => {
    hasEnded = true;
  });
  for (;;) {
    if (hasEnded) throw new Error(`The site ended before it was ready:\n${process.output()}`);
    const { filling, services } = v.parse(Health, await (await fetch(`${url}/api/health`)).json());
    if (!filling && (services.identity !== "unreachable" || Date.now() > until)) return;
    await pause(100);
  }
}
