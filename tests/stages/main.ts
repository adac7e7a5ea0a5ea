// First, because what follows reads the dataset as it is loaded.
import "#tools/dataset/ensure.ts";

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  readsOfStage,
  STAGES,
  type Stage,
  type StageSource,
  seasonStage,
} from "#tests/fixtures/season-stage.ts";
import { runCommand } from "#tools/command-line.ts";
import { stageFigures } from "./figures.ts";
import { askedAtStage } from "./questions.ts";

const usage = `usage: npm run stages -- [--source KIND] [--games COUNT] [--pages COUNT [--shots FOLDER]]

Brings a running season up to 0, 1, 5, 17, 41 and 82 games a team from each kind of source, and prints what it
costs and shows: figures that differ from plain loops over the source's rows, 200 questions, pages. Ends
with 1 when a figure differs, or a question or a page is broken.

--source   only one of stats-api, free-key, scoreboard
--games    only one of these counts
--pages    also reads that many pages of the built site, by their links
--shots    a folder for pictures of eight pages at 360 and 1280 pixels`;

const options = {
  source: { type: "string" },
  games: { type: "string" },
  pages: { type: "string", default: "0" },
  shots: { type: "string" },
} as const;
const SOURCES: readonly StageSource[] = ["stats-api", "free-key", "scoreboard"];
const QUESTIONS = 200;

await runCommand(usage, { options }, async ({ values, refuse }) => {
  const { source, games, shots } = values;
  const most = Number(values.pages);
  const sources = SOURCES.filter((one) => (source ?? one) === one);
  const stages = (Object.keys(STAGES).map(Number) as Stage[]).filter(
    (one) => games === undefined || Number(games) === one,
  );
  if (sources.length === 0 || stages.length === 0 || !(most >= 0))
    refuse("There is no such stage.");
  if (most > 0) await (await import("#tools/build/site.ts")).buildSite();
  console.log("source      games  figures  differ  answered  refused  broken  pages  broken");
  for (const kind of sources) {
    for (const at of stages) {
      const stage = await seasonStage(kind, at, { hasForecasts: true });
      const reads = await readsOfStage(stage);
      const figures = await stageFigures(stage, reads, kind !== "free-key");
      const wrong = figures.filter(({ said, truth }) => said !== truth);
      const asked = await askedAtStage(reads, QUESTIONS);
      const folder = shots && join(shots, `${kind}-${at}`);
      if (folder !== undefined) mkdirSync(folder, { recursive: true });
      const read =
        most === 0
          ? { pages: 0, broken: [] }
          : await (await import("./pages.ts")).crawled(stage, { most, shots: folder });
      const counts = [at, figures.length, wrong.length, asked.answered, asked.refused];
      const row = [...counts, asked.broken.length, read.pages, read.broken.length];
      console.log(kind.padEnd(10) + row.map((count) => String(count).padStart(8)).join(""));
      for (const { what, said, truth } of wrong) console.log(`  ${what}: ${said}, not ${truth}`);
      for (const line of [...asked.broken, ...read.broken]) console.log(`  ${line}`);
      if (wrong.length + asked.broken.length + read.broken.length > 0) process.exitCode = 1;
    }
  }
});
