const compiled = new Map<string, readonly RegExp[]>();

/** The placeholder of any number of segments at the end of a pattern. */
const REST = /^\[\.\.\.\w+\]$/;

/** Whether a path, in decoded segments, is one that a pattern such as `/teams/[id]` describes. */
export function matches(pattern: string, segments: readonly string[]): boolean {
  const wanted = compiled.get(pattern) ?? compile(pattern);
  const hasRest = REST.test(pattern.slice(pattern.lastIndexOf("/") + 1));
  if (hasRest ? segments.length < wanted.length : segments.length !== wanted.length) return false;
  return wanted.every((segment, index) => segment.test(segments[index] ?? ""));
}

/** What the placeholders of a pattern stand for in a path that it matches. */
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

/** One expression for each segment but the rest. */
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

/** A path as a router reads it, slashes at the end or doubled left out; undefined if malformed. */
export function segmentsOf(pathname: string): string[] | undefined {
  try {
    const segments = pathname.split("/").filter((segment) => segment !== "");
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}
