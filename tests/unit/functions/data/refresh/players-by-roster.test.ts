import fc from "fast-check";
import { expect, test } from "vitest";
import type { Player } from "#domain/players/player.ts";
import { ok } from "#domain/result.ts";
import { playersByRoster } from "#functions/data/refresh/players-by-roster.ts";
import type { FetchOptions } from "#functions/data/refresh/schedule.ts";
import type { StoredSeason } from "#functions/data/refresh/stored-season.ts";
import type { RosterPlayer, SourceBoxLine } from "#functions/data/sources/source.ts";
import { parsePlayers } from "#functions/data/wire/players.ts";
import { parseTeams } from "#functions/data/wire/teams.ts";
import { readDataset } from "#tools/operate/dataset-push.ts";

const held = readDataset() as Record<string, { data: unknown }>;
const TEAMS = parseTeams(held.teamsAPI?.data)?.rows ?? [];
const TEAM_IDS = new Map(TEAMS.map(({ fullName, id }) => [fullName, id]));
const ROSTERS = parsePlayers(held.players?.data)?.rows ?? [];

/** A player under contract whose birth and number are not known. */
const ROOKIE = ROSTERS.findIndex((one) => one.born === "" && TEAM_IDS.get(one.currentTeam) === 14);

/** A man as he is in truth: his id on the site, if he has one, and what the scoreboard says of him. */
interface Man {
  siteId: string | undefined;
  theirs: string;
  name: string;
  teamId: number;
  jersey: string;
  born: string;
  /** He has played, and no roster has him anymore. */
  isWaived?: boolean;
}

const known = (player: Player, at: number): Man => ({
  siteId: player.id,
  theirs: `scoreboard ${at + 1}`,
  name: player.name,
  teamId: TEAM_IDS.get(player.currentTeam) ?? 1,
  jersey: player.jersey,
  born: player.born,
});

/** Names as another source may print them. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replace(/ (?:Jr\.|Sr\.|II|III|IV)$/, ""),
  (name) => name.normalize("NFD").replace(/\p{M}/gu, ""),
  (name) => name.replaceAll(".", ""),
];

const stored = (contracts: readonly Player[]): StoredSeason =>
  ({
    contracts,
    names: new Map(contracts.map(({ id, name }) => [id, name])),
    players: contracts.map(({ id, name, currentTeam, draftStatus }) => ({
      id,
      names: [name],
      teamIds: new Set([TEAM_IDS.get(currentTeam) ?? 0]),
      hasLines: false,
      draft: draftStatus,
    })),
  }) as unknown as StoredSeason;

function optionsOf(men: readonly Man[], unread: ReadonlySet<number>): FetchOptions {
  const rowOf = ({ theirs, name, teamId, jersey, born }: Man): RosterPlayer => {
    const unknown = { position: "", height: "", weight: "", college: "", country: "", draft: "" };
    return { ...unknown, id: theirs, name, teamId, jersey, born };
  };
  const activePlayers = async (teamIds: readonly number[]) => {
    const own = men.filter(({ teamId, isWaived }) => !isWaived && teamIds.includes(teamId));
    return ok({ rows: own.filter(({ teamId }) => !unread.has(teamId)).map(rowOf), unread: [] });
  };
  const source = { activePlayers, teamsAtOnce: 1, requestsLeft: () => 30 };
  return { source, now: () => 0 } as unknown as FetchOptions;
}

const lineOf = ({ theirs, name, teamId, jersey }: Man) =>
  ({ gameId: 1, playerId: theirs, playerName: name, draft: "", jersey, teamId }) as SourceBoxLine;

/** Changes of the league of which the site does not know yet. */
const change = fc.oneof(
  fc.record({
    kind: fc.constant("traded" as const),
    at: fc.nat(529),
    team: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({ kind: fc.constant("renumbered" as const), at: fc.nat(529), jersey: fc.nat(99) }),
  fc.record({ kind: fc.constant("waived" as const), at: fc.nat(529) }),
  fc.record({ kind: fc.constant("respelled" as const), at: fc.nat(529), how: fc.nat(3) }),
  fc.record({
    kind: fc.constant("namesake" as const),
    at: fc.nat(529),
    team: fc.integer({ min: 1, max: 30 }),
    jersey: fc.nat(99),
  }),
  fc.record({
    kind: fc.constant("newcomer" as const),
    team: fc.integer({ min: 1, max: 30 }),
    jersey: fc.nat(99),
  }),
);

function leagueAfter(
  changes: readonly (typeof change extends fc.Arbitrary<infer C> ? C : never)[],
) {
  const men = ROSTERS.map(known);
  for (const [number, one] of changes.entries()) {
    const man = "at" in one ? men[one.at] : undefined;
    const theirs = `scoreboard ${9_000 + number}`;
    const born = "2007-03-04";
    if (one.kind === "newcomer")
      men.push({
        siteId: undefined,
        theirs,
        name: `Newcomer Number${number}`,
        teamId: one.team,
        jersey: String(one.jersey),
        born,
      });
    if (man === undefined) continue;
    if (one.kind === "traded") man.teamId = one.team;
    if (one.kind === "renumbered") man.jersey = String(one.jersey);
    if (one.kind === "waived") man.isWaived = true;
    if (one.kind === "respelled") man.name = (SPELLINGS[one.how] ?? String)(man.name);
    // Nothing tells two men of one name, team and number apart.
    const was = ROSTERS[men.indexOf(man)];
    const isTwin = [man.teamId, TEAM_IDS.get(was?.currentTeam ?? "")].includes(
      "team" in one ? one.team : 0,
    );
    if (
      one.kind === "namesake" &&
      !(isTwin && [man.jersey, was?.jersey].includes(String(one.jersey)))
    )
      men.push({
        siteId: undefined,
        theirs,
        name: man.name,
        teamId: one.team,
        jersey: String(one.jersey),
        born,
      });
  }
  return men;
}

test("no line goes to the wrong man: over all rosters, with namesakes, trades and newcomers", async () => {
  const isKnown = new Set(ROSTERS.map(({ id }) => id));
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 25 }),
      fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }),
      async (changes, unread) => {
        const men = leagueAfter(changes);
        const told = await playersByRoster(men.map(lineOf), stored(ROSTERS), {
          teams: TEAM_IDS,
          options: optionsOf(men, new Set(unread)),
        });
        for (const man of men) {
          const match = told.matches.get(man.theirs);
          if (match === undefined || !("id" in match)) {
            expect(told.untold.get(man.theirs)).toContain(man.name);
          } else if (man.siteId === undefined) expect(isKnown.has(match.id), man.name).toBe(false);
          else expect(match.id, man.name).toBe(man.siteId);
        }
      },
    ),
    {
      numRuns: 30,
      // A newcomer of whom only a name is known, whose namesake joins another team: his own roster
      // cannot be read, or he has left it.
      examples: [
        [[{ kind: "namesake", at: ROOKIE, team: 1, jersey: 0 }], [14]],
        [
          [
            { kind: "waived", at: ROOKIE },
            { kind: "namesake", at: ROOKIE, team: 1, jersey: 0 },
          ],
          [],
        ],
      ],
    },
  );
});

test("everybody of an unchanged league is told, without a roster for those whose number is known", async () => {
  const men = ROSTERS.map(known);
  const told = await playersByRoster(men.map(lineOf), stored(ROSTERS), {
    teams: TEAM_IDS,
    options: optionsOf(men, new Set()),
  });
  expect([...told.untold]).toEqual([]);
  expect(told.matches.size).toBe(men.length);
});
