import type { Context } from "hono";
import { refuse } from "./errors.ts";

/** Answers 405 to every method that a path does not support. */
export function onlyMethods(allowed: string): (c: Context) => Response {
  return (c) => refuse(c, { kind: "method-not-allowed" }, { Allow: allowed });
}
