import { describe, expect, test } from "vitest";
import { compareKeys } from "#functions/database/protocol/keys.ts";
import {
  embedded,
  evicting,
  hosted,
  listingErased,
  MANY,
  newFile,
  PAGE_SIZE,
  type stage,
  textOf,
  uidOf,
} from "./stage.ts";

const ALL = Array.from({ length: MANY }, (_, i) => uidOf(i));

describe.each<[string, () => ReturnType<typeof stage>]>([
  ["an embedded database", embedded],
  ["an embedded database whose objects were evicted", evicting],
  ["an embedded database of an earlier release", () => listingErased(ALL)],
  ["a hosted database", hosted],
])("after an erasure in %s", (_, make) => {
  test.each<[string, readonly string[]]>([
    ["every second member", ALL.filter((_, i) => i % 2 === 0)],
    ["more than a page of members in a row", ALL.toSorted(compareKeys).slice(3, 3 + PAGE_SIZE + 5)],
    ["the last members", ALL.toSorted(compareKeys).slice(-5)],
    ["everybody", ALL],
  ])("of %s a restore brings back all, byte for byte", async (_, erased) => {
    const site = make();
    await site.fill(ALL);
    const [before, without, after] = [newFile(), newFile(), newFile()];
    expect(await site.save(before)).toEqual({ ok: true, value: MANY });
    await site.erase(erased);
    expect(await site.save(without)).toEqual({ ok: true, value: MANY - erased.length });
    expect(await site.load(before)).toEqual({ ok: true, value: erased.length });
    expect(await site.load(before)).toEqual({ ok: true, value: 0 });
    await site.save(after);
    expect(textOf(after)).toBe(textOf(before));
  });
});
