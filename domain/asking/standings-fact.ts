/** The standings of a season: of both conferences, of one or of a division, or one place in them. */
export interface StandingsFact {
  kind: "standings";
  season: string;
  conf: "east" | "west" | undefined;
  /** A division by its name in lower case. */
  division: string | undefined;
  /** The team whose place in its conference is asked for. */
  teamId: number | undefined;
  /** From 1 on, or the last; undefined where a team is named. */
  place: number | "last" | undefined;
}
