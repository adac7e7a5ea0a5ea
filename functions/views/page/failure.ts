import * as v from "valibot";

/** The place of a failure in the sources. */
export interface SourcePlace {
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

/** The beginning of a file's path in a line of a stack. */
const PATH = /\/|[A-Za-z]:[\\/]/;
const POSITION = /:(\d+):(\d+)$/;

/**
 * The place of an error in the project's own files: in the file that cannot be compiled, or at the
 * top of the stack. For development only.
 */
export function placeOf(error: unknown): SourcePlace | undefined {
  const compiled = v.safeParse(Compiled, error);
  if (compiled.success) {
    const { loc, id } = compiled.output;
    const file = loc.file ?? id;
    if (file !== undefined) return { file, line: loc.line, column: loc.column };
  }
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return stack
    .split("\n")
    .map(placeIn)
    .find((place) => place !== undefined && !place.file.includes("/node_modules/"));
}

/** The place that a line of a stack names, as "at render (/src/a.ts:1:2)" or "at /src/a.ts:1:2". */
function placeIn(stackLine: string): SourcePlace | undefined {
  const call = stackLine.trim();
  const named = call.slice(call.lastIndexOf("(") + 1, call.endsWith(")") ? -1 : undefined);
  const path = named.slice(Math.max(0, named.search(PATH)));
  const [position, line, column] = POSITION.exec(path) ?? [];
  if (!call.startsWith("at ") || position === undefined || !PATH.test(path)) return undefined;
  return { file: path.slice(0, -position.length), line: Number(line), column: Number(column) };
}

/** `file:line:column`, which terminals and editors turn into a link. */
export function printedSource({ file, line, column }: SourcePlace): string {
  return `${file}:${line}:${column}`;
}

/** The page that shows an error in development, and reloads when a file changes. */
export function failurePage(error: unknown): string {
  const place = placeOf(error);
  const framed = v.safeParse(v.object({ frame: v.string() }), error);
  const frame = framed.success ? framed.output.frame : undefined;
  const lines = [place && printedSource(place), String(error), frame];
  const text = lines.filter((line) => line !== undefined).join("\n\n");
  return `<!doctype html><title>Failed</title><script type="module" src="/@vite/client"></script>
<pre>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>
`;
}
