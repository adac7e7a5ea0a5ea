import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "puppeteer-core";
import { PATIENCE_MS } from "#tests/patience.ts";
import type { Engine } from "./engine.ts";

/** Starts Firefox without windows, driven by WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(program: string): Promise<Engine> {
  // Firefox refuses root in the home of another user.
  const home = mkdtempSync(join(tmpdir(), "hardwood-firefox-"));
  const env = { ...process.env, HOME: home };
  const browser = await launch({
    browser: "firefox",
    executablePath: program,
    env,
    timeout: PATIENCE_MS,
    protocolTimeout: PATIENCE_MS,
  });
  const newPage = async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return page;
  };
  let page = await newPage();
  return {
    async renew() {
      const before = page;
      page = await newPage();
      await before.close();
    },
    async navigate(url) {
      await page.goto(url);
    },
    evaluate: (script) => page.evaluate(script),
    move: (x, y) => page.mouse.move(x, y),
    async press() {
      await page.mouse.down();
      await page.mouse.up();
    },
    type: (keys, gap) => page.keyboard.type(keys, { delay: gap }),
    resize: (width, height) => page.setViewport({ width, height }),
    async stop() {
      await browser.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
