import type { Month } from "./months.ts";

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
  jul: "July",
  aug: "August",
  sep: "September",
};
