import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { type Account, signIn, signUp } from "#tests/fixtures/auth-accounts.ts";
import { Browser } from "#tests/fixtures/browser.ts";
import { familyOf, killFamily } from "#tests/fixtures/process-family.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort, portIsTaken, type RunningProcess } from "#tools/machine/processes.ts";
import { npmStart, type Started, stopWithCtrlC, untilDone } from "../npm-start.ts";

const state = mkdtempSync(join(tmpdir(), "hardwood-kills-"));
const { secrets } = openLocalState(state);
afterAll(() => rmSync(state, { recursive: true, force: true }));

async function killAll({ pid, exited }: RunningProcess, port: number): Promise<void> {
  killFamily(pid);
  await exited;
  await expect.poll(() => portIsTaken(port)).toBe(false);
}

/** The host of this state's Auth emulator. */
function emulatorHost(): string {
  const { emulators } = JSON.parse(readFileSync(join(state, "run/firebase.json"), "utf8"));
  return `127.0.0.1:${emulators.auth.port}`;
}

const savedAccounts = () => readFileSync(join(state, "accounts/auth_export/accounts.json"), "utf8");

async function admin(url: string, path: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${secrets.databaseSecret}` };
  return (await fetch(`${url}/${path}.json`, { headers })).json();
}

/** Signs in, again where a busy machine lets the emulator answer too late for the site. */
async function signedIn(browser: Browser, tokens: Parameters<Browser["signIn"]>[0]): Promise<void> {
  await expect.poll(async () => (await browser.signIn(tokens)).status).toBe(201);
}

/** A new member with a favorite team. */
async function join27({ url }: Started): Promise<Account> {
  const account = await signUp(emulatorHost());
  const browser = new Browser(url);
  await signedIn(browser, account);
  expect((await browser.send("PUT", "/api/favorites/teams/27")).status).toBe(200);
  return account;
}

async function expectMember({ url }: Started, account: Account): Promise<void> {
  const browser = new Browser(url);
  await signedIn(browser, await signIn(emulatorHost(), account));
  expect(await (await browser.get("/api/favorites")).json()).toMatchObject({ teams: [27] });
}

it("keeps accounts, records and the season through kill -9, a second site and damage", async () => {
  const port = await freePort();
  const first = await npmStart(port, state);
  const account = await join27(first);

  const refused = await npmStart(await freePort(), state).catch((error: Error) => error.message);
  expect(refused).toContain(`${state} is in use by the site at ${first.url} (process `);

  await expect.poll(savedAccounts).toContain(account.email);
  await killAll(first.process, port);
  const second = await npmStart(port, state);
  await expectMember(second, account);

  // Only the program that started all others ends: they end, too, and free the state.
  const [, start] = familyOf(second.process.pid);
  process.kill(start?.pid ?? 0, "SIGKILL");
  await expect.poll(() => portIsTaken(port)).toBe(false);
  await second.process.exited;

  const [season] = globSync(join(state, "database/v3/do/*-EmbeddedDatabase/*.sqlite")).filter(
    (file) => !file.endsWith("metadata.sqlite"),
  );
  if (season === undefined) throw new Error("no file of the season");
  const bytes = readFileSync(season);
  writeFileSync(season, bytes.fill(0xff, 4_096, bytes.length / 2));
  const third = await npmStart(port, state);
  expect(third.process.output()).toContain(`it is kept as ${season}.damaged-1`);
  expect(third.process.output()).toContain("Filled the embedded database");
  expect(await (await fetch(`${third.url}/nba/teams/2`)).text()).toContain("Boston Celtics");
  expect(await admin(third.url, "users")).toMatchObject({ [account.uid]: { uid: account.uid } });
  await expectMember(third, account);

  // The runtime's proxy ends alone: the site would hang under a living command.
  const proxy = familyOf(third.process.pid).find(({ command }) =>
    command.includes(`--socket-addr=entry=localhost:${port}`),
  );
  process.kill(proxy?.pid ?? 0, "SIGKILL");
  const again = `answers at ${third.url} again.`;
  await untilDone(third.process, async () => third.process.output().includes(again));
  await expectMember(third, account);
  await stopWithCtrlC(third.process);
  expect(await portIsTaken(port)).toBe(false);
});
