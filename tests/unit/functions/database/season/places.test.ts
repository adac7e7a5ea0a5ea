import { expect, test } from "vitest";
import { recordOwnerOf } from "#functions/database/season/places.ts";

test.each([
  ["/users/ada.json", "ada"],
  ["/users/ada/favorites/teams/3.json", "ada"],
  ["/users//b%20c.json", "b c"],
  ["/users.json", undefined],
  ["/.json", undefined],
  ["/nba/users/ada.json", undefined],
  // Refused where the path is read.
  ["/users/a.b.json", undefined],
  ["/users/ada", undefined],
])("the path %s lies in the record of %s", (pathname, uid) => {
  expect(recordOwnerOf(pathname)).toBe(uid);
});
