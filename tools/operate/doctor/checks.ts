import { readDataset } from "../dataset-push.ts";
import { lookAtCloudflare, type Wrangler, workerOf } from "./cloudflare.ts";
import { type Configuration, type Examined, settingOf } from "./configuration.ts";
import { lookAtDatabase } from "./database.ts";
import { lookAtDictionary } from "./dictionary.ts";
import type { Finding } from "./finding.ts";
import { lookAtIdentity } from "./identity.ts";
import { lookAtNotices } from "./notices.ts";
import { request } from "./request.ts";
import { lookAtSettings } from "./settings.ts";
import { lookAtSite } from "./site.ts";
import { lookAtPlays, lookAtProxy, lookAtScoreboard, lookAtStats } from "./sources.ts";
import { lookAtAddress, lookAtBindings, lookAtSchedule } from "./wrangler-file.ts";

interface Check {
  /** The heading under which its findings are printed. */
  part: string;
  /** Whether there is anything to look at; always unless given. */
  needs?: (examined: Examined) => boolean;
  look: (examined: Examined) => Finding[] | Promise<Finding[]>;
}

const isDeployed = ({ environment }: Examined) => environment !== undefined;
const hasSite = ({ site }: Configuration) => site !== undefined && URL.canParse(site);
const sets =
  (...names: string[]) =>
  (examined: Configuration) =>
    names.every((name) => settingOf(examined, name) !== undefined);
/** A part of a local run is down with it, unless a setting says that it is elsewhere. */
const isUp = (examined: Examined, isElsewhere = false) => !examined.isStopped || isElsewhere;

/** Everything that the doctor checks, in the order in which it is printed. */
const CHECKS: readonly Check[] = [
  { part: "Settings", look: lookAtSettings },
  { part: "Address", needs: isDeployed, look: lookAtAddress },
  { part: "Bindings", look: lookAtBindings },
  { part: "Schedule", look: lookAtSchedule },
  { part: "Cloudflare", needs: isDeployed, look: lookAtCloudflare },
  { part: "Database", needs: (all) => isUp(all, sets("DATABASE_URL")(all)), look: lookAtDatabase },
  {
    part: "Identity provider",
    needs: (all) =>
      sets("FIREBASE_API_KEY", "FIREBASE_PROJECT_ID")(all) &&
      isUp(all, !sets("FIREBASE_AUTH_EMULATOR_HOST")(all)),
    look: lookAtIdentity,
  },
  { part: "Site", needs: hasSite, look: lookAtSite },
  { part: "Dictionary", needs: (all) => hasSite(all) && isUp(all), look: lookAtDictionary },
  { part: "Proxy", needs: sets("PROXY_UPSTREAM"), look: lookAtProxy },
  { part: "Stats API", needs: sets("STATS_API_URL"), look: lookAtStats },
  { part: "Scoreboard", needs: sets("RESULTS_SOURCE"), look: lookAtScoreboard },
  { part: "Plays", needs: sets("LIVE_PLAYS_URL"), look: lookAtPlays },
  { part: "Notices", look: lookAtNotices },
];

/** The findings on one part of an environment. */
export interface Section {
  part: string;
  findings: Finding[];
}

/** Carries out all checks of an environment, and changes nothing. */
export async function examine(
  configuration: Configuration,
  options: {
    config: string | undefined;
    wrangler?: Wrangler;
    /** The expected contents of the database; the dataset of this checkout unless given. */
    dataset?: () => Record<string, unknown>;
  },
): Promise<Section[]> {
  const { config, dataset = readDataset } = options;
  const isLocal = configuration.environment === undefined && hasSite(configuration);
  const isStopped = isLocal && (await request(`${configuration.site}/robots.txt`)).kind === "none";
  const worker = workerOf(configuration, config, options.wrangler);
  const examined: Examined = { ...configuration, config, dataset, isStopped, worker };
  return Promise.all(
    CHECKS.map(async ({ part, needs, look }) => ({
      part,
      findings: needs?.(examined) === false ? [] : await look(examined),
    })),
  );
}
