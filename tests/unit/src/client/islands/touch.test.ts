import { expect, it } from "vitest";
import { touch } from "../../../../../src/client/islands/touch.ts";

it("fails for an island that it does not know, each time, and leaves it asleep", async () => {
  const root = { dataset: { island: "FromAnotherRelease" } } as unknown as HTMLElement;
  for (const type of ["focusin", "click"]) {
    root.dataset.waking = "";
    await expect(touch(root, new Event(type))).rejects.toThrow(/is not a function/);
    expect(root.dataset).toEqual({ island: "FromAnotherRelease" });
  }
});
