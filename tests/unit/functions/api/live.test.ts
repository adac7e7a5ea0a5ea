import { expect, test } from "vitest";
import { connectLive } from "#functions/api/live.ts";
import type { Edge } from "#functions/edge/edge.ts";
import { SECURITY_HEADERS } from "#functions/http/security-headers.ts";

test.each([
  { status: 403, origin: "https://elsewhere.example", success: true },
  { status: 429, origin: "https://site.example", success: false },
])("a connection refused with $status has the headers of every answer", async (refused) => {
  const request = new Request("https://site.example/nba/live/2026-02-11", {
    headers: { Origin: refused.origin, Upgrade: "websocket" },
  });
  const limit: RateLimit = { limit: async () => ({ success: refused.success }) };
  const edge = { environment: {} } as Edge;
  const answer = await connectLive(request, edge, limit);
  expect(answer.status).toBe(refused.status);
  expect(Object.fromEntries(answer.headers)).toMatchObject(
    Object.fromEntries(
      Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  );
});
