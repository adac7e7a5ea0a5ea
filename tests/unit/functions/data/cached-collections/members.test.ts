import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fail, ok, type Result } from "#domain/result.ts";
import { createMemberCollections } from "#functions/data/cached-collections.ts";
import type { CollectionEvent } from "#functions/data/cached-source.ts";
import type { ReadFailure, TextDatabase } from "#functions/data/realtime-database.ts";

// Timers run on the fake clock.
beforeEach(() => {
  vi.useFakeTimers().setTimerTickMode("nextTimerAsync");
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates a database that accepts some ID tokens, slow enough for reads to overlap. */
function stage(known: string[]) {
  const state = { now: 0, broken: false };
  const read = vi.fn<TextDatabase["readText"]>(
    async (path, credential): Promise<Result<string, ReadFailure>> => {
      await pass(5);
      if (state.broken) return fail({ kind: "failing", path, status: 500 });
      const token = credential !== undefined && "auth" in credential ? credential.auth : "";
      if (!known.includes(token)) return fail({ kind: "denied", path, status: 401 });
      return ok(JSON.stringify({ data: [{ title: `Read with ${token}` }] }));
    },
  );
  const log = vi.fn<(event: CollectionEvent) => void>();
  const collections = createMemberCollections({ readText: read }, { log, now: () => state.now });
  const ask = async (token: string | undefined) => {
    const answer = await collections.news({ idToken: async () => token });
    return answer.ok ? answer.value.value[0]?.title : answer.error.kind;
  };
  const tokens = () =>
    read.mock.calls.map(([, credential]) =>
      credential && "auth" in credential ? credential.auth : "",
    );
  return { state, read, log, collections, ask, tokens };
}

describe("member collections", () => {
  test("are read with the first member's token and shared with all members", async () => {
    const { ask, tokens } = stage(["ann", "bob"]);
    expect(await ask("ann")).toBe("Read with ann");
    expect(await ask("bob")).toBe("Read with ann");
    expect(tokens()).toEqual(["ann"]);
  });

  test("need no ID token while the shared value is fresh", async () => {
    const { ask, collections } = stage(["ann"]);
    await ask("ann");
    const idToken = vi.fn(async () => "bob");
    expect((await collections.news({ idToken })).ok).toBe(true);
    expect(idToken).not.toHaveBeenCalled();
  });

  test("fail a denied token's own call only", async () => {
    const { ask, tokens } = stage(["ann"]);
    expect(await ask("expired")).toBe("denied");
    expect(await ask("ann")).toBe("Read with ann");
    expect(tokens()).toEqual(["expired", "ann"]);
  });

  test("let a caller that waited for a denied read retry with its own token", async () => {
    const { ask, tokens } = stage(["ann", "bob"]);
    const answers = await Promise.all(["expired", "ann", "bob", "worse"].map(ask));
    expect(answers).toEqual(["denied", "Read with ann", "Read with ann", "Read with ann"]);
    expect(tokens()).toEqual(["expired", "ann"]);
  });

  test("make one read for all valid tokens and one per denied token", async () => {
    const { ask, read } = stage(["ann"]);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, (_, at) => ask(`expired ${at}`)),
      ...Array.from({ length: 1000 }, () => ask("ann")),
    ]);
    expect(answers.slice(5).every((answer) => answer === "Read with ann")).toBe(true);
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => "denied"));
    expect(read).toHaveBeenCalledTimes(6);
  });

  test.each([
    ["no token", async () => undefined],
    ["a token that fails to renew", async () => Promise.reject(new Error("revoked"))],
  ])("are denied without a database read with %s", async (_what, idToken) => {
    const { collections, read, ask } = stage(["ann"]);
    const answer = await collections.news({ idToken });
    expect(!answer.ok && answer.error.kind).toBe("denied");
    expect((await collections.news()).ok).toBe(false);
    expect(read).not.toHaveBeenCalled();
    expect(await ask("ann")).toBe("Read with ann");
  });

  test("stay stale for all members after a denied renewal", async () => {
    const { state, ask } = stage(["ann", "bob"]);
    await ask("ann");
    state.now = 61_000;
    expect(await ask("expired")).toBe("Read with ann");
    await pass(20);
    expect(await ask("bob")).toBe("Read with ann");
    await pass(20);
    expect(await ask("ann")).toBe("Read with bob");
  });

  test("fail for all members, with a pause, while the database fails", async () => {
    const { state, ask, read } = stage(["ann"]);
    state.broken = true;
    expect(await ask("ann")).toBe("failing");
    expect(await ask("bob")).toBe("failing");
    expect(read).toHaveBeenCalledOnce();
  });

  test("never log a token", async () => {
    const { ask, log } = stage([]);
    await ask("secret-token");
    await ask("secret-token");
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.mock.calls)).not.toContain("secret-token");
  });
});
