import { until } from "../fixtures/until.ts";
import type { Engine } from "./engine.ts";
import type { Watch } from "./watched-site.ts";

declare global {
  interface Window {
    watch: Watch;
    /** A mark on the window, which a new document does not have. */
    isMarked?: boolean;
  }
}

/** The keys that print nothing, by WebDriver's names. */
const KEYS = { Enter: "\uE007", Escape: "\uE00C" };

/** A person at a browser. */
export class Visitor {
  readonly #engine: Engine;
  /** The address of the site that paths lead to. */
  readonly #site: string;

  constructor(engine: Engine, site: string) {
    this.#engine = engine;
    this.#site = site;
  }

  open(path: string): Promise<void> {
    return this.#engine.navigate(this.#site + path);
  }

  resize(width: number, height = 900): Promise<void> {
    return this.#engine.resize(width, height);
  }

  /** Runs a function in the page, which sees its arguments and nothing else of the test. */
  look<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const given = args.map((arg) => JSON.stringify(arg)).join();
    return this.#engine.evaluate(`(${run})(${given})`) as Promise<Awaited<Result>>;
  }

  /** Clicks the first visible element of a selector that contains a text, once there is one. */
  async click(selector: string, text = ""): Promise<void> {
    await this.point(selector, text);
    await this.#engine.press();
  }

  /** Moves the pointer over such an element. */
  async point(selector: string, text = ""): Promise<void> {
    const point = await until(
      () => this.look(pointOf, selector, text).catch(() => null),
      (found) => found !== null,
    );
    if (point === null) throw new Error(`Nothing to point at: ${selector} "${text}"`);
    // It comes from elsewhere, or a place where it already is would not notice it.
    await this.#engine.move(0, 0);
    await this.#engine.move(point.x, point.y);
  }

  /** Types into what has the focus, with a pause of so many milliseconds after each letter. */
  type(text: string, gap = 0): Promise<void> {
    return this.#engine.type(text, gap);
  }

  press(key: keyof typeof KEYS): Promise<void> {
    return this.type(KEYS[key]);
  }

  /** Clicks a field and types. */
  async fill(selector: string, text: string, gap = 0): Promise<void> {
    await this.click(selector);
    await this.type(text, gap);
  }

  /** The text of the first element of a selector. */
  text(selector: string): Promise<string | undefined> {
    return this.look((all) => document.querySelector(all)?.textContent, selector);
  }

  /** The path of the open page, with its query. */
  path(): Promise<string> {
    return this.look(() => location.pathname + location.search);
  }

  mark(): Promise<void> {
    return this.look(() => {
      window.isMarked = true;
    });
  }

  /** Whether the page is still the document that was marked. */
  isMarked(): Promise<boolean> {
    return this.look(() => window.isMarked === true);
  }

  watch(): Promise<Watch> {
    return this.look(() => window.watch);
  }

  /** The classes of the root element at the first frame, which may be drawn after the page has loaded. */
  async firstFrame(): Promise<string | undefined> {
    const { firstFrame } = await until(
      () => this.watch(),
      (watch) => watch.firstFrame !== undefined,
    );
    return firstFrame;
  }
}

/**
 * The middle of the first element of a selector that contains a text and is in sight, in the window;
 * null without one. What is covered is not in sight.
 */
function pointOf(selector: string, text: string): { x: number; y: number } | null {
  for (const element of document.querySelectorAll(selector)) {
    if (!element.textContent.includes(text)) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const [box] = element.getClientRects();
    if (box === undefined) continue;
    const x = Math.round(box.left + box.width / 2);
    const y = Math.round(box.top + box.height / 2);
    if (element.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}
