declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher;
    EMBEDDED_DATABASE: DurableObjectNamespace;
  }
}

declare namespace App {
  interface Locals {
    /** The season's data, read through this isolate's cache. */
    collections: import("./data/cached-collections.ts").Collections;
    /** The site's own address, without a trailing slash. */
    siteUrl: string;
  }
}
