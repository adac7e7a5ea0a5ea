import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  freePort,
  type RunningProcess,
  startProcess,
  untilAnswers,
} from "#tools/machine/processes.ts";
import { until } from "../fixtures/until.ts";
import type { Engine } from "./engine.ts";

/**
 * The pointer of a new X server stands in the middle of its screen, and the window below it has the
 * focus. On so low a screen that is the window's toolbar, so the pointer is over no page.
 */
const SCREEN = "700x30x24";
/** Without it the toolbar keeps the window wider than a phone. */
const NARROW_TOOLBAR = "* { min-width: 0; margin: 0; padding: 0; }";

/**
 * The driver never answers for a script whose page enters the back-forward cache meanwhile; whoever polls
 * asks again.
 */
const LOST_SCRIPT_MS = 60_000;

/** Starts WebKitGTK's small browser, driven by WebDriver, on a screen of its own. */
export async function startWebKit(driver: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "hardwood-webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/gtk.css"), NARROW_TOOLBAR);
  const { screen, display } = await startScreen();
  const env = { DISPLAY: display, HOME: home, XDG_CONFIG_HOME: home, NO_AT_BRIDGE: "1" };
  const begin = async () => {
    const port = await freePort();
    const running = startProcess(driver, [`--port=${port}`], { env });
    const url = `http://127.0.0.1:${port}`;
    await untilAnswers(`${url}/status`, running);
    const alwaysMatch = { pageLoadStrategy: "none" };
    const begun = await command(`${url}/session`, { capabilities: { alwaysMatch } });
    const { sessionId } = begun as { sessionId: string };
    return { running, session: `${url}/session/${sessionId}` };
  };
  let { running, session } = await begin();
  const perform = async (type: "key" | "pointer", actions: object[]) => {
    await command(`${session}/actions`, { actions: [{ type, id: type, actions }] });
  };
  const evaluate = (script: string) =>
    command(
      `${session}/execute/sync`,
      { script: `return ${script}`, args: [] },
      AbortSignal.timeout(LOST_SCRIPT_MS),
    );
  return {
    async renew() {
      await running.stop("SIGKILL");
      ({ running, session } = await begin());
    },
    // The driver's own wait may miss that a page has loaded, and then never ends.
    async navigate(address) {
      await evaluate("void (window.isLeft = true)");
      await command(`${session}/url`, { url: address });
      const state = await until(
        () => evaluate("window.isLeft ? 'left' : document.readyState").catch(String),
        (found) => found === "complete",
      );
      if (state !== "complete") throw new Error(`${address} does not load: ${state}`);
    },
    evaluate,
    move: (x, y) => perform("pointer", [{ type: "pointerMove", duration: 0, x, y }]),
    press: () =>
      perform("pointer", [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    type: (keys, gap) =>
      perform(
        "key",
        [...keys].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
          { type: "pause", duration: gap },
        ]),
      ),
    async resize(width, height) {
      await command(`${session}/window/rect`, { x: 0, y: 0, width, height });
    },
    async stop() {
      await fetch(session, { method: "DELETE" }).catch(() => undefined);
      await running.stop();
      await screen.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function command(url: string, body: object, signal?: AbortSignal): Promise<unknown> {
  const text = JSON.stringify(body);
  const sent = { method: "POST", body: text, signal: signal ?? null };
  const answer = await fetch(url, sent).catch((cause: unknown) => {
    throw new Error(`WebKit's driver does not answer ${url} ${text.slice(0, 200)}`, { cause });
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts an X server on a free display, whose number it prints. */
async function startScreen(): Promise<{ screen: RunningProcess; display: string }> {
  const started = Promise.withResolvers<string>();
  const args = ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"];
  const screen = startProcess("Xvfb", args, {
    onLine(line) {
      if (/^\d+$/.test(line)) started.resolve(`:${line}`);
    },
  });
  void screen.exited.then(() => started.reject(new Error(screen.output())));
  return { screen, display: await started.promise };
}
