import type { Json } from "./json.ts";

/** Who asks the database for something. */
export type Asker =
  | { kind: "visitor" }
  | { kind: "member"; uid: string }
  | { kind: "administrator" };

// What follows says the same as database.rules.json does to a hosted database; change both. One
// table of cases (tests/fixtures/rule-cases.ts) holds them to it. The file is put into force with
// `npm run rules:deploy -- --project <project id>`.
const PUBLIC_COLLECTIONS = new Set([
  "teamsAPI",
  "teamLinks",
  "players",
  "standings",
  "leaders",
  "teamStats",
  "gameResults",
  "games",
  "gameLines",
  "seasonTotals",
]);
const MEMBER_COLLECTIONS = new Set(["transactions", "news", "analysis", "charts"]);

/** Says whether the asker may read a place and all below it. */
export function mayRead(asker: Asker, keys: readonly string[]): boolean {
  if (asker.kind === "administrator") return true;
  const [room, name] = keys;
  if (name === undefined) return false;
  if (room === "nba") {
    if (PUBLIC_COLLECTIONS.has(name)) return true;
    return asker.kind === "member" && MEMBER_COLLECTIONS.has(name);
  }
  return ownsRecord(asker, keys);
}

/** Says whether the asker may write a place, provided that what is written is valid. */
export function mayWrite(asker: Asker, keys: readonly string[]): boolean {
  return asker.kind === "administrator" || ownsRecord(asker, keys);
}

/**
 * Says whether a member's record is valid after a write at a place inside it.
 *
 * As in the rules language, what is asked are the conditions on the way to the place written and
 * of everything below it, each about the data as it is after the write; what does not exist then
 * is not asked.
 */
export function isValidRecord(uid: string, record: Json, written: readonly string[]): boolean {
  return holds(recordRule(uid), record, written);
}

function ownsRecord(asker: Asker, [room, uid]: readonly string[]): boolean {
  return asker.kind === "member" && room === "users" && uid === asker.uid;
}

/** A condition on a value, and the rules of its children; `$other` is for those not named. */
type Rule = { valid?: (value: Json) => boolean; children?: { [key: string]: Rule } };

const forbidden: Rule = { valid: () => false };
const favorites: Rule = {
  valid: (value) => hasChildren(value, ["service"]),
  children: { $other: { valid: (value) => value === true } },
};

function recordRule(uid: string): Rule {
  return {
    valid: (value) => hasChildren(value, ["name", "email", "uid", "favorites"]),
    children: {
      name: { valid: (value) => isText(value, 1, 64) },
      email: { valid: (value) => isText(value, 0, 254) },
      uid: { valid: (value) => value === uid },
      favorites: {
        valid: (value) => hasChildren(value, ["players", "teams"]),
        children: { players: favorites, teams: favorites, $other: forbidden },
      },
      $other: forbidden,
    },
  };
}

function holds(rule: Rule, value: Json, way: readonly string[]): boolean {
  if (value === null) return true;
  if (rule.valid && !rule.valid(value)) return false;
  const [next, ...rest] = way;
  const keys = next === undefined ? childKeys(value) : [next];
  return keys.every((key) => {
    const child = rule.children && (ownRule(rule.children, key) ?? rule.children.$other);
    return !child || holds(child, childOf(value, key), rest);
  });
}

function ownRule(rules: { [key: string]: Rule }, key: string): Rule | undefined {
  return Object.hasOwn(rules, key) ? rules[key] : undefined;
}

function hasChildren(value: Json, keys: string[]): boolean {
  return keys.every((key) => childOf(value, key) !== null);
}

function childOf(value: Json, key: string): Json {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return null;
  return (value as { [key: string]: Json })[key] ?? null;
}

function childKeys(value: Json): string[] {
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}

function isText(value: Json, least: number, most: number): boolean {
  return typeof value === "string" && value.length >= least && value.length <= most;
}
