import { withoutEndings } from "#domain/text/endings.ts";
import { completedSource } from "./completed-source.ts";
import type { Requests } from "./request.ts";
import { SCOREBOARD, SCOREBOARD_PATH, scoreboardSource } from "./scoreboard/scoreboard.ts";
import type { ResultsSource, SourceKind } from "./source.ts";
import { STATS_API, statsApiSource } from "./stats-api/stats-api.ts";

/** A source as an operator has set it. */
export type SourceSettings = (
  | { kind: "stats-api"; url: string; key: string }
  | { kind: "scoreboard"; url: string; site: string }
) & {
  /** The requests a minute in two shares, so that neither use has to know of the other. */
  requestsPerMinute: { refresh: number; live: number };
};

/** What the kinds of sources are. */
export const SOURCE_KINDS: Readonly<Record<SourceSettings["kind"], SourceKind>> = {
  "stats-api": STATS_API,
  scoreboard: SCOREBOARD,
};

/** The sources that an operator has set: the second completes the first. */
export interface SetSources {
  source: SourceSettings;
  second?: SourceSettings | undefined;
}

/** The client of all sources that are set, for one of its two uses. */
export function openSources(
  { source, second }: SetSources,
  use: keyof SourceSettings["requestsPerMinute"],
  requests: Requests,
): ResultsSource {
  const first = openSource(source, use, requests);
  if (second === undefined) return first;
  return completedSource(first, openSource(second, use, requests), SOURCE_KINDS[second.kind].name);
}

/** The client of a source, for one of its two uses. */
export function openSource(
  settings: SourceSettings,
  use: keyof SourceSettings["requestsPerMinute"],
  { to, left }: Requests,
): ResultsSource {
  const { kind, url } = settings;
  const { name } = SOURCE_KINDS[kind];
  const requestsPerMinute = settings.requestsPerMinute[use];
  switch (kind) {
    case "stats-api": {
      const headers = { Authorization: settings.key };
      return statsApiSource(to({ name, url, requestsPerMinute, headers }), left);
    }
    case "scoreboard": {
      const below = `${withoutEndings(url, "/")}/${SCOREBOARD_PATH}`;
      const headers = { "User-Agent": `Hardwood (${settings.site})` };
      return scoreboardSource(to({ name, url: below, requestsPerMinute, headers }), left);
    }
  }
}
