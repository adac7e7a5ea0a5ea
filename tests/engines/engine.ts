/** One input device's part of `input.performActions`, which both kinds of drivers understand. */
export interface InputSource {
  type: "key" | "pointer";
  id: string;
  actions: Record<string, unknown>[];
}

/**
 * A browser with one window: what WebDriver (WebKit) and WebDriver BiDi (Firefox) have in common.
 * `Visitor` makes a person of it.
 */
export interface Engine {
  /** Opens an address and waits until its page has loaded. */
  navigate(url: string): Promise<void>;
  /** Runs a script in the open page; its result, awaited, is the returned JSON. */
  evaluate(script: string): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Sets the size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  stop(): Promise<void>;
}
