import { DatasetError } from "../../season/dataset-error.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** A place in words: "third". */
export function ordinal(place: number): string {
  const word = ORDINALS[place - 1];
  if (word === undefined) throw new DatasetError(`The book has no word for place ${place}.`);
  return word;
}
