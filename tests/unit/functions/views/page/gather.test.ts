import { expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";
import { gather, orElse } from "#functions/views/page/gather.ts";

const dated = async (updatedAt: string | undefined) =>
  ok({ value: updatedAt ?? "undated", updatedAt, dropped: 0 });
const failing = async () => fail<ReadFailure>({ kind: "malformed", path: "nba/charts" });

test("the update time is the newest of all reads, across time zones", async () => {
  const read = await gather({
    evening: dated("2026-04-12T23:30:00-05:00"),
    night: dated("2026-04-13T01:00:00Z"),
    undated: dated(undefined),
  });
  expect(read).toMatchObject({ ok: true, value: { updatedAt: "2026-04-12T23:30:00-05:00" } });
});

test("a failed read fails the whole unless it has a fallback", async () => {
  const teams = () => dated("2026-04-12");
  expect(await gather({ teams: teams(), charts: failing() })).toMatchObject({ ok: false });
  expect(await gather({ teams: teams(), charts: orElse(failing(), "none") })).toEqual(
    ok({
      values: { teams: "2026-04-12", charts: "none" },
      times: { teams: "2026-04-12", charts: undefined },
      updatedAt: "2026-04-12",
    }),
  );
});
