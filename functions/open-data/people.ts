import { memoize } from "#domain/memoize.ts";
import { type FormerPlayer, withGames } from "#domain/players/former-player.ts";
import type { Player } from "#domain/players/player.ts";
import { teamOfPlayer } from "#domain/players/players.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import type { Team } from "#domain/teams/team.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { PlayerAnswer, PlayerOfLine } from "./answer-schemas.ts";
import { teamAnswers } from "./teams.ts";

/** A player who is on a roster or has played. */
export interface Person {
  answer: PlayerAnswer;
  /** The player as he appears next to figures. */
  ofLine: PlayerOfLine;
  /** On a roster. */
  isActive: boolean;
  /** For searching: without accents and case. */
  firstName: string;
  lastName: string;
}

export interface PeopleFacts {
  teams: Team[];
  players: Player[];
  seasonTotals: SeasonTotals[];
}

/** All players by id, sorted by id: those under contract, and others who have played. */
export function peopleOf({
  teams,
  players,
  seasonTotals,
}: PeopleFacts): ReadonlyMap<number, Person> {
  return peopleByTeams(teams)(players)(seasonTotals);
}

const peopleByTeams = memoize((teams: Team[]) =>
  memoize((players: Player[]) =>
    memoize((totals: SeasonTotals[]): ReadonlyMap<number, Person> => {
      const byId = new Map<number, Person>();
      const byTeamId = teamAnswers(teams);
      for (const { id, name, teamId } of totals) {
        const answer = { ...named(Number(id), name), ...NOTHING_KNOWN };
        byId.set(answer.id, person({ ...answer, team: byTeamId.get(teamId) ?? null }, false));
      }
      for (const player of players) {
        if (!/^[1-9]\d{0,7}$/.test(player.id)) continue;
        const team = teamOfPlayer(player, teams);
        const answer = {
          ...named(Number(player.id), player.name),
          ...readCollections(player),
          team: (team && byTeamId.get(team.id)) ?? null,
        };
        byId.set(answer.id, person(answer, player.currentTeam !== ""));
      }
      return new Map([...byId].sort(([a], [b]) => a - b));
    }),
  ),
);

/** The same with the players of past seasons, of whom only the names are known. */
export function everybodyOf({
  formerPlayers,
  ...facts
}: PeopleFacts & { formerPlayers: readonly FormerPlayer[] }): ReadonlyMap<number, Person> {
  return withFormer(formerPlayers)(peopleOf(facts));
}

const withFormer = memoize((former: readonly FormerPlayer[]) =>
  memoize((people: ReadonlyMap<number, Person>): ReadonlyMap<number, Person> => {
    const past = withGames(former).map(({ id, name }): [number, Person] => {
      const answer = { ...named(Number(id), name), ...NOTHING_KNOWN, team: null };
      return [answer.id, person(answer, false)];
    });
    return new Map([...past, ...people].sort(([a], [b]) => a - b));
  }),
);

function person(answer: PlayerAnswer, isActive: boolean): Person {
  const { team, ...own } = answer;
  return {
    answer,
    ofLine: { ...own, team_id: team?.id ?? null },
    isActive,
    firstName: foldForSearch(answer.first_name),
    lastName: foldForSearch(answer.last_name),
  };
}

/** Splits a name: everything after the first space is the last name ("Jaren", "Jackson Jr."). */
function named(id: number, name: string): Pick<PlayerAnswer, "id" | "first_name" | "last_name"> {
  const [first = "", ...rest] = name.split(" ");
  return { id, first_name: first, last_name: rest.join(" ") };
}

type Facts = Omit<PlayerAnswer, "id" | "first_name" | "last_name" | "team">;

const NOTHING_KNOWN: Facts = {
  position: null,
  height: null,
  weight: null,
  jersey_number: null,
  college: null,
  country: null,
  draft_year: null,
  draft_round: null,
  draft_number: null,
};

function readCollections(player: Player): Facts {
  const known = (text: string) => (text === "" ? null : text);
  return {
    position: known(player.position),
    height: known(player.height),
    weight: known(player.weight),
    jersey_number: known(player.jersey),
    college: known(player.preDraftTeam),
    country: known(player.nationality),
    ...draftOf(player.draftStatus),
  };
}

function draftOf(status: string): Pick<Facts, "draft_year" | "draft_round" | "draft_number"> {
  const [, year, round, pick] = /^(\d{4}) Rnd (\d) Pick (\d{1,2})$/.exec(status) ?? [];
  const known = (digits: string | undefined) => (digits === undefined ? null : Number(digits));
  return { draft_year: known(year), draft_round: known(round), draft_number: known(pick) };
}

/** A player of whom only the id is known, from a line of a game. */
export function unknownPlayer(id: number): PlayerOfLine {
  return { id, first_name: "", last_name: "", ...NOTHING_KNOWN, team_id: null };
}
