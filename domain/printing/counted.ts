/** The noun for a number of things: "game" for 1, else "games". A number that is printed already may be a text. */
export function nounFor(count: number | string, one: string, many = `${one}s`): string {
  return String(count) === "1" ? one : many;
}

/** A number and its noun: "1 game", "2 games". */
export function counted(count: number | string, one: string, many?: string): string {
  return `${count} ${nounFor(count, one, many)}`;
}
