import { enterSeason } from "../../domain/season/season.ts";
import { runCommand } from "../../tools/command-line.ts";

const usage = `usage: npm run questions

Prints how many questions of each kind are answered rightly, wrongly or not at all, and which.`;

await runCommand(usage, {}, async () => {
  // The season of the tables, whatever day it is.
  enterSeason({ current: "2025-26", schedule: undefined });
  const { KINDS, judged } = await import("../fixtures/fan-questions/kinds.ts");
  const all = KINDS.map(({ kind, asked }) => ({ kind, judged: judged(asked) }));
  console.log("kind          questions  right  wrong  refused");
  for (const { kind, judged } of all) {
    const count = (verdict: string) => judged.filter((own) => own.verdict === verdict).length;
    const cells = [judged.length, count("right"), count("wrong"), count("refused")];
    console.log(kind.padEnd(14) + cells.map((cell) => String(cell).padStart(7)).join(""));
  }
  for (const { kind, judged } of all) {
    for (const { text, verdict, said } of judged)
      if (verdict !== "right") console.log(`${kind}, ${verdict}: ${text}\n    ${said}`);
  }
});
