import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess } from "#tools/machine/processes.ts";
import type { Engine } from "./engine.ts";

/** Settings of a Firefox that calls nobody and asks nothing. */
const PREFERENCES = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.getAddons.cache.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "remote.active-protocols": 1,
  "services.settings.server": "data:,",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

/** An answer to a command, or an event, of WebDriver BiDi. */
interface Message {
  id?: number;
  type: "success" | "error" | "event";
  result?: unknown;
  error?: string;
  message?: string;
}

/** Starts Firefox without windows, driven by WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "hardwood-firefox-"));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const listening = Promise.withResolvers<string>();
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const running = startProcess(program, args, {
    // Firefox refuses root in the home of another user.
    env: { HOME: profile },
    onLine(line) {
      const [, url] = /listening on (ws:\S+)/.exec(line) ?? [];
      if (url !== undefined) listening.resolve(url);
    },
  });
  void running.exited.then(() => listening.reject(new Error(running.output())));
  const command = await connect(`${await listening.promise}/session`);
  await command("session.new", { capabilities: {} });
  const tree = (await command("browsingContext.getTree", {})) as {
    contexts: { context: string }[];
  };
  const context = tree.contexts[0]?.context;
  await command("browsingContext.activate", { context });
  return {
    async navigate(url) {
      await command("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(script) {
      const answer = (await command("script.evaluate", {
        expression: `(async () => JSON.stringify(await (${script})))()`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result?.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    async perform(actions) {
      await command("input.performActions", { context, actions });
    },
    async resize(width, height) {
      await command("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    async stop() {
      await running.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Opens a connection; the returned function sends a command and resolves to its result. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  const opened = Promise.withResolvers<void>();
  const sent = new Map<number, PromiseWithResolvers<unknown>>();
  socket.onopen = () => opened.resolve();
  socket.onerror = () => opened.reject(new Error(`No connection to ${url}`));
  socket.onclose = () => {
    for (const { reject } of sent.values()) reject(new Error("Firefox has ended."));
  };
  socket.onmessage = ({ data }) => {
    const { id = 0, type, result, error, message } = JSON.parse(String(data)) as Message;
    const waiting = sent.get(id);
    sent.delete(id);
    if (type === "success") waiting?.resolve(result);
    else waiting?.reject(new Error(`${error}: ${message}`));
  };
  await opened.promise;
  let id = 0;
  return (method: string, params: object): Promise<unknown> => {
    id += 1;
    const answer = Promise.withResolvers<unknown>();
    sent.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  };
}
