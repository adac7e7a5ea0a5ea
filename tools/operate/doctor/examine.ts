import { lookAtAddress } from "./address.ts";
import { lookAtBindings } from "./bindings.ts";
import { lookAtCloudflare, type Wrangler } from "./cloudflare.ts";
import { type Configuration, settingOf } from "./configuration.ts";
import { lookAtDatabase } from "./database.ts";
import { lookAtDictionary } from "./dictionary.ts";
import type { Finding } from "./finding.ts";
import { lookAtIdentity } from "./identity.ts";
import { lookAtNotices } from "./notices.ts";
import { lookAtSchedule } from "./schedule.ts";
import { lookAtSettings } from "./settings.ts";
import { isStopped, lookAtSite } from "./site.ts";
import { lookAtSources } from "./sources.ts";

/** The findings on one part of an environment. */
export interface Section {
  title: string;
  findings: Finding[];
}

/** Checks all parts of an environment, and changes nothing. */
export async function examine(
  configuration: Configuration,
  options: {
    config: string | undefined;
    wrangler?: Wrangler;
    /** The expected contents of the database; the dataset of this checkout unless given. */
    dataset?: () => Record<string, unknown>;
  },
): Promise<Section[]> {
  const isDown = await isStopped(configuration);
  const isHosted = settingOf(configuration, "DATABASE_URL") !== undefined;
  const hasProvider = settingOf(configuration, "FIREBASE_AUTH_EMULATOR_HOST") === undefined;
  const [cloudflare, database, identity, site, dictionary, sources] = await Promise.all([
    lookAtCloudflare(configuration, options),
    // Both are parts of a local run, so they are down with it unless they are elsewhere.
    isDown && !isHosted ? [] : lookAtDatabase(configuration, options.dataset),
    isDown && !hasProvider ? [] : lookAtIdentity(configuration),
    lookAtSite(configuration),
    isDown ? [] : lookAtDictionary(configuration),
    lookAtSources(configuration),
  ]);
  const settings = lookAtSettings(configuration, cloudflare.secrets, isDown);
  return [
    { title: "Settings", findings: [...settings, ...lookAtAddress(configuration, options)] },
    {
      title: "Bindings",
      findings: [
        ...lookAtBindings(configuration, options),
        ...lookAtSchedule(configuration, options),
      ],
    },
    { title: "Cloudflare", findings: cloudflare.findings },
    { title: "Database", findings: database },
    { title: "Identity provider", findings: identity },
    { title: "Site", findings: [...site, ...dictionary] },
    { title: "Other sources", findings: sources },
    { title: "Notices", findings: await lookAtNotices(configuration, cloudflare.secrets) },
  ];
}
