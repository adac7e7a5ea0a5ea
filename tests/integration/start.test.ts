import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startAuthEmulator } from "../../scripts/auth-emulator.ts";
import { openLocalState } from "../../scripts/local-state.ts";
import { root } from "../../scripts/paths.ts";
import {
  freePort,
  portIsTaken,
  type RunningProcess,
  startProcess,
} from "../../scripts/processes.ts";
import { signIn, signUp } from "../fixtures/auth-accounts.ts";

const state = mkdtempSync(join(tmpdir(), "hardwood-start-"));
afterAll(() => rmSync(state, { recursive: true, force: true }));

interface Started {
  process: RunningProcess;
  url: string;
}

/** Runs `npm start`'s script and resolves with the address that it prints. */
async function start(port: number): Promise<Started> {
  let print: (url: string) => void = () => {};
  const printed = new Promise<string>((resolve) => {
    print = resolve;
  });
  const running = startProcess("node", [join(root, "scripts/bootstrap.mjs"), "scripts/start.ts"], {
    cwd: root,
    env: { PORT: String(port), HARDWOOD_STATE: state },
    onLine: (line) => {
      const url = /answers at (http:\S+)/.exec(line)?.[1];
      if (url) print(url);
    },
  });
  const ended = running.exited.then(() => {
    throw new Error(running.output());
  });
  return { process: running, url: await Promise.race([printed, ended]) };
}

async function stopWithCtrlC(running: RunningProcess): Promise<void> {
  await running.stop("SIGINT", 30_000);
}

describe("npm start", () => {
  it("serves, seeds once, keeps what was written and frees its ports", async () => {
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
  }, 180_000);

  it("says so when the port is taken", async () => {
    const server = createServer().listen(0, "localhost");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const refused = startProcess("node", [join(root, "scripts/start.ts")], {
      cwd: root,
      env: { PORT: String(port), HARDWOOD_STATE: state },
    });
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain(`Port ${port} is taken`);
    server.close();
  });

  it.each(["lots", "0", "-1", "70000", "4321x"])("refuses PORT=%s", async (value) => {
    const refused = startProcess("node", [join(root, "scripts/start.ts")], {
      cwd: root,
      env: { PORT: value, HARDWOOD_STATE: state },
    });
    expect(await refused.exited).toBe(1);
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
  }, 120_000);
});
