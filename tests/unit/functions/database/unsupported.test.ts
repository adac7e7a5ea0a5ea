import { describe, expect, test } from "vitest";
import { memoryDatabase } from "../../../fixtures/memory-database.ts";

describe("unsupported Firebase endpoints", () => {
  test.each([
    ["/.ws?v=5&ns=x", "GET", "The socket protocol of Firebase's own clients is"],
    ["/.lp?start=t&ser=1", "GET", "The socket protocol of Firebase's own clients is"],
    ["/.settings/rules.json", "GET", "Managing rules and settings over REST is"],
    ["/.settings/rules.json", "PUT", "Managing rules and settings over REST is"],
    ["/.info/connected.json", "GET", "The state of a client's connection (.info) is"],
  ])("%s (%s) is answered 501 with the feature's name", async (path, method, what) => {
    const body = method === "PUT" ? { body: "{}" } : {};
    const answer = await memoryDatabase()(new Request(`http://d${path}`, { method, ...body }));
    expect(answer.status).toBe(501);
    expect(await answer.json()).toEqual({ error: `${what} not supported by this database` });
  });
});
