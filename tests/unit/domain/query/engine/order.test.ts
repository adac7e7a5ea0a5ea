import fc from "fast-check";
import { expect, test } from "vitest";
import { placesInOrder } from "#domain/query/engine/order.ts";

const value = fc.oneof(
  fc.constantFrom(0, -0, 1, 2.5, Number.NaN),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.integer({ min: -5, max: 5 }),
);

/** The same by a sort of all places. */
function plainOrder(values: readonly number[], order: "asc" | "desc", ties?: readonly number[]) {
  const sign = order === "asc" ? 1 : -1;
  const rank = (at: number) => values[at] as number;
  return values
    .map((_, at) => at)
    .sort((a, b) => {
      const unknown = Number(Number.isNaN(rank(a))) - Number(Number.isNaN(rank(b)));
      const known = Number.isNaN(rank(a)) || Number.isNaN(rank(b)) ? 0 : rank(a) - rank(b);
      return (
        unknown || sign * Math.sign(known) || (ties ? (ties[a] ?? 0) - (ties[b] ?? 0) : 0) || a - b
      );
    });
}

test("the places of a page are those of sorting all values", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(value, fc.integer({ min: 0, max: 3 })), { maxLength: 60 }),
      fc.constantFrom("asc" as const, "desc" as const),
      fc.nat(70),
      fc.nat(70),
      fc.boolean(),
      (pairs, order, start, size, hasTies) => {
        const values = pairs.map(([own]) => own);
        const ties = hasTies ? pairs.map(([, tie]) => tie) : undefined;
        const places = placesInOrder(
          Float64Array.from(values),
          order,
          start,
          start + size,
          ties && ((place) => ties[place] ?? 0),
        );
        expect(places).toEqual(plainOrder(values, order, ties).slice(start, start + size));
      },
    ),
  );
});

test.each([
  ["nothing", [], 0, 5, []],
  ["a range past the end", [3, 1], 5, 9, []],
  ["a range before the start", [3, 1], -4, 1, [0]],
  ["unknown values last", [Number.NaN, 1, 2], 0, 3, [2, 1, 0]],
])("%s", (_name, values, start, end, expected) => {
  expect(placesInOrder(Float64Array.from(values), "desc", start, end)).toEqual(expected);
});

test("each of many equal values is asked once for its place among them", () => {
  const asked: number[] = [];
  const places = placesInOrder(new Float64Array(500), "desc", 0, 500, (place) => {
    asked.push(place);
    return -place;
  });
  expect(places).toEqual(Array.from({ length: 500 }, (_, at) => 499 - at));
  expect(asked).toHaveLength(500);
});
