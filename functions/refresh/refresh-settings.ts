import type { DatabaseCredential } from "../data/realtime-database.ts";
import type { SecretKeeper } from "../database/members/own-secrets.ts";
import { administratorOf } from "../database/protocol/administrator.ts";
import type { Environment } from "../settings/environment.ts";
import {
  type StatsSettings,
  statsSettingsOf,
  whyRefreshIsOff,
} from "../settings/stats-settings.ts";

/** The settings of a refresh without a terminal, or the reason why it is off, in a sentence. */
export type RefreshSettings =
  | { kind: "on"; api: StatsSettings; administrator: DatabaseCredential }
  | { kind: "off"; reason: string };

export function refreshSettingsOf(environment: Environment, keeper: SecretKeeper): RefreshSettings {
  const api = statsSettingsOf(environment);
  const administrator = administratorOf(environment, keeper);
  if (api !== undefined && administrator !== undefined) return { kind: "on", api, administrator };
  return { kind: "off", reason: whyRefreshIsOff(environment) ?? "No stats API is set." };
}
