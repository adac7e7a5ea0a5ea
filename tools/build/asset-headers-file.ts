import type { Plugin } from "vite";
import { assetHeaders } from "#functions/http/asset-headers.ts";

/** Writes the headers of static files to the file that the asset layer reads. */
export function assetHeadersFile(): Plugin {
  return {
    name: "hardwood:asset-headers",
    generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: "_headers", source: assetHeaders() });
    },
  };
}
