import type { DatabaseCredential } from "../data/realtime-database.ts";
import type { SecretKeeper } from "../database/members/own-secrets.ts";
import { administratorOf } from "../database/protocol/administrator.ts";
import type { Environment } from "../settings/environment.ts";
import {
  type ResultsSettings,
  resultsSettingsOf,
  whyRefreshIsOff,
} from "../settings/results-settings.ts";

/** The settings of a refresh without a terminal, or the reason why it is off, in a sentence. */
export type RefreshSettings =
  | { kind: "on"; results: ResultsSettings; administrator: DatabaseCredential }
  | { kind: "off"; reason: string };

export function refreshSettingsOf(environment: Environment, keeper: SecretKeeper): RefreshSettings {
  const results = resultsSettingsOf(environment);
  const administrator = administratorOf(environment, keeper);
  if (results !== undefined && administrator !== undefined) {
    return { kind: "on", results, administrator };
  }
  return { kind: "off", reason: whyRefreshIsOff(environment) ?? "No source of results is set." };
}
