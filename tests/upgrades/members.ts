import { type Account, signIn, signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";
import type { RunningRelease } from "./running-release.ts";

/** The contents of a member's record, by the release that stored it. */
export type Records = Record<string, { name?: unknown; favorites?: Lists; hiddenScores?: unknown }>;
type Lists = Partial<Record<"players" | "teams", Record<string, unknown>>>;

/** The numbers of a member's favorites. */
export type Stars = Record<"players" | "teams", number>;

/** A member, and the browser in which a session has begun. */
export interface Registered {
  account: Account;
  browser: Browser;
}

/** Names with what a key of the database cannot hold, and with letters beyond ASCII. */
const STARS = [
  ["teams/15", "teams/8", "players/Luka%20Don%C4%8Di%C4%87"],
  ["players/P.J.%20Washington", "teams/1"],
  ["teams/30"],
] as const;

/** Registers three members with favorites, of whom one takes a new name. */
export async function registerMembers(running: RunningRelease): Promise<Registered[]> {
  const members: Registered[] = [];
  for (const [index, stars] of STARS.entries()) {
    const account = await signUp(running.emulatorHost, { displayName: `Member ${index}` });
    const browser = new Browser(running.url);
    await expectOk(await browser.signIn(account), "signing in");
    for (const star of stars) await addStar(browser, star);
    members.push({ account, browser });
  }
  const renamed = members[0]?.browser;
  await expectOk(await renamed?.send("PATCH", "/api/profile", { displayName: "Renamed" }), "name");
  // Releases before 1.0.0 have no hidden scores.
  await members[1]?.browser.send("PUT", "/api/hidden-scores", { hidden: "15 8" });
  return members;
}

/** Adds a favorite in a member's browser: `teams/1`, `players/NAME`. */
export async function addStar(browser: Browser, star: string): Promise<void> {
  await expectOk(await browser.send("PUT", `/api/favorites/${star}`), star);
}

/** All records, as the administrator exports them. */
export async function exportRecords(running: RunningRelease): Promise<Records> {
  const headers = { Authorization: `Bearer ${running.databaseSecret}` };
  const answer = await fetch(`${running.url}/users.json`, { headers });
  await expectOk(answer.clone(), "the export");
  return ((await answer.json()) ?? {}) as Records;
}

/** Signs a member in by password: an emulator that starts anew ends the sessions of before. */
export async function signInAgain(running: RunningRelease, { account, browser }: Registered) {
  const tokens = await signIn(running.emulatorHost, account);
  await expectOk(await browser.signIn(tokens), "signing in again");
}

/** The numbers of favorites that the site shows to a member. */
export async function starsShownTo({ browser }: Registered): Promise<Stars> {
  const answer = await browser.get("/api/favorites");
  await expectOk(answer.clone(), "the favorites");
  const { players, teams } = (await answer.json()) as Record<keyof Stars, unknown[]>;
  return { players: players.length, teams: teams.length };
}

/** The numbers of favorites in a record. */
export function starsIn({ favorites }: Records[string]): Stars {
  const count = (of: object = {}) => Object.keys(of).filter((key) => key !== "service").length;
  return { players: count(favorites?.players), teams: count(favorites?.teams) };
}

async function expectOk(answer: Response | undefined, what: string): Promise<void> {
  if (answer?.ok) return;
  throw new Error(`${what}: ${answer?.status} ${(await answer?.text())?.slice(0, 200)}`);
}
