import { runCommand } from "#tools/command-line.ts";

const usage = `usage: npm run questions -- [--sample COUNT | --slow COUNT] [--seed NUMBER]

Asks the questions of tests/fixtures/fan-questions as the site does and prints how many of each kind
are answered rightly, wrongly or not at all, and which. Ends with 1 when a goal is missed.

--sample   print that many questions of all kinds, drawn at random, with their answers
--slow     print the ten of that many texts, drawn at random, that took most CPU time; ends with 1 from 10 ms
--seed     the number that the drawing begins with; the same one draws the same questions (default 1)`;

const options = {
  sample: { type: "string" },
  slow: { type: "string" },
  seed: { type: "string", default: "1" },
} as const;
const MOST_MS = 10;

await runCommand(usage, { options }, async ({ values, refuse }) => {
  const sample = values.sample === undefined ? undefined : wholeNumber(values.sample, refuse);
  const seed = wholeNumber(values.seed, refuse);
  if (values.slow !== undefined) {
    const { slowest } = await import("./slowest.ts");
    const timed = slowest(wholeNumber(values.slow, refuse), seed);
    for (const { text, ms } of timed.slice(0, 10)) console.log(`${ms.toFixed(2)} ms  ${text}`);
    if ((timed[0]?.ms ?? 0) >= MOST_MS) process.exitCode = 1;
    return;
  }
  const { counted, judgedKinds, missedGoals } = await import("../fixtures/fan-questions/kinds.ts");
  const { drawn } = await import("./drawn.ts");
  const kinds = await judgedKinds();
  if (sample !== undefined) {
    const all = kinds.flatMap(({ kind, judged }) => judged.map((own) => ({ kind, ...own })));
    for (const { kind, text, verdict, said } of drawn(all, sample, seed))
      console.log(`${kind}, ${verdict}: ${text}\n    ${said}`);
    return;
  }
  console.log("kind          questions  right  wrong  refused");
  for (const { kind, judged } of kinds) {
    const counts = (["right", "wrong", "refused"] as const).map((one) => counted(judged, one));
    console.log(row(kind, [judged.length, ...counts]));
  }
  for (const { kind, judged } of kinds) {
    for (const { text, verdict, said } of judged)
      if (verdict !== "right") console.log(`${kind}, ${verdict}: ${text}\n    ${said}`);
  }
  const missed = missedGoals(kinds);
  for (const goal of missed) console.error(`goal missed: ${goal}`);
  if (missed.length > 0) process.exitCode = 1;
});

function row(kind: string, counts: readonly number[]): string {
  return kind.padEnd(14) + counts.map((count) => String(count).padStart(7)).join("");
}

function wholeNumber(text: string, refuse: (message: string) => never): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : refuse(`“${text}” is no whole number.`);
}
