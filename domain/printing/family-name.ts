/** A player's family name for headlines: "Dončić", "Jaquez" for "Jaime Jaquez Jr.". */
export function familyName(name: string): string {
  const words = name.split(" ").filter((word) => !/^(?:[JS]r\.?|I{2,3}|IV)$/.test(word));
  return words.length < 2 ? name : words.slice(1).join(" ");
}
