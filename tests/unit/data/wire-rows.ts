/** Rows as the database holds them. */

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
