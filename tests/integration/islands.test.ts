import { expect, it } from "vitest";
import { get } from "./http.ts";

it.each([
  ["the islands module", /\/islands-([\da-f]{8})\.js/],
  ["the members' script", /\/members-([\da-f]{8})\.js/],
])("%s is immutable for its own release and 404 for another", async (_, address) => {
  const html = await (await get("/")).text();
  const [path = "", release = ""] = address.exec(html) ?? [];
  const own = await get(path);
  expect(own.status).toBe(200);
  expect(own.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(own.headers.get("Content-Type")).toMatch(/^text\/javascript/);

  const another = await get(path.replace(release, "00000000"));
  expect(another.status).toBe(404);
  expect(another.headers.get("Cache-Control")).toBe("public, max-age=10");
});
