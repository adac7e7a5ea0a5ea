import { createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { type Site, startSite } from "#tools/build/site.ts";
import { PATIENT_READS } from "#tools/check/test-stack.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";
import { dataset, seasonOf, untimed } from "../fixtures/refreshed-data.ts";
import { type StatsApi, startStatsApi } from "../fixtures/stats-api.ts";
import { until } from "../fixtures/until.ts";

describe("the embedded database", () => {
  it("ignores an update whose request is aborted", async () => {
    const address = `${inject("siteUrl")}/broken-off.json?auth=${inject("databaseSecret")}`;
    const body = JSON.stringify({ "games/data/0": { id: 1 }, "games/updatedAt": "now" });
    const sent = request(address, {
      method: "PATCH",
      headers: { "Content-Type": "application/json", "Content-Length": body.length },
    });
    const broken = once(sent, "error");
    sent.write(body.slice(0, -5), () => sent.destroy(new Error("broken off")));
    await broken;
    expect(await (await fetch(address)).json()).toBeNull();
  });
});

const WEBHOOK_SECRET = "a-secret-of-the-webhook";

describe("the Worker's schedule", () => {
  const running: (StatsApi | Site)[] = [];
  afterEach(() => Promise.all(running.splice(0).map((one) => one.stop())));

  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "hardwood-refresh-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("refreshes the embedded database and the cached pages", async () => {
    const from = await startStatsApi();
    running.push(from);
    const state = openLocalState(folder);
    const site = await startSite({
      port: await freePort(),
      state,
      variables: {
        ...PATIENT_READS,
        ...localVariables(state, inject("emulatorHost")),
        STATS_API_URL: from.url,
        STATS_API_KEY: from.key,
        STATS_API_REQUESTS_PER_MINUTE: "6000",
        STATS_API_WEBHOOK_SECRET: WEBHOOK_SECRET,
        READ_FRESH_SECONDS: "600",
      },
      logLevel: "info",
    });
    running.push(site);
    const data = dataset();
    const [game] = data.games.data.splice(1199, 1);
    const address = `${site.url}/nba.json?auth=${state.secrets.databaseSecret}`;
    await fetch(address, { method: "PUT", body: JSON.stringify(data) });
    const page = async () => (await fetch(`${site.url}/nba/standings/west`)).text();
    expect(await page()).toContain(">41–40, ");

    const ran = await fetch(`${site.url}/cdn-cgi/local/scheduled?cron=17+10+*+*+*`);
    expect(await ran.text()).toContain("ok");
    const log = await until(
      async () => site.process.output(),
      (lines) => lines.includes("refreshed"),
    );
    expect(log).toContain('"event":"refreshed"');
    expect(log).not.toContain(from.key);
    expect(untimed(seasonOf(await (await fetch(address)).json()))).toEqual(untimed(dataset()));
    expect(await page()).toContain(">42–40, ");
    // The next season, teams, 13 pages of games, the lines of one game, eight pages of rosters.
    expect(from.requests()).toBe(24);
    const health = await (await fetch(`${site.url}/api/health`)).json();
    expect(health).toMatchObject({ refresh: { state: "ok", reason: null } });
    expect(game?.id).toBe(22501200);

    const body = '{"event_type":"nba.game.ended"}';
    const timestamp = String(Math.floor(Date.now() / 1000));
    const code = createHmac("sha256", WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest("hex");
    const deliver = async (signature: string) => {
      const headers = {
        "Content-Type": "application/json",
        "X-BDL-Webhook-Id": "evt-1",
        "X-BDL-Webhook-Timestamp": timestamp,
        "X-BDL-Webhook-Signature": `v1=${signature}`,
      };
      const to = `${site.url}/api/webhooks/stats-api`;
      return (await fetch(to, { method: "POST", headers, body })).status;
    };
    expect(await deliver("0".repeat(64))).toBe(401);
    expect(await deliver(code)).toBe(202);
    expect(await deliver(code)).toBe(409);
    // The second refresh asks for everything again and finds nothing new.
    await until(
      async () => from.requests(),
      (requests) => requests === 47,
    );
  });
});
