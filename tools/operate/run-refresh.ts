import * as v from "valibot";
import type { PurgeName } from "#functions/data/documents.ts";
import type { RefreshReport } from "#functions/data/refresh/outcome.ts";
import { refresh } from "#functions/data/refresh/refresh.ts";
import { noteRefresh } from "#functions/data/refresh/refresh-record.ts";
import { failureLines } from "#functions/data/refresh/report.ts";
import type { Progress } from "#functions/data/refresh/schedule.ts";
import { openSources } from "#functions/data/sources/open-source.ts";
import { createRequests } from "#functions/data/sources/request.ts";
import { makeForecasts } from "#functions/refresh/forecasts.ts";
import { RESULTS_SETTINGS, resultsSettingsOf } from "#functions/settings/results-settings.ts";
import { type DATABASE_OPTIONS, openDatabase, targetOf } from "./database-target.ts";
import { progressBar } from "./progress-bar.ts";
import { showOnSite } from "./purge-site.ts";

/** The options of a command that refreshes. */
export interface RefreshValues extends Partial<Record<keyof typeof DATABASE_OPTIONS, string>> {
  "dry-run": boolean;
  full?: boolean;
  "allow-shrink"?: boolean;
}

function readSettings(refuse: (message: string) => never) {
  const schema = v.object(RESULTS_SETTINGS);
  const variables = v.safeParse(schema, process.env, { abortPipeEarly: true });
  if (!variables.success) {
    const [issue] = variables.issues;
    return refuse(`${v.getDotPath(issue)} ${issue.message}.`);
  }
  return (
    resultsSettingsOf(variables.output) ?? refuse("Set STATS_API_URL and STATS_API_KEY first.")
  );
}

/**
 * Refreshes a database from a terminal, and records how it ended. Returns the report; undefined after
 * a failure, which it prints.
 */
export async function runRefresh(
  values: RefreshValues,
  refuse: (message: string) => never,
): Promise<RefreshReport | undefined> {
  const settings = readSettings(refuse);
  const target = targetOf(values, refuse);
  const show = progressBar(process.stderr);
  const changed: PurgeName[] = [];
  const purge = async (names: readonly PurgeName[]): Promise<void> => {
    changed.push(...names);
  };
  let step: Progress["step"] | undefined;
  process.once("SIGINT", () => {
    const isWriting = step === "update";
    console.error(
      isWriting
        ? "\nStopped while the update was on its way: the database has all of it or nothing."
        : "\nStopped; nothing was written.",
    );
    process.exit(130);
  });

  const { database, credential } = openDatabase(target);
  const outcome = await refresh({
    database,
    credential,
    source: openSources(
      settings,
      "refresh",
      createRequests({
        fetch: (url, init) => fetch(url, init),
        random: Math.random,
        now: Date.now,
        sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      }),
    ),
    isFull: values.full ?? false,
    exceptions: settings.exceptions,
    mayShrink: values["allow-shrink"] ?? false,
    isDry: values["dry-run"],
    now: Date.now,
    onProgress: (progress) => {
      step = progress.step;
      show(progress);
    },
    purge,
  });
  if (!values["dry-run"]) await noteRefresh(database, credential, outcome, Date.now());
  if (!outcome.ok) {
    console.error(failureLines(outcome.error).join("\n"));
    process.exitCode = 1;
    return undefined;
  }
  if (!values["dry-run"]) {
    const forecasts = { database, credential, now: Date.now, purge, pause: async () => {} };
    const made = await makeForecasts(forecasts);
    if (!made.ok) {
      console.error(`The odds were not made: the database is ${made.error.kind}.`);
      process.exitCode = 1;
    }
  }
  if (changed.length > 0) await showOnSite(values, changed);
  return outcome.value;
}

/** How a run ended, after its report. */
export function endLine({ changes }: RefreshReport, values: RefreshValues): string {
  if (changes.length === 0) return "Nothing has changed.";
  if (values["dry-run"]) return "Dry run: nothing was written.";
  return "Written in one update.";
}
