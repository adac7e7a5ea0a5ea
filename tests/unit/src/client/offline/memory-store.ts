import type { Store } from "#src/client/offline/bounded-cache.ts";

/** A browser cache in memory. As in some browsers, a key that is put again keeps its position. */
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
