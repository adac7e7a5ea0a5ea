import { expect, it } from "vitest";
import { get } from "./http.ts";

it.each(["islands", "members", "hush"])(
  "the script %s is immutable for its own release and 404 for another",
  async (name) => {
    const html = await (await get("/")).text();
    const release = /-([\da-f]{8})\.js`/.exec(html)?.[1];
    const own = await get(`/${name}-${release}.js`);
    expect(own.status).toBe(200);
    expect(own.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(own.headers.get("Content-Type")).toMatch(/^text\/javascript/);

    const another = await get(`/${name}-00000000.js`);
    expect(another.status).toBe(404);
    expect(another.headers.get("Cache-Control")).toBe("public, max-age=10");
  },
);
