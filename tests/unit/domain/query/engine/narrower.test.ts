import { expect, test } from "vitest";
import { queryAddress } from "#domain/query/address.ts";
import { withoutNarrowest } from "#domain/query/engine/narrower.ts";
import { asked, small } from "#tests/fixtures/small-season.ts";

function wider(address: string, fixed = {}): [string, number] | undefined {
  const found = withoutNarrowest(asked(address), small, { fixed });
  return found && [queryAddress(found.query).replace("&season=2025-26", ""), found.total];
}

test.each([
  // Ann Arrow's three games remain, of 40 points there is one.
  ["player=ann+arrow&pts=40..", ["player=11", 3]],
  ["player=ann+arrow&where=home&pts=40..", ["player=11&where=home", 1]],
  // The sort by the dropped figure goes with it.
  ["player=ann+arrow&pts=40..&sort=-pts&page=7", ["player=11", 3]],
  // No one condition is to blame, so the widest one alone remains.
  ["player=ben+bell&opp=ATL&pts=40..", ["opp=ATL", 4]],
])("%s is widened to %j", (address, expected) => {
  expect(wider(address)).toEqual(expected);
});

test("a condition that the page implies is kept", () => {
  const [address] = wider("player=ann+arrow&pts=40..", { player: "11" }) ?? [];
  expect(address).toContain("player=11");
  expect(wider("team=ATL&pts=99..", { team: "ATL" })?.[0]).toContain("team=ATL");
});

test("without rows for any condition alone there is nothing to offer", () => {
  expect(wider("stage=playoffs&pts=99..&reb=99..&ast=99..")).toBeUndefined();
  expect(withoutNarrowest(asked("stage=playoffs"), small)).toBeUndefined();
});
