import { expect, it } from "vitest";
import { touch } from "../../../../../src/client/islands/touch.ts";

it("fails for an island that it does not know, each time", async () => {
  const root = { dataset: { island: "FromAnotherRelease" } } as unknown as HTMLElement;
  for (const type of ["focusin", "click"]) {
    await expect(touch(root, new Event(type))).rejects.toThrow();
  }
});
