/** The output of progress: a terminal, or any writer of lines. */
export interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** How far a step of a command is. */
export interface Progress {
  step: string;
  done: number;
  of: number;
}

const WIDTH = 24;
const ERASE_LINE = "\r\u001b[2K";

/** Shows each step as a growing bar in a terminal, and elsewhere as a line when it is done. */
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
