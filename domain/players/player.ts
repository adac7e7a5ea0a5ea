/** A player on a roster, or lately on one. Every field is text as printed; "" for an unknown one. */
export interface Player {
  id: string;
  name: string;
  age: string;
  /** The date of birth: "1984-12-30". */
  born: string;
  position: string;
  height: string;
  weight: string;
  /** The full name of the team by the roster in force: "Boston Celtics"; "" on none. */
  currentTeam: string;
  /** Those before the current season: "7", "R" for its rookie, "R 2026-27" for one of a season to come. */
  yearsOfService: string;
  /** One or two digits; "00" and "0" are different numbers. */
  jersey: string;
  preDraftTeam: string;
  draftStatus: string;
  nationality: string;
}
