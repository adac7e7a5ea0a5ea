import { expect, test } from "vitest";
import { pushIds } from "../../../../functions/database/push-id.ts";

/** Every character of an id, in the order of the character codes. */
const ORDER = [..."-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"]
  .sort()
  .join("");
const zeros = (digits: Uint8Array<ArrayBuffer>) => digits.fill(0);
const highest = (digits: Uint8Array<ArrayBuffer>) => digits.fill(63);
const random = (digits: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(digits);

test("ids have 20 characters, the first 8 of which are the time", () => {
  const time = 1_400_000_000_000;
  const id = pushIds(() => time, zeros)();
  expect(id).toMatch(/^-[-\w]{7}-{12}$/);
  const digits = [...id.slice(0, 8)].map((character) => ORDER.indexOf(character));
  expect(digits.reduce((sum, digit) => sum * 64 + digit, 0)).toBe(time);
});

test("ids ascend within a millisecond, across them and when the clock steps back", () => {
  let time = 1_700_000_000_000;
  const next = pushIds(() => time, random);
  const ids: string[] = [];
  for (const step of [0, 0, 1, 5, -3, 0, 1000, -2000, 0]) {
    time += step;
    for (let i = 0; i < 200; i++) ids.push(next());
  }
  expect(ids).toEqual([...new Set(ids)].sort());
  expect(ids.every((id) => /^[-\w]{20}$/.test(id))).toBe(true);
});

test("a millisecond whose ids are used up borrows from the next", () => {
  const next = pushIds(() => 1_700_000_000_000, highest);
  const [first, second] = [next(), next()];
  expect(second > first).toBe(true);
});
