import { describe, expect, it } from "vitest";
import { parsePartLines, partLinesWire } from "#functions/data/wire/part-lines.ts";
import { small } from "#tests/fixtures/small-season.ts";

const ID = "0022500001";
const stored = partLinesWire({
  lines: { ...small.lines, part: "q4" },
  withoutPlays: [ID, ID],
});

describe("the document of a part", () => {
  it("is its lines again, with the part of its key and the games without plays", () => {
    const value = parsePartLines("2025-26-q4", stored)?.value;
    expect(value?.lines.part).toBe("q4");
    expect(value?.lines.size).toBe(small.lines.size);
    expect([...(value?.lines.figures.pts ?? [])].toSorted()).toEqual(
      [...small.lines.figures.pts].toSorted(),
    );
    expect(value?.withoutPlays).toEqual([ID, ID]);
  });

  it.each<[string, string, unknown]>([
    ["of a part that there is not", "2025-26-q5", stored],
    ["without its season", "q4", stored],
    ["without the games without plays", "2025-26-q4", { ...stored, withoutPlays: undefined }],
    ["with ids that are none", "2025-26-q4", { ...stored, withoutPlays: "22500001" }],
    ["without lines", "2025-26-q4", { ...stored, lines: undefined }],
  ])("%s is malformed", (_which, key, raw) => {
    expect(parsePartLines(key, raw)).toBeUndefined();
  });
});
