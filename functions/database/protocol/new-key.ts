/** A key for a child that POST adds: unique, and later ones sort after earlier ones. */
export function newKey(): string {
  const time = Date.now().toString(36).padStart(9, "0");
  return time + crypto.randomUUID().replaceAll("-", "").slice(0, 11);
}
