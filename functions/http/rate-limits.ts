import type { Context } from "hono";
import { refuse } from "./errors.ts";
import { logEvent } from "./log.ts";

/** Counts one call and answers 429 when the caller is over the limit, otherwise undefined. */
export async function limited(
  c: Context,
  limit: RateLimit,
  key: string,
): Promise<Response | undefined> {
  return (await isTooMuch(limit, key)) ? refuse(c, { kind: "too-many-requests" }) : undefined;
}

/**
 * Counts one call and returns whether the caller is over the limit. When counting fails, the call
 * is let through: limits must not take the site down.
 */
export async function isTooMuch(limit: RateLimit, key: string): Promise<boolean> {
  try {
    const { success } = await limit.limit({ key });
    return !success;
  } catch (error) {
    logEvent("error", { kind: "rate-limit-failed", reason: String(error) });
    return false;
  }
}

/** An IPv4 address written as IPv6, as URLs spell it. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * The caller's network address as the platform saw it. Only the first half of an IPv6 address
 * counts: a household can change the other half at will. An IPv4 address written as IPv6 counts as
 * itself, and so do the addresses of special use whose first half is zero, such as ::1.
 */
export function callerOf(request: Request): string {
  const address = request.headers.get("cf-connecting-ip") ?? "unknown";
  if (!address.includes(":")) return address;
  const plain = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  if (plain === undefined) return address;
  const [, high, low] = MAPPED.exec(plain) ?? [];
  if (high !== undefined && low !== undefined) return [high, low].flatMap(twoBytes).join(".");
  const [start = "", end] = plain.split("::");
  const groups = start === "" ? [] : start.split(":");
  if (groups.length === 0) return plain;
  const last = end === undefined || end === "" ? [] : end.split(":");
  const zeros = new Array<string>(Math.max(0, 8 - groups.length - last.length)).fill("0");
  return [...groups, ...zeros, ...last].slice(0, 4).join(":");
}

function twoBytes(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
