import cloudflare from "@astrojs/cloudflare";
import { defineConfig } from "astro/config";
import { assetHeadersFile } from "./tools/build/asset-headers-file.ts";
import { browserScript, firstPaint } from "./tools/build/browser-script.ts";
import { compressionDictionary } from "./tools/build/compression-dictionary.ts";
import { documentText } from "./tools/build/document-text.ts";
import { licences } from "./tools/build/licences.ts";
import { neededReact } from "./tools/build/needed-react.ts";
import { scale } from "./tools/build/scale.ts";
import { serviceWorker } from "./tools/build/service-worker.ts";
import { unusedAstro } from "./tools/build/unused-astro.ts";
import { workerFile } from "./tools/build/worker-file.ts";
import { workerIslands } from "./tools/build/worker-islands.ts";
import { workerLog } from "./tools/build/worker-log.ts";

// The one script that runs before the first paint is inlined; the policy names its hash.
const script = firstPaint();

/**
 * The minifier's feature that stands in for `light-dark()`, which no style sheet uses: it puts two variables
 * beside every `color-scheme`. The number is its `Features.LightDark`.
 */
const LIGHT_DARK = 1_048_576;

export default defineConfig({
  output: "server",
  adapter: cloudflare({
    imageService: "passthrough",
    persistState: { path: ".hardwood/database" },
  }),
  integrations: [workerIslands(), workerLog(), licences(), compressionDictionary(), workerFile()],
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
    // Without a target, the minifier writes what these browsers cannot read, such as ranges of widths.
    build: { cssTarget: ["safari15.4", "firefox115"] },
    css: { lightningcss: { exclude: LIGHT_DARK } },
    plugins: [
      neededReact(),
      scale(),
      browserScript(script),
      serviceWorker(),
      assetHeadersFile(),
      unusedAstro(),
      documentText(),
    ],
    optimizeDeps: {
      include: [
        "@astrojs/cloudflare/handler",
        "hono",
        "hono/cors",
        "valibot",
        "jose",
        "preact",
        "preact-render-to-string",
      ],
      // Bundled apart, it would bring the real React into the Worker.
      exclude: ["@nanostores/react"],
    },
  },
});
