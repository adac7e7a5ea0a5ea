import { expect, test } from "vitest";
import { familyName } from "#domain/printing/family-name.ts";

test.each([
  ["Luka Dončić", "Dončić"],
  ["Jaime Jaquez Jr.", "Jaquez"],
  ["Robert Williams III", "Williams"],
  ["Ronald Holland II", "Holland"],
  ["Shai Gilgeous-Alexander", "Gilgeous-Alexander"],
  ["Yanic Konan Niederhäuser", "Konan Niederhäuser"],
  ["Tim Hardaway Jr", "Hardaway"],
  ["Karl Sr.", "Karl Sr."],
  ["Ivan Jrue", "Jrue"],
  ["Ada XIV", "XIV"],
  ["Ada IVanov", "IVanov"],
  ["Nenê", "Nenê"],
  ["", ""],
])("familyName(%j) is %j", (name, family) => {
  expect(familyName(name)).toBe(family);
});
