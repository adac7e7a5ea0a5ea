import type { CalendarFact, ProjectionFact, UpcomingFact } from "../facts-ahead.ts";

/** The games of a team ahead. */
export function aheadOf(team: string): string[] {
  if (team === "") return [];
  return [`${team} next game`, `${team} game tv`, `${team} schedule`, `${team} record`];
}

/** The questions after games to come, by the names of their teams. */
export function ofUpcoming({ when }: UpcomingFact, [one = "", two]: readonly string[]): string[] {
  const meeting = two === undefined ? [] : [`${one} vs ${two}`];
  const day = when === "tomorrow" ? "games today" : "games tomorrow";
  return [...meeting, ...aheadOf(one), day, "games on tv", "games today", "games on espn"];
}

export function ofCalendar({ of }: CalendarFact): string[] {
  const days = [
    "when does the season start",
    "when does the season end",
    "when do the playoffs start",
  ];
  const own = { start: 0, end: 1, playoffs: 2 }[of];
  return [...days.filter((_, at) => at !== own), "next games", "first 50 point game of the season"];
}

export function ofProjection({ of }: ProjectionFact, team: string): string[] {
  const own =
    team === "" ? [] : [`${team} playoff odds`, `${team} rating`, `${team} strength of schedule`];
  const lists = ["power rankings", "strength of schedule", "biggest upset", "playoff odds"];
  const other = of === "schedule" ? ["hardest remaining schedule"] : [];
  return [...own, ...other, ...lists];
}
