import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, describe, expect, it } from "vitest";
import { signIn, signUp } from "#tests/fixtures/auth-accounts.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort, portIsTaken, startProcess } from "#tools/machine/processes.ts";
import { root } from "#tools/paths.ts";
import { startAuthEmulator } from "#tools/run/auth-emulator.ts";
import { npmStart, stopWithCtrlC, untilDone } from "../npm-start.ts";

const state = mkdtempSync(join(tmpdir(), "hardwood-start-"));
afterAll(() => rmSync(state, { recursive: true, force: true }));

const start = (port: number) => npmStart(port, state);

const EmulatorConfig = v.object({ emulators: v.object({ auth: v.object({ port: v.number() }) }) });

/**
 * Whether this state's Auth emulator answers. Listening on its port, to see whether it is taken, would take
 * it from an emulator that is about to.
 */
async function emulatorAnswers(folder: string): Promise<boolean> {
  try {
    const file = readFileSync(join(folder, "run", "firebase.json"), "utf8");
    const { port } = v.parse(EmulatorConfig, JSON.parse(file)).emulators.auth;
    return (await fetch(`http://127.0.0.1:${port}`)).ok;
  } catch {
    return false;
  }
}

describe("a command that is stopped while it starts", () => {
  // Both commands wait for the same signals, so one of them shows all three.
  it.each([
    ["npm start", "SIGINT"],
    ["npm start", "SIGTERM"],
    ["npm start", "SIGHUP"],
    ["npm run dev", "SIGINT"],
  ] as const)("%s stops every process on %s", async (command, signal) => {
    const script = command === "npm start" ? "tools/run/start.ts" : "tools/run/dev.ts";
    const folder = mkdtempSync(join(tmpdir(), "hardwood-stop-"));
    const port = await freePort();
    const starting = startProcess("node", [join(root, script)], {
      cwd: root,
      env: { PORT: String(port), HARDWOOD_STATE: folder },
    });
    await untilDone(starting, () => emulatorAnswers(folder));
    process.kill(starting.pid, signal);
    expect(await starting.exited).toBe(0);
    expect(starting.output()).not.toContain("answers at");
    await expect.poll(() => emulatorAnswers(folder)).toBe(false);
    expect(await portIsTaken(port)).toBe(false);
    rmSync(folder, { recursive: true, force: true });
  });
});

describe("npm start", () => {
  it("serves, seeds the database once, keeps written data and frees its port", async () => {
    const port = await freePort();
    const firstRun = await start(port);
    expect(firstRun.url).toBe(`http://localhost:${port}`);
    expect(firstRun.process.output()).toContain("Filled the embedded database");
    const page = await fetch(`${firstRun.url}/nba/teams/2`);
    expect(await page.text()).toContain("Boston Celtics");

    const secret = openLocalState(state).secrets.databaseSecret;
    const mark = `${firstRun.url}/restart-mark.json?auth=${secret}`;
    await fetch(mark, { method: "PUT", body: '"still here"' });
    await stopWithCtrlC(firstRun.process);
    expect(await portIsTaken(port)).toBe(false);

    const secondRun = await start(port);
    expect(secondRun.process.output()).not.toContain("Filled the embedded database");
    expect(await (await fetch(mark)).json()).toBe("still here");
    await stopWithCtrlC(secondRun.process);
    expect(await portIsTaken(port)).toBe(false);
  });

  it.each(["start", "dev"])("npm run %s reports a port that is taken", async (script) => {
    const server = createServer().listen(0, "localhost");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const refused = startProcess("node", [join(root, `tools/run/${script}.ts`)], {
      cwd: root,
      env: { PORT: String(port), HARDWOOD_STATE: state },
    });
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain(`Port ${port} is taken`);
    server.close();
  });

  it.each(["lots", "0", "-1", "70000", "4321x"])("refuses PORT=%s", async (value) => {
    const refused = startProcess("node", [join(root, "tools/run/start.ts")], {
      cwd: root,
      env: { PORT: value, HARDWOOD_STATE: state },
    });
    expect(await refused.exited).toBe(2);
    expect(refused.output()).toContain("PORT must be a number from 1 to 65535");
  });
});

describe("the Auth emulator", () => {
  it("keeps its own accounts while another one runs", async () => {
    const [ours, theirs] = ["ours", "theirs"].map((name) => openLocalState(join(state, name)));
    if (ours === undefined || theirs === undefined) throw new Error("no states");
    const other = await startAuthEmulator(theirs);
    const first = await startAuthEmulator(ours);
    const [stranger, account] = [await signUp(other.host), await signUp(first.host)];
    await first.stop();
    const second = await startAuthEmulator(ours);
    expect(await signIn(second.host, account)).toHaveProperty("idToken");
    await expect(signIn(second.host, stranger)).rejects.toThrow("EMAIL_NOT_FOUND");
    await Promise.all([second.stop(), other.stop()]);
  });

  it("chooses other ports when one is taken before it listens", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port: taken } = server.address() as AddressInfo;
    const ports = [taken];
    const choosePort = async () => ports.pop() ?? freePort();
    const emulator = await startAuthEmulator(openLocalState(join(state, "ports")), choosePort);
    expect(emulator.host).not.toBe(`127.0.0.1:${taken}`);
    expect(await signUp(emulator.host)).toHaveProperty("idToken");
    await emulator.stop();
    server.close();
  });
});
