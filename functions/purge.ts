import type { PurgeName } from "./data/documents.ts";

/** Makes every cache forget what it made of these collections. Never rejects. */
export type PurgeCollections = (names: readonly PurgeName[]) => Promise<void>;

/** What the cache in front of the Worker answers to a purge. */
export interface PurgeAnswer {
  success: boolean;
  errors: readonly { code: number; message: string }[];
}

export interface PurgeOptions {
  /** Purges what carries any of the tags; undefined where no cache is in front. */
  purge: (tags: string[]) => Promise<PurgeAnswer> | undefined;
  /** Makes this isolate forget a collection: its memory at once, then its data centre's cache. */
  forget: (name: PurgeName) => Promise<void>;
  log: (event: { event: "purge-failed"; tags: string[]; reason: string }) => void;
}

/** As many tags as one call of the platform takes. */
export const MAX_TAGS = 30;

/**
 * A purge by collection (design.md section 5, "Refreshing the data purges the tags that changed"):
 * this isolate forgets first, so that what fills the cache in front anew is new itself. A purge
 * that fails is logged; the pages' own short times do the rest.
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
