import * as v from "valibot";

/** The place of a failure in the sources. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** The fields that Vite adds to the error of a file that it cannot compile. */
const Compiled = v.object({
  loc: v.object({
    file: v.optional(v.string()),
    line: v.number(),
    column: v.optional(v.number(), 0),
  }),
  id: v.optional(v.string()),
});

const STACK_LINE = /^\s+at .*?\(?((?:\/|[A-Za-z]:[\\/])[^()]+?):(\d+):(\d+)\)?$/gm;

/**
 * The place of an error in the project's own files: in the file that cannot be compiled, or at the
 * top of the stack. For development only.
 */
export function placeOf(error: unknown): Place | undefined {
  const compiled = v.safeParse(Compiled, error);
  if (compiled.success) {
    const { loc, id } = compiled.output;
    const file = loc.file ?? id;
    if (file !== undefined) return { file, line: loc.line, column: loc.column };
  }
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  for (const [, file = "", line, column] of stack.matchAll(STACK_LINE)) {
    if (!file.includes("/node_modules/")) {
      return { file, line: Number(line), column: Number(column) };
    }
  }
  return undefined;
}

/** `file:line:column`, which terminals and editors turn into a link. */
export function printedPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** The page that shows an error in development, and reloads when a file changes. */
export function failurePage(error: unknown): string {
  const place = placeOf(error);
  const framed = v.safeParse(v.object({ frame: v.string() }), error);
  const frame = framed.success ? framed.output.frame : undefined;
  const lines = [place && printedPlace(place), String(error), frame];
  const text = lines.filter((line) => line !== undefined).join("\n\n");
  return `<!doctype html><title>Failed</title><script type="module" src="/@vite/client"></script>
<pre>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>
`;
}
