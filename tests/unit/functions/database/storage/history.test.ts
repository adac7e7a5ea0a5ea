import { expect, test, vi } from "vitest";
import { type PointInTime, setBack, setBackNow } from "#functions/database/storage/history.ts";

/** An object with a history of one hour, each of whose instances is one stub's. */
function objectWithHistory() {
  const moments: (string | undefined)[] = [];
  let restarts = 0;
  const storage = {
    getBookmarkForTime: async (time: number | Date) => {
      if (Number(time) < 1_000) throw new Error("too long ago");
      return `at-${time}`;
    },
    onNextSessionRestoreBookmark: async (bookmark: string) => {
      moments.push(bookmark);
      return "now";
    },
  };
  const stub = {
    setBack: (to: PointInTime) => setBack(storage, to),
    restart: async () => {
      restarts += 1;
      throw new Error("The instance has ended.");
    },
  };
  return { moments, objectOf: () => stub, restarts: () => restarts };
}

test("an object is set back to a time, and forward by the bookmark of before", async () => {
  const { moments, objectOf, restarts } = objectWithHistory();
  expect(await setBackNow(objectOf, 5_000)).toBe("now");
  expect(await setBackNow(objectOf, "now")).toBe("now");
  expect(moments).toEqual(["at-5000", "now"]);
  expect(restarts()).toBe(2);
});

test("an object without history of the moment goes on as it is", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { moments, objectOf, restarts } = objectWithHistory();
  expect(await setBackNow(objectOf, 10)).toBeUndefined();
  expect([moments, restarts()]).toEqual([[], 0]);
  expect(log.mock.calls.flat().join()).toContain("too long ago");
  log.mockRestore();
});
