import { isObject, type Json, parseJson } from "../protocol/json.ts";
import type { DocumentStore } from "../storage/document-store.ts";
import type { SeasonFile, SeasonFiles } from "./season-files.ts";

/** The memory of the fill: names, each with a text. */
export interface FillMarks {
  get(name: string): string | undefined;
  put(name: string, text: string): void;
}

export interface SeasonFillOptions {
  store: DocumentStore;
  marks: FillMarks;
  files: SeasonFiles;
  /** The JSON that a step stores, at least one file: a step must fit into memory and CPU time. */
  stepBytes?: number;
}

/** The steps are small enough for the free plan's 50 subrequests. */
const STEP_BYTES = 4_000_000;
const MOST_FILES_A_STEP = 40;

const ROOT = "nba";
/** The names of past seasons begin with this. */
const PAST = "seasons/";
/** The mark of a database that someone else has written to. */
const TOUCHED = "touched";

/**
 * Fills the embedded database from the site's own files, in steps: what it lacks, and what an
 * earlier release filled in. Once anybody else has written to the season, as a push or a refresh
 * does, only what is missing is added. Past seasons are replaced whenever their digests differ.
 */
export class SeasonFill {
  readonly #options: Required<SeasonFillOptions>;

  constructor(options: SeasonFillOptions) {
    this.#options = { stepBytes: STEP_BYTES, ...options };
  }

  /** Notes that the season was written to by others. */
  noteTouched(): void {
    this.#options.marks.put(TOUCHED, "yes");
  }

  /** Stores the next files. Returns whether there are more. */
  async step(): Promise<boolean> {
    const { store, marks, files, stepBytes } = this.#options;
    const list = await files.list();
    if (list === undefined) return false;
    let [bytes, count] = [0, 0];
    for (const file of list.files) {
      if (!this.#isNeeded(file, list.season)) continue;
      if (bytes >= stepBytes || count >= MOST_FILES_A_STEP) return true;
      const json = await files.read(file.name);
      // Others may have written meanwhile.
      if (!this.#isNeeded(file, list.season)) continue;
      store.transaction(() => {
        store.write([{ keys: placeOf(file.name), json }]);
        marks.put(file.name, file.digest);
      });
      bytes += file.bytes;
      count += 1;
    }
    return false;
  }

  #isNeeded({ name, digest }: SeasonFile, season: string): boolean {
    const { store, marks } = this.#options;
    const mark = marks.get(name);
    if (mark === digest) return false;
    const read = (keys: readonly string[]): Json => parseJson(store.read(keys));
    if (name.startsWith(PAST)) return read([...placeOf(name), "digest"]) !== digest;
    const current = read([...placeOf("season"), "current"]);
    // What is on now would be put back.
    if (typeof current === "string" && current > season) return false;
    const stored = parseJson(store.readShallow([ROOT]));
    if (!isObject(stored) || !Object.hasOwn(stored, name)) return true;
    return mark !== undefined && marks.get(TOUCHED) === undefined;
  }
}

function placeOf(name: string): string[] {
  return [ROOT, ...name.split("/")];
}
