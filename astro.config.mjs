import cloudflare from "@astrojs/cloudflare";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { browserScript, firstPaint } from "./tools/build/browser-script.ts";
import { oneReload } from "./tools/build/one-reload.ts";
import { serviceWorker } from "./tools/build/service-worker.ts";
import { workerLog } from "./tools/build/worker-log.ts";

// The one script that runs before the first paint is inlined; the policy names its hash.
const script = firstPaint();

export default defineConfig({
  output: "server",
  adapter: cloudflare({
    imageService: "passthrough",
    persistState: { path: ".hardwood/database" },
  }),
  integrations: [react(), workerLog()],
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
      scriptDirective: { hashes: [script.hash], resources: ["'self'"] },
      styleDirective: { resources: ["'self'"] },
      directives: [
        "default-src 'self'",
        "img-src 'self' https: data:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "worker-src 'self'",
      ],
    },
  },
  vite: {
    plugins: [oneReload(), browserScript(script), serviceWorker()],
    optimizeDeps: {
      include: [
        "@astrojs/cloudflare/handler",
        "hono",
        "hono/cors",
        "hono/secure-headers",
        "valibot",
        "jose",
      ],
    },
  },
});
