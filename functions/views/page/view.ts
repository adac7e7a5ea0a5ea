/** A loader's result: the page's content, or the reason why there is none. */
export type View<Page> =
  | { kind: "ready"; page: Page; updatedAt: string | undefined }
  | { kind: "missing" }
  | { kind: "unavailable" };

export const MISSING_VIEW: { kind: "missing" } = { kind: "missing" };
export const UNAVAILABLE: { kind: "unavailable" } = { kind: "unavailable" };
