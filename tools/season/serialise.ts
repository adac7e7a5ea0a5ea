/**
 * JSON with one line for each row of a list, so that a changed row is one changed line. Equal
 * values always give equal bytes.
 */
export function serialise(value: unknown): string {
  return `${block(value)}\n`;
}

function block(value: unknown): string {
  if (Array.isArray(value)) return `[\n${value.map((row) => JSON.stringify(row)).join(",\n")}\n]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, of]) => `${JSON.stringify(key)}: ${block(of)}`);
  return `{\n${members.join(",\n")}\n}`;
}
