import { MAX_USERNAME } from "#domain/member/credentials.ts";
import { TEAM_COUNT } from "#domain/teams/team.ts";
import {
  collectionPath,
  MEMBER_COLLECTIONS,
  PUBLIC_COLLECTIONS,
} from "#functions/data/collections.ts";
import { DOCUMENT_KINDS, documentsPath } from "#functions/data/documents.ts";
import type { Json } from "./json.ts";

/** The principal of a request. */
export type Principal =
  | { kind: "visitor" }
  | { kind: "member"; uid: string; email: string | null }
  | { kind: "administrator" };

// These rules equal database.rules.json, which a hosted database uses; change both. One table of
// cases (tests/fixtures/rule-cases.ts) tests both. `npm run rules:deploy -- --project <project id>`
// deploys the file.
const forAll = new Set(PUBLIC_COLLECTIONS.map(collectionPath));
/** The places of which visitors read one document at a time: all of them are megabytes. */
const oneByOne = new Set(DOCUMENT_KINDS.map(documentsPath));
const forMembers = new Set(MEMBER_COLLECTIONS.map(collectionPath));

type Member = Extract<Principal, { kind: "member" }>;

/** Says whether the principal may read a place and all below it. */
export function mayRead(principal: Principal, keys: readonly string[]): boolean {
  if (principal.kind === "administrator") return true;
  const collection = keys.slice(0, 2).join("/");
  if (forAll.has(collection)) return true;
  if (oneByOne.has(collection)) return keys.length > 2;
  if (forMembers.has(collection)) return principal.kind === "member";
  return ownsRecord(principal, keys);
}

/** Returns whether the principal may write a place, provided that the result is valid. */
export function mayWrite(principal: Principal, keys: readonly string[]): boolean {
  return principal.kind === "administrator" || ownsRecord(principal, keys);
}

/**
 * Says whether a member's record is valid after a write at a place inside it.
 *
 * As in the rules language, the conditions along the path to the written place and of everything
 * below it are checked against the data after the write; conditions of missing data are skipped.
 */
export function isValidRecord(owner: Member, record: Json, written: readonly string[]): boolean {
  return holds(recordRule(owner), record, written);
}

function ownsRecord(principal: Principal, [branch, uid]: readonly string[]): boolean {
  return principal.kind === "member" && branch === "users" && uid === principal.uid;
}

/** The longest username in UTF-16 units: a character takes at most two. */
const MAX_NAME = 2 * MAX_USERNAME;

/** A condition on a value, and the rules of its children; `$other` matches those not named. */
type Rule = { valid?: (value: Json) => boolean; children?: { [key: string]: Rule } };

const forbidden: Rule = { valid: () => false };
const marked: Rule = { valid: (value) => value === true };
const valid: Rule["valid"] = (value) => hasChildren(value, ["service"]);
const players: Rule = { valid, children: { $other: marked } };
const ids = Array.from({ length: TEAM_COUNT }, (_, at) => [at + 1, marked]);
const teams: Rule = {
  valid,
  children: { service: marked, ...Object.fromEntries(ids), $other: forbidden },
};

const DEVICE_FIELDS = ["endpoint", "p256dh", "auth", "name", "addedAt"];
const short: Rule = { valid: (value) => isText(value, 1, 200) };
const yesOrNo: Rule = { valid: (value) => typeof value === "boolean" };
const notices: Rule = {
  children: {
    zone: { valid: (value) => isText(value, 1, 64) },
    quiet: { valid: (value) => isText(value, 11, 11) },
    hidesScores: yesOrNo,
    kinds: { children: { $other: yesOrNo } },
    devices: {
      children: {
        $other: {
          valid: (value) => hasChildren(value, DEVICE_FIELDS),
          children: {
            // The sender takes no other endpoints than those of known push services.
            endpoint: { valid: (value) => isText(value, 1, 1000) },
            p256dh: short,
            auth: short,
            name: short,
            addedAt: short,
            $other: forbidden,
          },
        },
      },
    },
    $other: forbidden,
  },
};

function recordRule({ uid, email }: Member): Rule {
  return {
    valid: (value) => hasChildren(value, ["name", "email", "uid", "favorites"]),
    children: {
      name: { valid: (value) => isText(value, 1, MAX_NAME) },
      // An account without an address has an empty one.
      email: { valid: (value) => value === (email ?? "") },
      uid: { valid: (value) => value === uid },
      favorites: {
        valid: (value) => hasChildren(value, ["players", "teams"]),
        children: { players, teams, $other: forbidden },
      },
      // "all", or ids of teams between spaces.
      hiddenScores: { valid: (value) => isText(value, 1, 81) },
      notices,
      $other: forbidden,
    },
  };
}

function holds(rule: Rule, value: Json, path: readonly string[]): boolean {
  if (value === null) return true;
  if (rule.valid && !rule.valid(value)) return false;
  const [next, ...rest] = path;
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
