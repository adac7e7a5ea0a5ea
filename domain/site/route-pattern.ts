const compiled = new Map<string, readonly RegExp[]>();

/** The rest placeholder at the end of a pattern, which matches any number of segments. */
const REST = /^\[\.\.\.\w+\]$/;

/** Returns whether a pattern such as `/teams/[id]` matches a path, given as decoded segments. */
export function matches(pattern: string, segments: readonly string[]): boolean {
  const wanted = compiled.get(pattern) ?? compile(pattern);
  const hasRest = REST.test(pattern.slice(pattern.lastIndexOf("/") + 1));
  if (hasRest ? segments.length < wanted.length : segments.length !== wanted.length) return false;
  return wanted.every((segment, index) => segment.test(segments[index] ?? ""));
}

/** The values of a pattern's placeholders, by name, in a path that the pattern matches. */
export function placeholdersOf(
  pattern: string,
  segments: readonly string[],
): Record<string, string> {
  const expressions = compiled.get(pattern) ?? compile(pattern);
  return Object.assign(
    {},
    ...expressions.map((segment, index) => segment.exec(segments[index] ?? "")?.groups),
  );
}

/** Compiles a pattern to one expression for each segment, without the rest placeholder. */
function compile(pattern: string): readonly RegExp[] {
  const parts = pattern.split("/").filter((part) => part !== "" && !REST.test(part));
  const expressions = parts.map((part) => {
    const source = part
      .split(/(\[\w+\])/)
      .map((text, at) =>
        at % 2 === 1 ? `(?<${text.slice(1, -1)}>[^]+)` : text.replaceAll(".", "\\."),
      )
      .join("");
    return new RegExp(`^${source}$`);
  });
  compiled.set(pattern, expressions);
  return expressions;
}

/** The decoded segments of a path, without empty ones; undefined when an escape is malformed. */
export function segmentsOf(pathname: string): string[] | undefined {
  try {
    const segments = pathname.split("/").filter((segment) => segment !== "");
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}
