import { DatasetError } from "./dataset-error.ts";

interface Spelling {
  /** As the tables write him. */
  plain: string;
  own: string;
}

/** Spellings of names that no table has, by player id. */
const SPELLINGS: ReadonlyMap<string, Spelling> = new Map([
  ["203967", { plain: "Dario Saric", own: "Dario Šarić" }],
  ["1627746", { plain: "Skal Labissiere", own: "Skal Labissière" }],
  ["1630209", { plain: "Omer Yurtseven", own: "Ömer Yurtseven" }],
  ["1630578", { plain: "Alperen Sengun", own: "Alperen Şengün" }],
  ["1641774", { plain: "Tristan Vukcevic", own: "Tristan Vukčević" }],
  ["1642365", { plain: "Nikola Djurisic", own: "Nikola Đurišić" }],
  ["1642849", { plain: "Nolan Traore", own: "Nolan Traoré" }],
]);

/** A player's name as he spells it; throws where the id is another's than the spellings think. */
export function spelt(id: string, name: string, spellings = SPELLINGS): string {
  const spelling = spellings.get(id);
  if (spelling === undefined || name === spelling.own) return name;
  if (name === spelling.plain) return spelling.own;
  throw new DatasetError(`Player ${id} is ${name}, but is spelt as ${spelling.own}.`);
}

/** Spellings of players that no table has. Empty is good. */
export function idleSpellings(ids: ReadonlySet<string>, spellings = SPELLINGS): string[] {
  return [...spellings].filter(([id]) => !ids.has(id)).map(([, { own }]) => own);
}
