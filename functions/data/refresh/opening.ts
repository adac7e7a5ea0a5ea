import { completedYears } from "#domain/dates.ts";
import type { FormerPlayer } from "#domain/players/former-player.ts";
import { seasonOfGame } from "#domain/season/season.ts";
import { parsePlayers } from "../wire/players.ts";
import { listOf, objectOf } from "../wire/rows.ts";
import { parseTeams } from "../wire/teams.ts";
import type { KnownPlayer } from "./player-ids.ts";
import { knownFormer, type StoredSeason } from "./stored-season.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * A season before its first game: the teams, and everyone who is known, a year older. Nothing of
 * the season before is in it.
 */
export function openedSeason(stored: StoredSeason, today: string): StoredSeason {
  const { teamsAPI, standings, players } = stored.roots;
  const rows = (listOf(players.data) ?? []).map((row) => aYearOlder(objectOf(row) ?? {}, today));
  const contracts = parsePlayers(rows)?.rows ?? [];
  const former = [...stored.former, ...withoutContract(stored)];
  return {
    ...stored,
    roots: {
      teamsAPI,
      standings: withoutLetters(standings),
      players: { data: rows },
      games: {},
      seasonTotals: {},
      leaders: {},
    },
    games: new Map(),
    rawLines: null,
    seasonLines: undefined,
    played: [],
    lines: new Map(),
    totals: new Map(),
    contracts,
    former,
    players: [...knownByContract(stored, contracts), ...knownFormer(former)],
  };
}

/** The players of the season before who have no row in `nba/players`. */
function withoutContract({ contracts, totals, games }: StoredSeason): FormerPlayer[] {
  const signed = new Set(contracts.map(({ id }) => id));
  const [game = ""] = games.keys();
  const last = seasonOfGame(game) ?? "";
  return [...totals.values()].flatMap(({ id, name }) =>
    signed.has(id) ? [] : [{ id, name, seasons: [last], first: last, last }],
  );
}

/** The standings' rows without clinch letters; they keep the teams' badges. */
function withoutLetters(standings: Row): Row {
  const cleared = (rows: unknown) =>
    (listOf(rows) ?? []).map((row) => {
      const cells = listOf(objectOf(row)?.Team) ?? [];
      return { ...objectOf(row), Team: cells.with(2, "") };
    });
  const { westConference, eastConference } = standings;
  return { westConference: cleared(westConference), eastConference: cleared(eastConference) };
}

/** A row of `nba/players` with the age of a day and another year of service. */
function aYearOlder(row: Row, today: string): Row {
  const { Born: born = "", YOS: service } = row;
  const age = born === "" ? {} : { Age: String(completedYears(String(born), today)) };
  return { ...row, ...age, ...(service !== undefined && { YOS: withAnother(String(service)) }) };
}

/** A rookie has completed his first season, and one of the season to come begins it. */
function withAnother(service: string): string {
  if (service === "R") return "1";
  if (service.startsWith("R ")) return "R";
  return /^\d+$/.test(service) ? String(Number(service) + 1) : service;
}

/** The players under contract, none of whom has a line yet. */
function knownByContract(
  stored: StoredSeason,
  contracts: StoredSeason["contracts"],
): KnownPlayer[] {
  const teams = parseTeams(stored.roots.teamsAPI.data)?.rows ?? [];
  const teamIds = new Map(teams.map(({ fullName, id }) => [fullName, id]));
  const known = new Map(stored.players.map((player) => [player.id, player.names]));
  return contracts.map(({ id, name, currentTeam, draftStatus }) => {
    const team = teamIds.get(currentTeam);
    return {
      id,
      names: [...new Set([...(known.get(id) ?? []), name])],
      teamIds: new Set(team === undefined ? [] : [team]),
      hasLines: false,
      draft: draftStatus,
    };
  });
}
