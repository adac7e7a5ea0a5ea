import {
  openSources,
  type SetSources,
  type SourceSettings,
} from "#functions/data/sources/open-source.ts";
import { createRequests, type SourceRequestOptions } from "#functions/data/sources/request.ts";
import type { ResultsSource } from "#functions/data/sources/source.ts";

/** The settings of a stand-in's stats API. */
export function statsApiSettings(perMinute: number) {
  const requestsPerMinute = { refresh: perMinute, live: perMinute };
  const url = "https://api.example.com/v1";
  return { kind: "stats-api", url, key: "k", requestsPerMinute } satisfies SourceSettings;
}

/** The settings of a stand-in's scoreboard. */
export function scoreboardSettings(perMinute: number): SourceSettings {
  const requestsPerMinute = { refresh: perMinute, live: perMinute };
  const url = "https://scores.example.com";
  return { kind: "scoreboard", url, site: "https://example.com", requestsPerMinute };
}

/** Stand-ins as a source, asked by requests of their own. */
export function openedSource(
  settings: SourceSettings | SetSources,
  options: SourceRequestOptions,
): ResultsSource {
  const sources = "source" in settings ? settings : { source: settings };
  return openSources(sources, "refresh", createRequests(options));
}
