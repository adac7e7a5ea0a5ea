import { parseSync } from "rolldown/utils";
import { describe, expect, it } from "vitest";
import { STAND_INS } from "../../../../tools/build/stand-ins.ts";
import { standInOf } from "../../../../tools/build/worker-bundle.ts";
import { root } from "../../../../tools/paths.ts";

describe("standInOf", () => {
  it.each(Object.keys(STAND_INS))("gives a stand-in that parses for %s", async (place) => {
    const code = standInOf(`${root}/node_modules${place}`);
    expect(parseSync("stand-in.js", code ?? "").errors).toEqual([]);
  });

  it.each([
    "/node_modules/react-dom/server.edge.js",
    "/node_modules/other/actions/handler.js",
    "/functions/astro/dist/actions/handler.js",
  ])("has none for %s", (path) => {
    expect(standInOf(root + path)).toBeUndefined();
  });
});
