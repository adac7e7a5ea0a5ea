import { DatasetError } from "./dataset-error.ts";

interface Spelling {
  /** The tables' spelling. */
  plain: string;
  own: string;
}

/** Spellings of names that the tables do not have, by player id. */
const SPELLINGS: ReadonlyMap<string, Spelling> = new Map([
  ["203967", { plain: "Dario Saric", own: "Dario Šarić" }],
  ["1627746", { plain: "Skal Labissiere", own: "Skal Labissière" }],
  ["1630209", { plain: "Omer Yurtseven", own: "Ömer Yurtseven" }],
  ["1630578", { plain: "Alperen Sengun", own: "Alperen Şengün" }],
  ["1641774", { plain: "Tristan Vukcevic", own: "Tristan Vukčević" }],
  ["1642365", { plain: "Nikola Djurisic", own: "Nikola Đurišić" }],
  ["1642849", { plain: "Nolan Traore", own: "Nolan Traoré" }],
]);

/** A player's name in his own spelling; throws when the id belongs to another name. */
export function spelt(id: string, name: string, spellings = SPELLINGS): string {
  const spelling = spellings.get(id);
  if (spelling === undefined || name === spelling.own) return name;
  if (name === spelling.plain) return spelling.own;
  throw new DatasetError(`Player ${id} is ${name}, but is spelt as ${spelling.own}.`);
}

/** The listed spellings of players that no table has; empty means none. */
export function idleSpellings(ids: ReadonlySet<string>, spellings = SPELLINGS): string[] {
  return [...spellings].filter(([id]) => !ids.has(id)).map(([, { own }]) => own);
}
