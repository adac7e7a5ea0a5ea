import type { Progress } from "../../functions/data/refresh/schedule.ts";

/** Where progress is shown: a terminal, or anything that takes lines. */
export interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 24;
const ERASE_LINE = "\r\u001b[2K";

/** Shows each step as a bar that grows, or as a line when it is over where there is no terminal. */
export function progressBar(output: Output): (progress: Progress) => void {
  return ({ step, done, of }) => {
    const isOver = done >= of;
    if (output.isTTY !== true) {
      if (isOver) output.write(`${step}: ${of}\n`);
      return;
    }
    const filled = of === 0 ? WIDTH : Math.round((done / of) * WIDTH);
    const bar = "#".repeat(filled).padEnd(WIDTH, "-");
    output.write(`${ERASE_LINE}[${bar}] ${step} ${done} of ${of}${isOver ? "\n" : ""}`);
  };
}
