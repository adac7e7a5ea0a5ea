import type { Store } from "../../../../../src/client/offline/bounded-cache.ts";

/** A browser's cache in memory; like some browsers', what is put again keeps its old place. */
export function memoryStore(): Store & { urls(): string[] } {
  const answers = new Map<string, Response>();
  return {
    async match(key) {
      return answers.get(key)?.clone();
    },
    async put(key, answer) {
      answers.set(key, answer);
    },
    async delete(key) {
      return answers.delete(key);
    },
    async keys() {
      return [...answers.keys()].map((url) => ({ url }));
    },
    urls: () => [...answers.keys()],
  };
}
