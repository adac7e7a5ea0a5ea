/** A header from the database's object to the Worker, which removes it from the client's answer. */
const READ = "X-Read-Characters";

/** The characters that one unit of the limit stands for: about what a page's collection has. */
const UNIT = 128 * 1024;
/** Laying out an answer costs several times its reading. */
const PRETTY = 4;

/** Adds what a request has read to its answer. */
export function noteRead(headers: Headers, characters: number, isPretty: boolean): void {
  headers.set(READ, String(characters * (isPretty ? PRETTY : 1)));
}

/** Removes the note from an answer, and returns the units of the limit that the request costs. */
export function takeUnits(headers: Headers): number {
  const characters = Number(headers.get(READ) ?? 0);
  headers.delete(READ);
  return Math.max(1, Math.ceil(characters / UNIT));
}
