import { expect, it } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { ownDataResponse } from "#functions/views/members/own-data.ts";

const user = {
  uid: "ada",
  email: "ada@example.com",
  displayName: "Ada",
  photoURL: null,
  emailVerified: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  lastLoginAt: "2026-01-02T00:00:00.000Z",
};

it("has the account and the whole record, known fields or not", async () => {
  const record = { name: "Ada", favorites: { teams: { 8: true } }, later: ["x"] };
  expect(await ownDataResponse(user, ok(record)).json()).toEqual({ account: user, record });
  expect(await ownDataResponse(user, ok(null)).json()).toEqual({ account: user, record: null });
});

it("answers 503 instead of half the data", async () => {
  const answer = ownDataResponse(user, fail({ kind: "database-unavailable" }));
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("isn't available right now");
});
