import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import cloudflare from "@astrojs/cloudflare";
import { defineConfig } from "astro/config";

// The one script that runs before the first paint is inlined as it stands; the policy names its hash.
const firstPaint = readFileSync(new URL("./src/browser/first-paint.js", import.meta.url));
const firstPaintHash = createHash("sha256").update(firstPaint).digest("base64");

export default defineConfig({
  output: "server",
  adapter: cloudflare({
    imageService: "passthrough",
    persistState: { path: ".hardwood/database" },
  }),
  session: false,
  trailingSlash: "never",
  redirects: {
    "/dashboard": "/",
    "/nba/players": "/nba/players/page/1",
  },
  build: { format: "file", inlineStylesheets: "always" },
  scopedStyleStrategy: "where",
  devToolbar: { enabled: false },
  prefetch: false,
  security: {
    csp: {
      scriptDirective: { hashes: [`sha256-${firstPaintHash}`], resources: ["'self'"] },
      styleDirective: { resources: ["'self'"] },
      directives: [
        "default-src 'self'",
        "img-src 'self' https: data:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
      ],
    },
  },
  vite: {
    optimizeDeps: {
      include: ["@astrojs/cloudflare/handler", "hono", "hono/secure-headers", "valibot", "jose"],
    },
  },
});
