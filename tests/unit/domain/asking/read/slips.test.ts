import { describe, expect, it } from "vitest";
import { understand } from "../../../../../domain/asking/understand.ts";
import { plainText } from "../../../../../domain/asking/understanding.ts";
import { vocabulary } from "../../../../fixtures/asked.ts";

const read = (question: string) => understand(question, vocabulary);

describe("a typo", () => {
  it.each([
    ["a missing letter", "wembanyma blocks", "wembanyama blocks"],
    ["an extra letter", "lakkers record without lebron", "lakers record without lebron"],
    ["two swapped letters", "lakers recrod without lebron", "lakers record without lebron"],
    ["a wrong letter", "most revounds", "most rebounds"],
    ["in a phrase", "jokic tripel doubles", "jokic triple doubles"],
    ["in a name with diacritics", "doncik points", "doncic points"],
  ])("is corrected, and the correction is shown: %s", (_, typed, meant) => {
    const [slip, other] = [read(typed), read(meant)];
    if (slip.kind !== "query" || other.kind !== "query") throw new Error(slip.kind);
    expect(slip.query).toEqual(other.query);
    const [word = ""] = typed.split(" ").filter((one) => !meant.split(" ").includes(one));
    expect(plainText(slip.readAs)).toContain(`“${word}” taken for `);
    expect(slip.readAs.at(-1)?.isInferred).toBe(true);
  });

  it.each([
    ["a short word", "most pionts by a gard", "gard"],
    ["the first letter", "jost points", "jost"],
    ["a known word of five letters", "trend of luka", "trend"],
    ["a word with two typos", "celtigz record", "celtigz"],
  ])("is not corrected in %s", (_, question, part) => {
    const understood = read(question);
    if (understood.kind !== "refused") throw new Error(understood.kind);
    expect(understood.notUnderstood.map(({ text }) => text)).toContain(part);
  });

  it("in a word that causes a refusal gives the same cause", () => {
    expect(read("will the lakers win tomorow")).toMatchObject({ cause: "forecast" });
    expect(read("lebron points tomorow")).toMatchObject({ cause: "forecast" });
  });
});
