import { expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";

test("a result is a value or an error", () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(fail({ kind: "unknown" })).toEqual({ ok: false, error: { kind: "unknown" } });
});
