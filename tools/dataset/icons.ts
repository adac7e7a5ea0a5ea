import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../machine/browser.ts";
import { root } from "../paths.ts";

// Draws the bitmap icons from the drawing in public/favicon.svg.
const mark = readFileSync(join(root, "public", "favicon.svg"), "utf8");
const folder = join(root, "public", "icons");
const found = ensureBrowser();
const browser = await chromium.launch({
  ...(found.kind === "installed" ? { executablePath: found.path } : {}),
  args: ["--no-sandbox"],
});

async function pictureOf(width: number, height: number, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  const centred = "body{margin:0;height:100vh;display:grid;place-items:center;overflow:hidden}";
  await page.setContent(`<style>${centred}svg{display:block}</style>${html}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

async function draw(name: string, width: number, height: number, html: string): Promise<void> {
  writeFileSync(join(folder, name), await pictureOf(width, height, html));
}

const scaled = (size: number) => mark.replace("<svg ", `<svg width="${size}" height="${size}" `);
const onPaper = (html: string) => `<style>body{background:#faf7f2}</style>${html}`;

/** An icon file with one picture, a PNG of 32 pixels a side, where programs look that read no SVG. */
function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  // Kind 1, one picture: 32 by 32, 1 plane, 32 bits a pixel, its length, its start.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "../favicon.ico"), iconFile(await pictureOf(32, 32, scaled(32))));
await draw("192.png", 192, 192, scaled(192));
await draw("512.png", 512, 512, scaled(512));
await draw("maskable.png", 512, 512, onPaper(scaled(380)));
await draw("../apple-touch-icon.png", 180, 180, onPaper(scaled(150)));
await draw(
  "share.png",
  1200,
  630,
  onPaper(`
    <style>
      main { display: flex; align-items: center; gap: 56px; color: #191512 }
      h1 { margin: 0; font: 700 118px/1 Georgia, "DejaVu Serif", serif; letter-spacing: -.03em }
      p { margin: 18px 0 0; font: 34px/1.3 system-ui, sans-serif; color: #675d54 }
    </style>
    <main>
      ${scaled(230)}
      <div>
        <h1>Hardwood</h1>
        <p>NBA standings, leaders, teams, players.<br>Instantly, on any connection.</p>
      </div>
    </main>`),
);
await browser.close();
