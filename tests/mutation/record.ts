import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../tools/paths.ts";

const FILE = join(root, ".hardwood/mutation/record.txt");

/** Quick tests judge first, and slow ones what these have left. */
export type Pass = "quick" | "slow";

/**
 * An event of a mutant, or of a file of tests. "static": runs only where modules are loaded.
 * "tainted": a test fails because of what was before; "broken": it fails by itself. "slow": the file
 * has a slow test.
 */
type Event =
  | "tried"
  | "untried"
  | "killed"
  | "survived"
  | "static"
  | "slow"
  | "done"
  | "tainted"
  | "broken";

/** The events so far, a line each, in a file that outlives the process of the tests. */
export class MutationRecord {
  /** The number of events. */
  length = 0;
  /** The last event, and the mutant or file that it is of. */
  last: { event: Event; subject: string } | undefined;
  readonly #of = new Map<string, Set<string>>();
  readonly #tries = new Map<string, Set<string>>();

  /** Begins anew. */
  static begin(): void {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, "");
  }

  static read(): MutationRecord {
    const record = new MutationRecord();
    const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
    for (const line of text.split("\n").slice(0, -1)) {
      const [event, subject = "", test = "", pass = "quick"] = line.split("\t");
      record.#take(event as Event, subject, test, pass as Pass);
    }
    return record;
  }

  note(event: Event, subject: string, test = "", pass: Pass = "quick"): void {
    appendFileSync(FILE, `${[event, subject, test, pass].join("\t")}\n`);
    this.#take(event, subject, test, pass);
  }

  /** The number of mutants that a test has noticed. */
  get killed(): number {
    return this.#all("killed").size;
  }

  /** The tests, and the files of them, that fail on the code as it is. */
  get broken(): string[] {
    return [...this.#all("broken")];
  }

  isTried(mutant: string, test: string): boolean {
    return (["quick", "slow"] as const).some((pass) => this.#triesOf(mutant, pass).has(test));
  }

  /** Returns whether no test has noticed a mutant, and fewer than `most` of the pass were tried. */
  isAlive(mutant: string, pass: Pass, most: number): boolean {
    return !this.#all("killed").has(mutant) && this.#triesOf(mutant, pass).size < most;
  }

  isStatic(mutant: string): boolean {
    return this.#all("static").has(mutant);
  }

  isSlow(testFile: string): boolean {
    return this.#all("slow").has(testFile);
  }

  isDone(testFile: string, pass: Pass): boolean {
    return this.#all(`done ${pass}`).has(testFile);
  }

  /** The status of a mutant, as the mutation testing report schema names it. */
  statusOf(mutant: string): "Killed" | "Survived" | "Ignored" | "NoCoverage" {
    if (this.#all("killed").has(mutant)) return "Killed";
    if (this.#all("survived").has(mutant)) return "Survived";
    // What ran while modules were loaded, or is kept from the first run, does not run again.
    const hasRun = this.isStatic(mutant) || this.#all("tried").has(mutant);
    return hasRun ? "Ignored" : "NoCoverage";
  }

  #take(event: Event, subject: string, test: string, pass: Pass): void {
    this.last = { event, subject };
    this.length += 1;
    this.#all(event === "done" ? `done ${pass}` : event).add(subject);
    if (event === "tried") this.#triesOf(subject, pass).add(test);
    if (event === "untried") this.#triesOf(subject, pass).delete(test);
  }

  #all(event: Event | `done ${Pass}`): Set<string> {
    return setAt(this.#of, event);
  }

  #triesOf(mutant: string, pass: Pass): Set<string> {
    return setAt(this.#tries, `${mutant} ${pass}`);
  }
}

function setAt(sets: Map<string, Set<string>>, key: string): Set<string> {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
}
