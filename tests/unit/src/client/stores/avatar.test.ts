import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAvatarBox } from "#src/client/stores/avatar.ts";
import { MEMBER, openPage, type TestPage } from "../page.ts";

const PICTURE = "https://example.com/a.png";
const GONE = "https://example.com/gone.png";
let page: TestPage;

/** An image that loads or fails as soon as its source is set. */
class TestImage {
  onload = () => {};
  onerror = () => {};
  set src(url: string) {
    queueMicrotask(url === GONE ? this.onerror : this.onload);
  }
}

/** Accepts every change of the profile. */
function edge(_: string, change: unknown): Response {
  return Response.json({ user: { ...MEMBER, ...(change as object) } });
}

function openBox(photoURL: string | null = null) {
  const box = createAvatarBox(photoURL);
  box.open();
  return box;
}

beforeEach(() => {
  vi.useFakeTimers();
  page = openPage();
  page.storage.user = JSON.stringify(MEMBER);
  page.answer(edge);
  vi.stubGlobal("Image", TestImage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the avatar box", () => {
  it("closes without a request for an empty address", async () => {
    const box = openBox();
    await box.use("");
    expect(box.$avatar.get().box).toBe("closed");
    expect(page.requests).toEqual([]);
  });

  it.each([
    ["http://example.com/a.png", /https image address/],
    [GONE, "This image could not be loaded. Check the address."],
  ])("stays open for %s, shows the reason and saves nothing", async (address, sentence) => {
    const box = openBox();
    await box.use(address);
    expect(box.$avatar.get()).toMatchObject({ box: "open", photoURL: null });
    expect(box.$avatar.get().failure).toMatch(sentence);
    expect(page.requests).toEqual([]);
  });

  it("saves the normalized address and updates the cached profile", async () => {
    const box = openBox();
    await box.use("HTTPS://EXAMPLE.com:443/a.png");
    expect(box.$avatar.get()).toEqual({ box: "closed", photoURL: PICTURE, failure: undefined });
    expect(JSON.parse(page.storage.user ?? "")).toMatchObject({ photoURL: PICTURE });
  });

  it("sends one change at a time", async () => {
    const box = openBox();
    await Promise.all([box.use(PICTURE), box.use(PICTURE), box.remove()]);
    expect(page.requests).toEqual(["PATCH /api/profile"]);
  });

  it("removes the picture", async () => {
    const box = openBox(PICTURE);
    await box.remove();
    expect(box.$avatar.get()).toEqual({ box: "closed", photoURL: null, failure: undefined });
  });

  it("stays open without the new picture when the change fails", async () => {
    page.answer(() => Response.json({}, { status: 503 }));
    const box = openBox();
    await box.use(PICTURE);
    expect(box.$avatar.get()).toMatchObject({ box: "open", photoURL: null });
    expect(box.$avatar.get().failure).toMatch(/unavailable/);
  });
});
