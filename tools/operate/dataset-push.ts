import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";

/** Who pushes: a database secret, or a service account's access token. */
export type Credential =
  | { kind: "secret"; secret: string }
  | { kind: "access-token"; token: string };

export interface PushTarget {
  /** The database's address, as `https://example.firebaseio.com` or the site's own. */
  url: string;
  credential: Credential;
}

/** The built dataset: collection name -> what is stored at `nba/{name}`. */
export function readDataset(folder = join(root, "season/built")): Record<string, unknown> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -".json".length),
      JSON.parse(readFileSync(join(folder, file), "utf8")),
    ]),
  );
}

function addressOf(target: PushTarget, path: string): string {
  const address = new URL(`${target.url.replace(/\/+$/, "")}/${path}.json`);
  if (target.credential.kind === "secret") {
    address.searchParams.set("auth", target.credential.secret);
  } else {
    address.searchParams.set("access_token", target.credential.token);
  }
  return address.href;
}

async function request(target: PushTarget, path: string, query: string, init: RequestInit) {
  const address = `${addressOf(target, path)}${query}`;
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(60_000) });
  const body = await answer.text();
  if (!answer.ok) {
    throw new Error(`${target.url} answered ${answer.status} for ${path}: ${body.slice(0, 300)}`);
  }
  return body;
}

/** Writes every collection under `nba` in one update: all of it arrives or nothing does. */
export async function pushDataset(target: PushTarget, dataset = readDataset()): Promise<void> {
  await request(target, "nba", "&print=silent", {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(dataset),
  });
}

/**
 * Pushes the collections of which the database holds nothing: all of them at the first start, later
 * those that came with a new version. What is there stays as it is. Returns whether it was empty.
 */
export async function seedOnce(target: PushTarget, dataset = readDataset()): Promise<boolean> {
  const held: unknown = JSON.parse(await request(target, "nba", "&shallow=true", {}));
  const names = new Set(Object.keys(held ?? {}));
  const missing = Object.entries(dataset).filter(([name]) => !names.has(name));
  if (missing.length > 0) await pushDataset(target, Object.fromEntries(missing));
  return names.size === 0;
}
