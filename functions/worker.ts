import { handle } from "@astrojs/cloudflare/handler";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { DATABASE_NAME, isDatabaseRequest } from "./database/door.ts";
import { readEnvironment } from "./environment.ts";

export { EmbeddedDatabase } from "./database/durable-object.ts";

const worker = new Hono<{ Bindings: Cloudflare.Env }>();

worker.use(
  secureHeaders({ xFrameOptions: "DENY", referrerPolicy: "strict-origin-when-cross-origin" }),
);

// What says nothing of its own caching is not to be kept: Cloudflare would keep it for two hours.
worker.use(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
});

worker.use(async (c, next) => {
  const environment = readEnvironment(c.env);
  if (!environment.ok) {
    const { problems } = environment.error;
    console.error(JSON.stringify({ kind: "misconfigured", problems }));
    return c.text(`This site is misconfigured:\n${problems.join("\n")}\n`, 500, {
      "Cache-Control": "no-store",
    });
  }
  if (isDatabaseRequest(c.req.raw, environment.value)) {
    const answer = await c.env.EMBEDDED_DATABASE.getByName(DATABASE_NAME).fetch(c.req.raw);
    // A fetched response cannot be given the headers above: hand on a copy.
    return new Response(answer.body, answer);
  }
  return next();
});

worker.all("*", (c) => handle(c.req.raw, c.env, c.executionCtx as ExecutionContext));

export default worker;
