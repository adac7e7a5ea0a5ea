import type { PurgeName } from "./documents.ts";

/** Purges these collections from every cache. Never rejects. */
export type PurgeCollections = (names: readonly PurgeName[]) => Promise<void>;

/** The result of a purge of the cache in front of the Worker. */
export interface PurgeAnswer {
  success: boolean;
  errors: readonly { code: number; message: string }[];
}

export interface PurgeOptions {
  /** Purges everything with any of the tags; undefined when no cache is in front of the Worker. */
  purge: (tags: string[]) => Promise<PurgeAnswer> | undefined;
  /** Clears a collection from this isolate's memory at once, then from its data centre's cache. */
  forget: (name: PurgeName) => Promise<void>;
  log: (event: { event: "purge-failed"; tags: string[]; reason: string }) => void;
}

/** The platform's limit of tags in one purge call. */
export const MAX_TAGS = 30;

/**
 * A purge by collection (design.md section 5, "Refreshing the data purges the tags that changed"):
 * this isolate is cleared first, so that it fills the cache in front with new answers. A failed
 * purge is logged; the pages' short freshness limits its effect.
 */
export function createPurge({ purge, forget, log }: PurgeOptions): PurgeCollections {
  async function purgeTags(tags: string[]): Promise<void> {
    try {
      const answer = await purge(tags);
      if (answer === undefined || answer.success) return;
      const reason = answer.errors.map(({ code, message }) => `${code} ${message}`).join("; ");
      log({ event: "purge-failed", tags, reason });
    } catch (error) {
      log({ event: "purge-failed", tags, reason: String(error) });
    }
  }

  return async (names) => {
    const changed = [...new Set(names)];
    const forgetting = changed.map(forget);
    for (let from = 0; from < changed.length; from += MAX_TAGS) {
      await purgeTags(changed.slice(from, from + MAX_TAGS));
    }
    await Promise.all(forgetting);
  };
}
