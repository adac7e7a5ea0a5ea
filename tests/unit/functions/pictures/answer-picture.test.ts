import { describe, expect, it } from "vitest";
import { type Picture, picturePath } from "#domain/pictures/picture.ts";
import { answerPicture } from "#functions/pictures/answer-picture.ts";

const PICTURE: Picture = { kind: "answer", above: "", headline: "16", rows: [], note: "" };
const request = new Request("https://hardwood.example/nba/ask.png?q=x");

/** What a caller gets whom the limit lets through, from an object that draws so. */
const answer = (
  picture: Picture | undefined,
  draw: () => Promise<Uint8Array<ArrayBuffer>>,
  success = true,
) =>
  answerPicture(picture, request, {
    objects: { getByName: () => ({ draw }) },
    limit: { limit: async () => ({ success }) },
  });

const drawn = async () => new Uint8Array([137, 80, 78, 71]);

describe("the answer with a picture", () => {
  it("is the picture that the object draws, for every site", async () => {
    const { status, headers } = await answer(PICTURE, drawn);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("image/png");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });

  it.each([
    ["a page without one", undefined, drawn, true],
    ["a caller over the limit", PICTURE, drawn, false],
    ["a drawing that fails", PICTURE, () => Promise.reject(new Error("no memory")), true],
  ])("leads to the site's own for %s", async (_what, picture, draw, success) => {
    const { status, headers } = await answer(picture, draw, success);
    expect([status, headers.get("Location")]).toEqual([302, "/icons/share.png"]);
  });
});

describe("the address of a picture", () => {
  it.each([
    ["/nba/teams/14", "/nba/teams/14.png"],
    ["/nba/teams/14?season=2015-16", "/nba/teams/14.png?season=2015-16"],
    ["/nba/ask?q=who%3F", "/nba/ask.png?q=who%3F"],
  ])("is that of its page with an ending: %s", (page, picture) => {
    expect(picturePath(page)).toBe(picture);
  });
});
