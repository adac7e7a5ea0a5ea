import { seasonOfGame } from "#domain/season/season.ts";
import { KINDS_OF_PLAYS } from "#functions/data/documents.ts";
import { EMPTY_JSON } from "../protocol/answers.ts";
import { isObject, type Json, parseJson } from "../protocol/json.ts";
import type { DocumentStore, Update } from "../storage/document-store.ts";
import type { SeasonFile, SeasonFileList, SeasonFiles } from "./season-files.ts";

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
 * does, only what is missing is added. Past seasons are replaced whenever their digests differ; their
 * plays wait for the first read.
 */
export class SeasonFill {
  readonly #options: Required<SeasonFillOptions>;
  /** The files, listed once for all reads. */
  #list: SeasonFileList | undefined;
  /** The files of plays that are being stored, each once however many reads wait for it. */
  readonly #storing = new Map<string, Promise<void>>();

  constructor(options: SeasonFillOptions) {
    this.#options = { stepBytes: STEP_BYTES, ...options };
  }

  /** Notes that the season was written to by others. */
  noteTouched(): void {
    this.#options.marks.put(TOUCHED, "yes");
  }

  /** Stores the next files. Returns whether there are more. */
  async step(): Promise<boolean> {
    const { files, stepBytes } = this.#options;
    const list = await files.list();
    if (list === undefined) return false;
    let [bytes, count] = [0, 0];
    for (const file of list.files) {
      if (isOfPastPlays(file.name) || !this.#isNeeded(file, list.season)) continue;
      if (bytes >= stepBytes || count >= MOST_FILES_A_STEP) return true;
      const json = await files.read(file.name);
      // Others may have written meanwhile.
      if (!this.#isNeeded(file, list.season)) continue;
      this.#store(file, json);
      bytes += file.bytes;
      count += 1;
    }
    return false;
  }

  /** Stores a past season's documents of plays before the first read of one of them. */
  async beforeRead([root, kind = "", key = ""]: readonly string[]): Promise<void> {
    if (root !== ROOT || !isKindOfPlays(kind)) return;
    const { store, files, marks } = this.#options;
    const name = `${kind}/${kind === "plays" ? seasonOfGame(key) : /^\d{4}-\d{2}/.exec(key)?.[0]}`;
    this.#list ??= await files.list();
    const file = this.#list?.files.find((own) => own.name === name);
    if (file === undefined || marks.get(name) === file.digest) return;
    // What others have written stays.
    if (marks.get(name) === undefined && store.read([root, kind, key]) !== EMPTY_JSON) return;
    const storing =
      this.#storing.get(name) ?? files.read(name).then((json) => this.#store(file, json));
    this.#storing.set(name, storing);
    await storing.finally(() => this.#storing.delete(name));
  }

  #store({ name, digest }: SeasonFile, json: Json): void {
    const { store, marks } = this.#options;
    store.transaction(() => {
      store.write(updatesOf(name, json));
      marks.put(name, digest);
    });
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

/** A file's value; one of documents made of plays leaves those of other seasons alone. */
function updatesOf(name: string, json: Json): Update[] {
  const [kind = ""] = name.split("/");
  if (!isKindOfPlays(kind) || !isObject(json)) return [{ keys: placeOf(name), json }];
  return Object.entries(json).map(([key, own]) => ({ keys: [ROOT, kind, key], json: own }));
}

function isKindOfPlays(kind: string): boolean {
  return KINDS_OF_PLAYS.some((known) => known === kind);
}

/** Returns whether a file has a past season's plays, which few pages read. */
function isOfPastPlays(name: string): boolean {
  return name.includes("/") && !name.startsWith(PAST);
}

function placeOf(name: string): string[] {
  return [ROOT, ...name.split("/")];
}
