import { describe, expect, it } from "vitest";
import { understand } from "../../../../../domain/words/asking/understand.ts";
import { plainText } from "../../../../../domain/words/asking/understanding.ts";
import { vocabulary } from "../../../../fixtures/asked.ts";

const read = (question: string) => understand(question, vocabulary);

describe("a slip of typing", () => {
  it.each([
    ["a letter missing", "wembanyma blocks", "wembanyama blocks"],
    ["a letter too many", "lakkers record without lebron", "lakers record without lebron"],
    ["two exchanged", "lakers recrod without lebron", "lakers record without lebron"],
    ["a letter wrong", "most revounds", "most rebounds"],
    ["a part of a phrase", "jokic tripel doubles", "jokic triple doubles"],
    ["a name with marks", "doncik points", "doncic points"],
  ])("is read as what is meant, and said: %s", (_, typed, meant) => {
    const [slip, other] = [read(typed), read(meant)];
    if (slip.kind !== "query" || other.kind !== "query") throw new Error(slip.kind);
    expect(slip.query).toEqual(other.query);
    const [word = ""] = typed.split(" ").filter((one) => !meant.split(" ").includes(one));
    expect(plainText(slip.readAs)).toContain(`“${word}” taken for `);
    expect(slip.readAs.at(-1)?.isInferred).toBe(true);
  });

  it.each([
    ["short words", "most pionts by a gard", "gard"],
    ["another first letter", "jost points", "jost"],
    ["other words of five letters", "trend of luka", "trend"],
    ["two slips", "celtigz record", "celtigz"],
  ])("is not guessed at in %s", (_, question, part) => {
    const understood = read(question);
    if (understood.kind !== "refused") throw new Error(understood.kind);
    expect(understood.notUnderstood.map(({ text }) => text)).toContain(part);
  });

  it("of a word that is refused is refused for its reason", () => {
    expect(read("will the lakers win tomorow")).toMatchObject({ cause: "forecast" });
    expect(read("lakers tomorow")).toMatchObject({ cause: "forecast" });
  });
});
