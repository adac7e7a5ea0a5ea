import type { StandingWire } from "#functions/data/wire/standings.ts";
import type { Dataset } from "../dataset.ts";

/** The longest key of a realtime database, in bytes. */
const LONGEST_KEY = 768;

/** All values that a realtime database would refuse or silently drop. */
export function storageContradictions(value: unknown, path = "nba"): string[] {
  if (typeof value === "string" || typeof value === "boolean") return [];
  if (typeof value === "number") {
    return Number.isFinite(value) ? [] : [`${path} is ${value}, which cannot be stored.`];
  }
  if (typeof value !== "object" || value === null) return [`${path} would be dropped: no value.`];
  const members = Object.entries(value);
  if (members.length === 0) return [`${path} would be dropped: empty.`];
  return members.flatMap(([key, member]) => [
    ...(legalKey(key) ? [] : [`${path} has the key "${key}", which cannot be stored.`]),
    ...storageContradictions(member, `${path}/${key}`),
  ]);
}

/** Returns whether a realtime database accepts a key. */
export function legalKey(key: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  const forbidden = /[.#$/[\]\u0000-\u001f\u007f]/;
  return key !== "" && !forbidden.test(key) && Buffer.byteLength(key) <= LONGEST_KEY;
}

/**
 * Checks the collections against one another: all have the same thirty teams and the same season.
 */
export function crossContradictions(dataset: Dataset): string[] {
  const teams = dataset.teamsAPI.data;
  const found: string[] = [];
  const standings = [...dataset.standings.westConference, ...dataset.standings.eastConference];
  for (const team of teams) {
    const row = standings.find((row) => row.Team?.[1] === team.full_name);
    const stats = dataset.teamStats.misc.data.find(({ id }) => id === String(team.id));
    const agree =
      row !== undefined &&
      stats !== undefined &&
      stats["W's"] === first(row, "w") &&
      stats["L's"] === first(row, "L") &&
      stats.MOV === first(row, "DIFF");
    if (!agree) found.push(`${team.full_name}: standings and team stats disagree.`);
    for (const name of namesOf(team.full_name)) {
      const link = linkFor(name, dataset.teamLinks.data);
      if (link?.logo.endsWith(`#${team.abbreviation.toLowerCase()}`)) continue;
      found.push(`"${name}" finds the link "${link?.name}".`);
    }
  }
  const fullNames = new Set(teams.map(({ full_name }) => full_name));
  for (const player of dataset.players.data) {
    const { "Current Team": team } = player;
    // Whoever is on no roster has none.
    if (team === undefined || fullNames.has(team)) continue;
    found.push(`${player.Player} is with "${team}", which there is not.`);
  }
  return found;
}

/** The names of a team: its own, and the one that names are normalised to. */
function namesOf(fullName: string): string[] {
  if (fullName.includes("Philadelphia")) return [fullName, "Philadelphia Sixers"];
  if (fullName.includes("Clippers")) return [fullName, "Los Angeles Clippers"];
  return [fullName];
}

/** Finds a link by the documented rule alone, without normalising names. */
function linkFor<Link extends { name: string }>(fullName: string, links: Link[]): Link | undefined {
  const name = fullName.toLowerCase();
  const within = links.filter((link) => name.includes(link.name));
  return within.length < 2 ? within[0] : within.find((link) => name.split(" ").includes(link.name));
}

function first(row: StandingWire, column: string): string | undefined {
  return row[column]?.[0];
}
