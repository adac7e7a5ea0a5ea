import { Hono } from "hono/tiny";
import { expect, test } from "vitest";
import { exactPath } from "#functions/http/exact-path.ts";

const app = new Hono()
  .use(exactPath)
  .get("/teams/:id", (c) => c.text(c.req.param("id")))
  .notFound((c) => c.text("none", 404));

test.each([
  ["/teams/1", 200],
  ["/teams/1/", 404],
  ["/teams/", 404],
  ["/teams/1//", 404],
])("%s is answered %i", async (path, status) => {
  expect((await app.request(path)).status).toBe(status);
});
