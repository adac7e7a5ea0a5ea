/**
 * Text with every run of white space (non-breaking too) as one plain space, and none at the ends.
 * The database's cells come from web tables and contain all kinds.
 */
export function cleanText(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * The canonical full name of a team (product.md section 3, "Name normalisation"), for the two teams
 * with several names: "Philadelphia 76ers" -> "Philadelphia Sixers", "LA Clippers" and "L.A.
 * Clippers" -> "Los Angeles Clippers". In other names, as that of Philadelphia's Warriors, only
 * white space is cleaned.
 */
export function normaliseTeamName(fullName: string): string {
  const name = cleanText(fullName);
  if (/philadelphia(?! warriors)/i.test(name)) return "Philadelphia Sixers";
  if (/clippers/i.test(name)) return "Los Angeles Clippers";
  return name;
}

/**
 * A team's short name for matching: lower case, and "76ers" -> "sixers" (product.md section 3).
 * Pages print `team.name`.
 */
export function normaliseShortName(name: string): string {
  const short = cleanText(name).toLowerCase();
  return short === "76ers" ? "sixers" : short;
}

const LA_PREFIX = "L.A. ";

/** The name without a leading "L.A. ", five characters (product.md section 9). */
export function stripLaPrefix(name: string): string {
  return name.startsWith(LA_PREFIX) ? name.slice(LA_PREFIX.length) : name;
}
