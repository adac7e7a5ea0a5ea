import type { Environment } from "../settings/environment.ts";
import {
  type StatsSettings,
  statsSettingsOf,
  whyRefreshIsOff,
} from "../settings/stats-settings.ts";

/** What a refresh without a terminal needs, or why it is off, in a sentence. */
export type RefreshSettings =
  | { kind: "on"; api: StatsSettings /** The administrator's secret. */; secret: string }
  | { kind: "off"; reason: string };

export function refreshSettingsOf(environment: Environment): RefreshSettings {
  const api = statsSettingsOf(environment);
  const { DATABASE_SECRET: secret } = environment;
  if (api !== undefined && secret !== undefined) return { kind: "on", api, secret };
  return { kind: "off", reason: whyRefreshIsOff(environment) ?? "No stats API is set." };
}
