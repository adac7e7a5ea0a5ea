import { expect, test } from "vitest";
import { isFromForm, withoutPairs } from "#functions/views/questions/figure-pairs.ts";

test.each([
  ["figure=stl&of=&range=5..", "stl=5.."],
  ["pts=40..&figure=pts&of=avg&range=25..&figure=&of=&range=", "pts=40..&avg.pts=25.."],
  ["figure=reb&of=sum&range=500..&figure=gp&of=&range=20..", "sum.reb=500..&gp=20.."],
  ["figure=stl&of=&range=", "sort=-stl"],
  ["figure=tov&of=&range=&figure=blk&of=&range=", "sort=tov"],
  ["sort=-ast&figure=stl&of=&range=", "sort=-ast"],
  ["figure=&of=&range=", ""],
  ["figure=&of=&range=5..", "range=5.."],
  ["of=avg&figure=blk&range=+2..+", "avg.blk=+2..+"],
])("the form fields %s become the query %s", (given, asked) => {
  const search = new URLSearchParams(given);
  expect(isFromForm(search)).toBe(true);
  expect(withoutPairs(search)).toEqual(new URLSearchParams(asked));
});

test("a form sends the fields left empty, too", () => {
  expect(isFromForm(new URLSearchParams("pts=40..&team="))).toBe(true);
});

test("a query without figure pairs stays unchanged", () => {
  const search = new URLSearchParams("pts=40..&result=l");
  expect(isFromForm(search)).toBe(false);
  expect(withoutPairs(search)).toEqual(search);
});
