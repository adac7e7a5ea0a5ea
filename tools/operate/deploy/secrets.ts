import { whyAccountsAreOff } from "#functions/settings/accounts.ts";
import { readEnvironment, SETTING_NAMES } from "#functions/settings/environment.ts";
import { whyRefreshIsOff } from "#functions/settings/results-settings.ts";

/** A placeholder for a secret that only Cloudflare knows. */
export const UNSEEN = "-".repeat(32);

const UNSEEN_ACCOUNT = JSON.stringify({
  type: "service_account",
  client_email: "unseen@example.com",
  private_key: "-----BEGIN PRIVATE KEY-----",
  token_uri: "https://oauth2.example.com/token",
});

/** A placeholder for a secret of a form of its own, too. */
export function unseen(name: string): string {
  return name === "DATABASE_SERVICE_ACCOUNT" ? UNSEEN_ACCOUNT : UNSEEN;
}

/**
 * Returns whether a setting is a secret. Secrets are the only settings outside of wrangler.toml.
 */
export function isSecret(name: string): boolean {
  return /SECRET|TOKEN$|STATS_API_KEY|VAPID_KEYS|SERVICE_ACCOUNT/.test(name);
}

/** The problem of a deployed site's address in a sentence; undefined when it has none. */
export function siteUrlProblem(site: string | undefined): string | undefined {
  if (!site) return "SITE_URL is not set: the site's links and mails do not know its address";
  if (site.startsWith("https:")) return undefined;
  return `SITE_URL is ${site}, but a deployed site answers by https`;
}

/**
 * A sentence for variables and a file of secrets that have only a part of the settings of accounts
 * or of the stats API. The Worker may have the rest from an earlier deploy, so it is no problem.
 */
export function halfSetWarning(
  variables: Record<string, string>,
  secrets: Record<string, string | undefined>,
): string | undefined {
  const given = Object.entries({ ...variables, ...secrets }).filter(([, value]) => value);
  const settings = Object.fromEntries(given);
  const half = whyAccountsAreOff(settings) ?? whyRefreshIsOff(settings);
  return half && `${half} Unless the Worker has the rest from an earlier deploy.`;
}

/** The problems of a named environment, which has an address of its own, too. */
export function problemsOf(
  variables: Record<string, string>,
  secrets: Record<string, string | undefined> = {},
): string[] {
  const problems = settingProblemsOf(variables, secrets);
  const site = siteUrlProblem({ ...variables, ...secrets }.SITE_URL);
  const isNamed = problems.some((problem) => problem.startsWith("SITE_URL "));
  return site === undefined || isNamed ? problems : [site, ...problems];
}

/**
 * The problems of variables and uploaded secrets with which the Worker could not run, in sentences.
 * Secrets that only Cloudflare has are assumed to match the variables.
 */
export function settingProblemsOf(
  variables: Record<string, string>,
  secrets: Record<string, string | undefined> = {},
): string[] {
  const given = { ...variables, ...secrets };
  const known = ["SESSION_SECRET"];
  const reads = [known, SETTING_NAMES.filter(isSecret)].map((names) =>
    readEnvironment({ ...Object.fromEntries(names.map((name) => [name, unseen(name)])), ...given }),
  );
  const [first] = reads;
  const isRunnable = first === undefined || reads.some(({ ok }) => ok);
  return isRunnable || first.ok ? [] : first.error.problems;
}
