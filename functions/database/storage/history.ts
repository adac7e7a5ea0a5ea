import { logEvent } from "#functions/http/log.ts";

/** The moment that an object's storage is set back to: milliseconds since 1970, or a bookmark. */
export type PointInTime = number | string;

type History = Pick<DurableObjectStorage, "getBookmarkForTime" | "onNextSessionRestoreBookmark">;

/**
 * Sets an object's storage back at its next start. Returns the bookmark of now, with which that is
 * undone; undefined where the runtime keeps no history of that moment.
 */
export async function setBack(storage: History, to: PointInTime): Promise<string | undefined> {
  try {
    const bookmark = typeof to === "string" ? to : await storage.getBookmarkForTime(to);
    return await storage.onNextSessionRestoreBookmark(bookmark);
  } catch (error) {
    logEvent("warn", { event: "not-set-back", reason: String(error) });
    return undefined;
  }
}

/** The methods of an object whose storage can be set back. */
export interface SetBack {
  setBack(to: PointInTime): Promise<string | undefined>;
  /** Ends the object's instance, and with it the call. */
  restart(): Promise<void>;
}

/** Sets an object back now, as `setBack` does. */
export async function setBackNow(
  objectOf: () => SetBack,
  to: PointInTime,
): Promise<string | undefined> {
  const undo = await objectOf().setBack(to);
  // The call cannot be answered by an instance that ends.
  if (undo !== undefined)
    await objectOf()
      .restart()
      .catch(() => {});
  return undo;
}
