import type { Month, Range } from "./query.ts";

export const MONTH_NAMES: Record<Month, string> = {
  oct: "October",
  nov: "November",
  dec: "December",
  jan: "January",
  feb: "February",
  mar: "March",
  apr: "April",
  may: "May",
  jun: "June",
};

/** A range in words, of counted things or of a measure without a noun: "5 or less". */
export function rangeWords({ min, max }: Range, one = "", many = ""): string {
  const counted = (limit: number) =>
    many === "" ? signed(limit) : `${signed(limit)} ${limit === 1 ? one : many}`;
  if (min === max) return `exactly ${counted(min)}`;
  if (max === Number.POSITIVE_INFINITY) return `${counted(min)} or more`;
  if (min === Number.NEGATIVE_INFINITY)
    return `${counted(max)} or ${many === "" ? "less" : "fewer"}`;
  return `${signed(min)} to ${counted(max)}`;
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
