/** A browser with one window. `Visitor` makes a person of it. */
export interface Engine {
  /**
   * Opens a new page, or a new browser: a page that was in the back-forward cache loads no other by Firefox's
   * driver, and WebKit's may lose every script from the moment that a page enters it.
   */
  renew(): Promise<void>;
  /** Opens an address and waits until its page has loaded. */
  navigate(url: string): Promise<void>;
  /** Runs a script in the open page; returns its result, awaited. */
  evaluate(script: string): Promise<unknown>;
  /** Moves the pointer to a place in the window, in CSS pixels. */
  move(x: number, y: number): Promise<void>;
  /** Presses and releases the pointer's button. */
  press(): Promise<void>;
  /** Types keys, by WebDriver's names, with a pause of so many milliseconds after each. */
  type(keys: string, gap: number): Promise<void>;
  /** Sets the size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  stop(): Promise<void>;
}
