import { expect, test } from "vitest";
import { pathOfOtherSpelling } from "#functions/views/player/other-spelling.ts";
import { builtCollections } from "../built.ts";

const collections = builtCollections();
const DONCIC = "/nba/players/player/Luka%20Don%C4%8Di%C4%87";
const FOX = "/nba/players/player/De'Aaron%20Fox";

test.each([
  ["Luka Doncic", DONCIC],
  ["LUKA DONCIC", DONCIC],
  ["luka  doncic", DONCIC],
  ["De’Aaron Fox", FOX],
  ["De‘Aaron Fox", FOX],
  ["deaaron fox", FOX],
  ["Shai Gilgeous Alexander", "/nba/players/player/Shai%20Gilgeous-Alexander"],
  ["Donc\u030cic\u0301", undefined],
  ["Luka Donc\u030cic", DONCIC],
  ["PJ Washington", "/nba/players/player/P.J.%20Washington"],
  ["Ante Žižić", "/nba/players/player/Ante%20Zizic"],
  ["Luka", undefined],
  ["Nobody Known", undefined],
  ["..", undefined],
  ["", undefined],
])("the address of %j leads to %s", async (name, path) => {
  expect(await pathOfOtherSpelling(collections, name, "")).toBe(path);
});

test("the query stays whole", async () => {
  const query = "?season=2024-25&figure=reb";
  expect(await pathOfOtherSpelling(collections, "luka doncic", query)).toBe(DONCIC + query);
});
