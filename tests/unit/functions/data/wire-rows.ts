/** Rows in the format of the database. */

export function teamRow(id: number, abbreviation: string) {
  return {
    id,
    abbreviation,
    city: "City",
    conference: "East",
    division: "Atlantic",
    full_name: `City ${abbreviation}`,
    name: abbreviation,
  };
}

export function link(name: string) {
  return { name, logo: `/badges/${name}.svg`, href: `https://example.org/${name}` };
}

export function playerRow(name: string) {
  return {
    id: "1",
    Player: name,
    Age: "25",
    Pos: "G",
    HT: "6-3",
    WT: "190",
    "Current Team": "Boston Celtics",
    YOS: "3",
    "Pre-Draft Team": "Duke",
    "Draft Status": "Undrafted",
    Nationality: "USA",
  };
}

export function standingRow(rank: number | string, name: string) {
  return {
    Team: [String(rank), name, "", "/badges/x.svg"],
    w: ["40"],
    L: ["42"],
    "WIN%": ["0.488"],
    GB: ["10"],
    HOME: ["20-21"],
  };
}

export function gameRow(id: number): Record<string, unknown> {
  return {
    id,
    date: "2025-10-21",
    home_team_id: 21,
    visitor_team_id: 11,
    home_team_score: 125,
    visitor_team_score: 124,
  };
}

/** A player's ratings of a season. */
export const RATINGS =
  "203999,65,2261.5,125.1,115.4,-9.7,0.46,0.19,0.6,0.67,0.31,0.2,3.1,4,2.5,11.2,6.1";

/** A player's totals of a season. */
export const TOTALS =
  "1630639,A.J. Lawson,28,24,12,12,226.115,34,78,19,45,14,18,9,34,43,7,6,12,4,4,27,14,101,-9,0,0";
