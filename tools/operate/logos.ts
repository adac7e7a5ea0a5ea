import { badgePathOf } from "#domain/teams/team-links.ts";
import { isFirebaseHost } from "#functions/data/realtime-database.ts";

/** The collections that contain logos. */
const WITH_LOGOS = ["teamLinks", "standings"];

/**
 * The dataset with absolute logo addresses for any client: the badges of `site`, or of the site
 * whose embedded database is the target. For a hosted database without a site they stay paths.
 */
export function withLogos(
  dataset: Readonly<Record<string, unknown>>,
  { site, database }: { site?: string | undefined; database: string },
): Record<string, unknown> {
  // A hosted Firebase database serves no badges.
  const base = site ?? (isFirebaseHost(database) ? undefined : database);
  if (base === undefined) return { ...dataset };
  const absolute = (_key: string, value: unknown) =>
    typeof value === "string" && badgePathOf(value) === value ? new URL(value, base).href : value;
  const addressed = Object.entries(dataset)
    .filter(([name]) => WITH_LOGOS.includes(name))
    .map(([name, collection]) => [name, JSON.parse(JSON.stringify(collection), absolute)]);
  return { ...dataset, ...Object.fromEntries(addressed) };
}
