import { readEnvironment, SETTING_NAMES } from "../../../functions/settings/environment.ts";

/** Stands for a secret that only Cloudflare knows. */
export const UNSEEN = "-".repeat(32);

/** Secrets are all that a deployment takes from elsewhere than wrangler.toml. */
export function isSecret(name: string): boolean {
  return /SECRET|TOKEN$|STATS_API_KEY/.test(name);
}

/**
 * What an environment's variables lack, in sentences. Which of the secrets are there only
 * Cloudflare can say: they are taken to be those that the variables go with.
 */
export function problemsOf(variables: Record<string, string>): string[] {
  const every = SETTING_NAMES.filter(isSecret);
  const reads = [["SESSION_SECRET"], every].map((secrets) =>
    readEnvironment({ ...variables, ...Object.fromEntries(secrets.map((name) => [name, UNSEEN])) }),
  );
  const [first] = reads;
  if (first === undefined || first.ok || reads.some(({ ok }) => ok)) return [];
  return first.error.problems;
}
