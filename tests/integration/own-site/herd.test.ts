import { afterAll, beforeAll, expect, it } from "vitest";
import { PATIENT_READS } from "#tools/check/test-stack.ts";
import { type FaultySite, startFaultySite } from "./faulty-site.ts";

let site: FaultySite;
beforeAll(async () => {
  // The requests may take longer than a collection is fresh by default.
  site = await startFaultySite("herd", { ...PATIENT_READS, READ_FRESH_SECONDS: "3600" });
});
afterAll(() => site?.stop());

it("1,000 concurrent requests to a cold site read each collection once", async () => {
  await site.database.play();
  const paths = [
    "/",
    "/nba/teams/27",
    "/nba/players/page/1",
    "/nba/players/player/Luka%20Don%C4%8Di%C4%87",
    "/nba/teams/13/stats",
  ];
  const requests = Array.from({ length: 1_000 }, async (_, index) => {
    const answer = await fetch(site.url + paths[index % paths.length]);
    await answer.text();
    return answer.status;
  });
  expect(new Set(await Promise.all(requests))).toEqual(new Set([200]));
  const counts = await site.database.counts();
  expect(Object.keys(counts).length).toBeGreaterThan(3);
  const repeated = Object.entries(counts).filter(([, count]) => count > 1);
  expect(repeated, site.lines("read-failed").join("\n")).toEqual([]);
});
