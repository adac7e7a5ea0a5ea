/** A player under contract. Every field is text as printed; "" where nothing is known. */
export interface Player {
  id: string;
  name: string;
  age: string;
  /** The day of birth, as "1984-12-30". */
  born: string;
  position: string;
  height: string;
  weight: string;
  /** The full name of the team, as "Boston Celtics". */
  currentTeam: string;
  yearsOfService: string;
  /** One or two digits; "00" is another number than "0". */
  jersey: string;
  preDraftTeam: string;
  draftStatus: string;
  nationality: string;
}
