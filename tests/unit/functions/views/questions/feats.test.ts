import { describe, expect, test } from "vitest";
import { printedFigure } from "#domain/season/printed.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { countedFeats, type Feat } from "#functions/views/questions/feats.ts";
import { readQuestionData } from "#functions/views/questions/question-data.ts";
import { searchOf } from "#tests/fixtures/addresses.ts";
import { answered, collections } from "./asked.ts";

async function feats(of: Collections = collections): Promise<Feat[]> {
  const read = await readQuestionData(of);
  if (!read.ok) throw new Error("The data cannot be read.");
  return countedFeats(read.value.values);
}

describe("the feats", () => {
  test("are canonical questions, counted as their answers count", async () => {
    for (const { name, count, noun, href } of await feats()) {
      const { answer, isOwnAddress } = await answered(searchOf(href).toString());
      expect(isOwnAddress, name).toBe(true);
      const [longest] = answer.rows;
      const games = answer.columns.findIndex(({ key }) => key === "gp");
      const own = noun.endsWith("in a row") ? longest?.cells[games] : answer.total;
      expect(count, name).toBe(printedFigure(String(own)));
    }
  });

  test("tell the season's counts", async () => {
    const counts = new Map(
      (await feats()).map(({ name, count, noun }) => [name, `${count} ${noun}`]),
    );
    expect(counts.get("50 points")).toBe("17 games");
    expect(counts.get("Eight blocks")).toBe("1 game");
    expect(counts.get("With a triple-double")).toBe("37 players");
    expect(counts.get("Longest winning streak")).toBe("16 games in a row");
  });
});
