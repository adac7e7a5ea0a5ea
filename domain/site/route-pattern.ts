const known = new Map<string, readonly RegExp[]>();

/** The rest placeholder at the end of a pattern, which matches any number of segments. */
const REST = /^\[\.\.\.\w+\]$/;

/** Returns whether a pattern such as `/teams/[id]` matches a path, given as decoded segments. */
export function matches(pattern: string, segments: readonly string[]): boolean {
  const wanted = segmentPatterns(pattern);
  const hasRest = REST.test(pattern.slice(pattern.lastIndexOf("/") + 1));
  if (hasRest ? segments.length < wanted.length : segments.length !== wanted.length) return false;
  return wanted.every((segment, index) => segment.test(segments[index] ?? ""));
}

/** The values of a pattern's placeholders, by name, in a path that the pattern matches. */
export function placeholdersOf(
  pattern: string,
  segments: readonly string[],
): Record<string, string> {
  const expressions = segmentPatterns(pattern);
  return Object.assign(
    {},
    ...expressions.map((segment, index) => segment.exec(segments[index] ?? "")?.groups),
  );
}

/** One expression for each segment of a pattern, without the rest placeholder. */
export function segmentPatterns(pattern: string): readonly RegExp[] {
  const expressions = known.get(pattern) ?? compile(pattern);
  known.set(pattern, expressions);
  return expressions;
}

function compile(pattern: string): readonly RegExp[] {
  const parts = pattern.split("/").filter((part) => part !== "" && !REST.test(part));
  return parts.map((part) => {
    const source = part
      .split(/(\[\w+\])/)
      .map((text, at, texts) => {
        if (at % 2 === 0) return text.replaceAll(".", "\\.");
        // Of several values in a segment, each ends at the first separator: one reading to try.
        const separator = at + 2 < texts.length - 1 ? texts[at + 1]?.charAt(0) : undefined;
        return `(?<${text.slice(1, -1)}>[^${separator ?? ""}]+)`;
      })
      .join("");
    return new RegExp(`^${source}$`);
  });
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
