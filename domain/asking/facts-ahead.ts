/** Games to come by the time of the question: of all teams, of one, or of two that meet. */
export interface ComingFact {
  kind: "coming";
  when: "today" | "tomorrow" | "next" | "all";
  teamIds: readonly number[];
}

/** A question about odds, ratings, schedules or upsets, of one team or of all. */
export interface OutlookFact {
  kind: "outlook";
  of: "odds" | "rating" | "schedule" | "schedule-left" | "upset" | "magic";
  teamId: number | undefined;
  order: "most" | "least";
}
