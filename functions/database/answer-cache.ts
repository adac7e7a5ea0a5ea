/** How much of the object's memory answers may take, in characters. */
const MAX_CHARACTERS = 24 * 1024 * 1024;
const MAX_ANSWERS = 256;

/**
 * Keeps whole answers by stored path, because putting one together from thousands of rows costs
 * far more than sending it. Bounded; what was used longest ago goes first.
 */
export class AnswerCache {
  #answers = new Map<string, string>();
  #characters = 0;

  get(path: string): string | undefined {
    const answer = this.#answers.get(path);
    if (answer !== undefined) {
      this.#answers.delete(path);
      this.#answers.set(path, answer);
    }
    return answer;
  }

  set(path: string, answer: string): void {
    this.#remove(path);
    if (answer.length > MAX_CHARACTERS) return;
    this.#answers.set(path, answer);
    this.#characters += answer.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#characters <= MAX_CHARACTERS && this.#answers.size <= MAX_ANSWERS) break;
      this.#remove(oldest);
    }
  }

  /** Drops every answer that a write at this stored path changes: above it, at it and below it. */
  forget(path: string): void {
    for (const kept of [...this.#answers.keys()]) {
      if (kept.startsWith(path) || path.startsWith(kept)) this.#remove(kept);
    }
  }

  #remove(path: string): void {
    this.#characters -= this.#answers.get(path)?.length ?? 0;
    this.#answers.delete(path);
  }
}
