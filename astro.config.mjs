import cloudflare from "@astrojs/cloudflare";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { assetHeadersFile } from "./tools/build/asset-headers-file.ts";
import { browserScript, firstPaint } from "./tools/build/browser-script.ts";
import { compressionDictionary } from "./tools/build/compression-dictionary.ts";
import { licences } from "./tools/build/licences.ts";
import { oneReload } from "./tools/build/one-reload.ts";
import { serviceWorker } from "./tools/build/service-worker.ts";
import { workerBundle } from "./tools/build/worker-bundle.ts";
import { workerLog } from "./tools/build/worker-log.ts";
import { workerModule } from "./tools/build/worker-module.ts";

// The one script that runs before the first paint is inlined; the policy names its hash.
const script = firstPaint();

export default defineConfig({
  output: "server",
  adapter: cloudflare({
    imageService: "passthrough",
    persistState: { path: ".hardwood/database" },
  }),
  integrations: [
    react({ experimentalDisableStreaming: true }),
    workerLog(),
    licences(),
    // Before the chunks become one module, in which each line of the styles is kept once.
    compressionDictionary(),
    workerModule(),
  ],
  session: false,
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  scopedStyleStrategy: "where",
  devToolbar: { enabled: false },
  prefetch: false,
  security: {
    csp: {
      scriptDirective: { hashes: [script.hash], resources: ["'self'"] },
      styleDirective: { resources: ["'self'"] },
      directives: [
        "default-src 'none'",
        "connect-src 'self'",
        // Avatars and articles' pictures come from any host.
        "img-src 'self' https: data:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types worker",
      ],
    },
  },
  vite: {
    plugins: [
      oneReload(),
      browserScript(script),
      serviceWorker(),
      assetHeadersFile(),
      workerBundle(),
    ],
    optimizeDeps: {
      include: ["@astrojs/cloudflare/handler", "hono", "hono/cors", "valibot", "jose"],
    },
  },
});
