import { expect, test } from "vitest";
import { compareNames } from "#domain/text/compare-names.ts";

test.each([
  [["AJ Green", "al Horford", "Élie Okobo", "Luka Dončić", "Luka Doncid", "Zach LaVine"]],
  [["Cvitan", "Čvorović", "Cycon", "Ćzik", "Žaja", "Zubac"]],
  [["Jaren Jackson", "Jaren Jackson Jr.", "Team 2", "Team 10"]],
  [["Sarić", "Šarić"]],
])("compareNames sorts %j", (names) => {
  expect(names.toReversed().sort(compareNames)).toEqual(names);
});
