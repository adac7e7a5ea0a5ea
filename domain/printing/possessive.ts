/** The possessive of a name: "Detroit's", "the Lakers'". */
export function possessive(name: string): string {
  return name.endsWith("s") ? `${name}'` : `${name}'s`;
}
