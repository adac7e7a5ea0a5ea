import { capital } from "#domain/printing/capital.ts";
import type { Tables } from "../engine/tables.ts";
import { type Names, namesOf, playerName, playersNamed, teamOf } from "../names.ts";
import type { QuestionData } from "../question-data.ts";
import { ALSO_CONDITION } from "./company.ts";
import { type Choices, condition, equals, ofGames, type SideTest } from "./condition.ts";
import { oneOf, playerParameter, playersParameter, teamParameter } from "./reading.ts";

export const DIVISIONS = [
  "atlantic",
  "central",
  "southeast",
  "northwest",
  "pacific",
  "southwest",
] as const;
export type Division = (typeof DIVISIONS)[number];

const CONFERENCES = ["east", "west"] as const;
export type AskedConference = (typeof CONFERENCES)[number];

const CLUB = "by abbreviation, name or id";
const PERSON = "by name or id";

/** The conditions on games by their teams. */
export const TEAM_CONDITIONS = {
  team: condition<string>({
    ...teamParameter("team"),
    tested: ofGames((abbreviation, data, { sides }) =>
      equals(sides.team, teamOf(abbreviation, namesOf(data))?.id),
    ),
    say: () => "for the",
    name: fullName,
    field: { label: "Team", place: "first", placeholder: "Any, as DEN" },
    description: `Games for this team, ${CLUB}.`,
  }),
  opp: condition<string>({
    ...teamParameter("opp"),
    tested: ofGames((abbreviation, data, { sides }) =>
      equals(sides.opponent, teamOf(abbreviation, namesOf(data))?.id),
    ),
    say: () => "against the",
    name: fullName,
    field: { label: "Opponent", place: "first", placeholder: "Any" },
    description: `Games against this team, ${CLUB}.`,
  }),
  conf: condition<AskedConference>({
    ...oneOf("conf", CONFERENCES),
    tested: ofGames(among("conference", "team")),
    say: (conference) => `in ${conferenceName(conference)}`,
    field: { label: "Conference", place: "more", choices: conferenceChoices() },
    description: "Games for teams of one conference, east or west.",
  }),
  div: condition<Division>({
    ...oneOf("div", DIVISIONS),
    tested: ofGames(among("division", "team")),
    say: (division) => `in ${divisionName(division)}`,
    field: { label: "Division", place: "more", choices: divisionChoices() },
    description: "Games for teams of one division, as atlantic.",
  }),
  oppconf: condition<AskedConference>({
    ...oneOf("oppconf", CONFERENCES),
    tested: ofGames(among("conference", "opponent")),
    say: (conference) => `against ${conferenceName(conference)}`,
    field: { label: "Opponent's conference", place: "more", choices: conferenceChoices() },
    description: "Games against teams of one conference.",
  }),
  oppdiv: condition<Division>({
    ...oneOf("oppdiv", DIVISIONS),
    tested: ofGames(among("division", "opponent")),
    say: (division) => `against ${divisionName(division)}`,
    field: { label: "Opponent's division", place: "more", choices: divisionChoices() },
    description: "Games against teams of one division.",
  }),
};

/** The conditions on games by who else played in them. */
export const COMPANY_CONDITIONS = {
  with: condition<readonly string[]>({
    ...playersParameter("with"),
    tested: ofGames((ids, _, tables) => {
      const all = ids.map((id) => gamesOf(id, tables));
      return (side) => all.every(({ played }) => played[side] === 1);
    }),
    say: () => "with",
    name: playersNamed,
    field: { label: "With teammate", place: "more" },
    description: `Games with this teammate, ${PERSON}, or with all of several, parted by commas.`,
    isPlayer: true,
  }),
  without: condition<readonly string[]>({
    ...playersParameter("without"),
    tested: ofGames((ids, _, tables) => {
      const all = ids.map((id) => gamesOf(id, tables));
      const { team } = tables.sides;
      return (side) =>
        all.every(({ played, teams }) => played[side] === 0 && teams.has(team[side] ?? 0));
    }),
    say: () => "without",
    name: playersNamed,
    field: { label: "Without teammate", place: "more" },
    description: `Games without this teammate, ${PERSON}, or without all of several.`,
    note: "Without a player: games of his teams of the season in which he did not play.",
    isPlayer: true,
  }),
  vs: condition<string>({
    ...playerParameter("vs"),
    tested: ofGames((id, _, tables) => {
      const { played } = gamesOf(id, tables);
      return (side) => played[side ^ 1] === 1;
    }),
    say: () => "in games against",
    name: playerName,
    field: { label: "Against player", place: "more" },
    description: `Games against this player, ${PERSON}.`,
    isPlayer: true,
  }),
  also: ALSO_CONDITION,
};

function among(of: "conference" | "division", by: "team" | "opponent") {
  return (name: string, { teams }: QuestionData, { sides }: Tables): SideTest => {
    const column = sides[by];
    const members = new Set(
      teams.filter((team) => team[of].toLowerCase() === name).map(({ id }) => id),
    );
    return (side) => members.has(column[side] ?? 0);
  };
}

/** The sides that a player played for, and his teams of the season. */
function gamesOf(id: string, { lines, sides, players }: Tables) {
  const played = new Uint8Array(sides.size);
  const teams = new Set<number>();
  const wanted = lines.players.findIndex((player) => player.id === id);
  for (let line = 0; line < lines.size; line += 1) {
    if (lines.player[line] !== wanted) continue;
    played[players.side[line] ?? 0] = 1;
    teams.add(lines.team[line] ?? 0);
  }
  return { played, teams };
}

function fullName(abbreviation: string, names: Names): string {
  return teamOf(abbreviation, names)?.fullName ?? abbreviation;
}

/** "the Eastern Conference". */
function conferenceName(conference: AskedConference): string {
  return `the ${capital(conference)}ern Conference`;
}

/** "the Atlantic Division". */
function divisionName(division: Division): string {
  return `the ${capital(division)} Division`;
}

function conferenceChoices(): Choices {
  return { any: "Any", values: CONFERENCES.map((name) => [name, capital(name)] as const) };
}

function divisionChoices(): Choices {
  return { any: "Any", values: DIVISIONS.map((name) => [name, capital(name)] as const) };
}
