import type { Stage } from "#domain/season/box-score.ts";
import type { Month } from "../engine/months.ts";

/** The parts of a season, as sentences name them. */
export const STAGE_NAMES: Readonly<Record<Stage | "any", string>> = {
  season: "regular season",
  playoffs: "playoffs",
  "play-in": "play-in",
  "cup-final": "Cup final",
  any: "regular season and playoffs",
};

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
