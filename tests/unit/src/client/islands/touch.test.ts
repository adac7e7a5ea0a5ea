import { expect, it } from "vitest";
import { touch } from "#src/client/islands/touch.ts";

const asleep = () => ({ dataset: { island: "FromAnotherRelease" } }) as unknown as HTMLElement;

it("fails for an unknown island on every event and leaves it asleep", async () => {
  const root = asleep();
  for (const type of ["focusin", "click"]) {
    root.dataset.waking = "";
    await expect(touch(root, new Event(type))).rejects.toThrow(/is not a function/);
    expect(root.dataset).toEqual({ island: "FromAnotherRelease" });
  }
});

it("fails for every event while an island wakes, so a click after a hover also fails", async () => {
  const root = asleep();
  const touched = ["pointerover", "focusin", "click"].map((type) => touch(root, new Event(type)));
  for (const { status } of await Promise.allSettled(touched)) expect(status).toBe("rejected");
});
