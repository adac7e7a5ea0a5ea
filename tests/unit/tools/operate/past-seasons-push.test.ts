import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { KINDS_OF_PLAYS } from "#functions/data/documents.ts";
import { pastSeasonNames } from "#tools/dataset/past-season-files.ts";
import { changedPastSeasons, pushPastSeasons } from "#tools/operate/past-seasons-push.ts";

/** Its document, and the documents of its plays by kind. */
const WRITES_OF_A_SEASON = 1 + KINDS_OF_PLAYS.length;

it("asks and writes again when a busy database drops a connection", async () => {
  const written: string[] = [];
  const dropped = new Set<string>();
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`;
    if (!dropped.has(call)) {
      dropped.add(call);
      request.socket.destroy();
      return;
    }
    request.resume().on("end", () => {
      if (request.method === "PUT") written.push(request.url ?? "");
      response.setHeader("Content-Type", "application/json").end("null");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const target = { url: `http://127.0.0.1:${port}`, credential: { auth: "secret" } };
  const pauses: number[] = [];
  const sleep = async (ms: number) => pauses.push(ms);
  try {
    const changed = await changedPastSeasons(target, sleep);
    expect(changed).toEqual(pastSeasonNames());
    await pushPastSeasons(target, changed.slice(0, 1), sleep);
    expect(written).toEqual([expect.stringContaining(`/nba/seasons/${changed[0]}.json`)]);
    expect(pauses).toHaveLength(changed.length + WRITES_OF_A_SEASON);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
