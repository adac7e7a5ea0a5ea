/** A player under contract. Every field is text as printed; "" for an unknown one. */
export interface Player {
  id: string;
  name: string;
  age: string;
  /** The date of birth: "1984-12-30". */
  born: string;
  position: string;
  height: string;
  weight: string;
  /** The full name of the team: "Boston Celtics". */
  currentTeam: string;
  yearsOfService: string;
  /** One or two digits; "00" and "0" are different numbers. */
  jersey: string;
  preDraftTeam: string;
  draftStatus: string;
  nationality: string;
}
