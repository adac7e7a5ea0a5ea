import { expect, test } from "vitest";
import { FEATS } from "../../../../../functions/views/questions/feats.ts";
import { searchOf } from "../../../../../functions/views/questions/place.ts";
import { answered } from "./asked.ts";

/** The one feat that no player achieved this season. */
const NONE_THIS_SEASON = "Five by five";

test.each(FEATS.map(({ name, href }) => [name, href]))(
  "%s is a canonical question at %s",
  async (name, href) => {
    const { answer, isOwnAddress } = await answered(searchOf(href).toString());
    expect(answer.total > 0).toBe(name !== NONE_THIS_SEASON);
    expect(isOwnAddress).toBe(true);
  },
);
