/**
 * Text as it should be printed: every kind of white space (non-breaking ones too) becomes one
 * plain space, none at the ends. The database's cells come from web tables and hold all of them.
 */
export function cleanText(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * A team's full name with the two teams that go by several names brought to one (product.md section
 * 3, "Name normalisation"): "Philadelphia 76ers" -> "Philadelphia Sixers", "LA Clippers" and "L.A.
 * Clippers" -> "Los Angeles Clippers". Any other name is only cleaned.
 */
export function normaliseTeamName(fullName: string): string {
  const name = cleanText(fullName);
  if (/philadelphia/i.test(name)) return "Philadelphia Sixers";
  if (/clippers/i.test(name)) return "Los Angeles Clippers";
  return name;
}

/**
 * A team's short name in the form names are matched in: lower case, and "76ers" -> "sixers"
 * (product.md section 3). For matching only; a page prints `team.name`.
 */
export function normaliseShortName(name: string): string {
  const short = cleanText(name).toLowerCase();
  return short === "76ers" ? "sixers" : short;
}

const LA_PREFIX = "L.A. ";

/** The name without a leading "L.A. " (product.md section 9: five characters). */
export function stripLaPrefix(name: string): string {
  return name.startsWith(LA_PREFIX) ? name.slice(LA_PREFIX.length) : name;
}
