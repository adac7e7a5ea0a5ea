import { expect, test } from "vitest";
import { shootingOf } from "#domain/season/shots.ts";

test("shots add up", () => {
  const shots = [
    { made: 1, tried: 2 },
    { made: 0, tried: 3 },
  ];
  expect(shootingOf(shots)).toEqual({ made: 1, tried: 5 });
  expect(shootingOf([])).toEqual({ made: 0, tried: 0 });
});
