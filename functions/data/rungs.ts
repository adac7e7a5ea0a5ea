import type { Rung } from "#domain/season/ladder.ts";
import type { PurgeName } from "./documents.ts";

/** The rung of each read. Reads without one are of lists, which no database may lack. */
export const RUNG_OF: Partial<Record<PurgeName, Rung>> = {
  fixtures: "fixtures",
  games: "results",
  days: "results",
  postseason: "results",
  lines: "lines",
  seasonTotals: "lines",
  seasonRatings: "lines",
  careers: "lines",
  plays: "plays",
  parts: "plays",
  together: "plays",
  shots: "plays",
  ratings: "ratings",
  odds: "ratings",
  archive: "past",
  allTime: "past",
  awards: "past",
  playoffTotals: "past",
  names: "past",
  seasons: "past",
  listedSeasons: "past",
  leagueHistory: "past",
  drafts: "past",
  franchises: "past",
  formerPlayers: "past",
  formerCareers: "past",
};
