import { expect, test } from "vitest";
import { answerFact } from "#domain/asking/answer/fact.ts";
import { plainText } from "#domain/asking/understanding.ts";
import { peopleOf } from "#functions/open-data/people.ts";
import { loadDashboard } from "#functions/views/front/dashboard.ts";
import { loadPlayer } from "#functions/views/player/players.ts";
import { loadPlayers } from "#functions/views/player/players-table.ts";
import { loadSearchIndex } from "#functions/views/search/search-index.ts";
import { loadTeamRoster } from "#functions/views/team/team.ts";
import { rosterInForce } from "#functions/views/team/team-roster.ts";
import { data } from "#tests/fixtures/asked.ts";
import { unmarked } from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { builtCollections, builtDocuments, pageOf } from "./built.ts";

const collections = builtCollections();
const documents = builtDocuments();
const AS_OF = "Roster as of October 8, 2026";

const teams = new Map(sourceRows("teams.csv").map((row) => [row.team_id, row]));
const rosters = sourceRows("coming_rosters.csv").map(
  ({ player_id: id = "", team_id, player = "" }) => ({
    id,
    name: unmarked(player),
    code: teams.get(team_id)?.abbreviation,
    teamId: Number(team_id),
    fullName: teams.get(team_id)?.full_name ?? "",
  }),
);
const onRoster = new Set(rosters.map(({ id }) => id));
const without = sourceRows("players.csv").filter(({ player_id = "" }) => !onRoster.has(player_id));

async function values() {
  const reads = [
    await collections.teams(),
    await collections.players(),
    await collections.seasonTotals(),
  ];
  const [teams, players, seasonTotals] = reads.map((read) => (read.ok ? read.value.value : []));
  return { teams, players, seasonTotals } as Parameters<typeof peopleOf>[0];
}

test("everyone on a roster is with its team in the search index", async () => {
  const { players } = pageOf(await loadSearchIndex(collections, "best-known"));
  const codes = new Map(players.map(({ name, team }) => [unmarked(name), team?.abbreviation]));
  for (const { name, code } of rosters) expect(codes.get(name), name).toBe(code);
});

test("no cell of a roster is empty, and the age of a known birth date is there", async () => {
  const born = sourceRows("coming_rosters.csv").filter(({ birth_date }) => birth_date);
  const known = new Set(born.map(({ player = "" }) => unmarked(player)));
  const ages: string[] = [];
  for (const id of teams.keys()) {
    const { roster } = pageOf(await loadTeamRoster(collections, documents, id));
    for (const { name, age, position } of roster) {
      expect(position, name).toMatch(/^(?:[GFC](?:-[GFC])?|–)$/);
      expect(age, name).toMatch(/^(?:\d{2}|–)$/);
      if (known.has(unmarked(name))) ages.push(age);
    }
  }
  expect(ages).toHaveLength(33);
  expect(ages).not.toContain("–");
});

test("everyone on a roster, and nobody else, is active in the open data", async () => {
  const people = peopleOf(await values());
  for (const { id, name, teamId } of rosters)
    expect(people.get(Number(id)), name).toMatchObject({
      isActive: true,
      answer: { team: { id: teamId } },
    });
  const active = [...people.values()].filter(({ isActive }) => isActive);
  expect(active).toHaveLength(rosters.length);
  for (const { player_id } of without)
    expect(people.get(Number(player_id))).toMatchObject({
      isActive: false,
      answer: { team: null },
    });
});

test("questions name everyone's team of the rosters, with their day", () => {
  const asked = (playerId: string) =>
    answerFact(
      {
        kind: "fact",
        fact: { kind: "trait", trait: "team", playerId },
        needs: undefined,
        path: undefined,
        readAs: [],
      },
      { data },
    );
  for (const { id, name, fullName } of rosters) {
    const { headline = [], deck } = asked(id) ?? {};
    expect(unmarked(plainText(headline))).toBe(`${name} plays for the ${fullName}.`);
    expect(deck).toBe(`${AS_OF}.`);
  }
  for (const { player_id = "" } of without)
    expect(plainText(asked(player_id)?.headline ?? [])).toMatch(/ is on no roster\.$/);
});

test("every team's roster is that of the table, and dated", async () => {
  for (const [id] of teams) {
    const { roster, asOf } = pageOf(await loadTeamRoster(collections, documents, id));
    const own = rosters.filter(({ teamId }) => String(teamId) === id);
    expect(asOf).toBe(AS_OF);
    expect(roster.map(({ name }) => unmarked(name)).sort()).toEqual(
      own.map(({ name }) => name).sort(),
    );
  }
});

test("the players table lists everyone on a roster, and says its day", async () => {
  const names: [string, string | null][] = [];
  for (let page = 1, total = 1; names.length < total; page += 1) {
    const read = { page: String(page), query: new URLSearchParams() };
    const table = pageOf(await loadPlayers(collections, read));
    expect([table.asOf, table.players]).toEqual([AS_OF, rosters.length]);
    total = table.answer.total;
    names.push(
      ...table.answer.rows.map((row): [string, string | null] => [unmarked(row[1]), row[4]]),
    );
  }
  expect(new Map(names)).toEqual(new Map(rosters.map(({ name, fullName }) => [name, fullName])));
});

test.each([
  ["LeBron James", "Philadelphia 76ers", true],
  ["AJ Dybantsa", "Washington Wizards", false],
  ["Ben Simmons", "Sacramento Kings", false],
  ["Russell Westbrook", undefined, true],
])(
  "the page of %s: %s, and figures of the season that he played: %s",
  async (name, team, played) => {
    const page = pageOf(await loadPlayer(collections, documents, name));
    if (page.kind !== "known") throw new Error(page.kind);
    const { profile } = page;
    const place = rosters.find((row) => row.name === name);
    expect(profile.team?.fullName).toBe(team);
    expect(team).toBe(place?.fullName);
    expect(profile.asOf).toBe(AS_OF);
    expect(profile.listed !== undefined).toBe(team !== undefined);
    expect(profile.season !== undefined).toBe(played);
  },
);

test("leaders of the season stand with their teams of the season", async () => {
  expect(collections.seasonNow.current).toBe("2025-26");
  const totals = new Map(sourceRows("player_totals.csv").map((row) => [row.player, row.team_id]));
  const clock = { now: Date.parse("2026-10-10T00:00Z"), bringsResults: false };
  const { leaders } = pageOf(await loadDashboard(collections, clock));
  const rows = leaders.flatMap(({ categories }) => categories.flatMap((list) => list.rows));
  expect(rows.length).toBeGreaterThan(100);
  for (const { player, team } of rows) {
    const id = totals.get(player);
    if (id !== undefined) expect(team?.code, player).toBe(teams.get(id)?.abbreviation);
  }
});

test("while no box score is held a roster has everybody, and neither figures nor words of them", async () => {
  const { teams, players } = await values();
  const [team] = teams;
  if (team === undefined) throw new Error("no team");
  const facts = { season: "2026-27", current: "2026-27", players, lines: undefined, asOf: AS_OF };
  const { note, rows } = rosterInForce(team, { ...facts, totals: [] });
  expect(rows.length).toBeGreaterThan(10);
  expect([note, ...rows.flatMap(({ figures }) => figures)].join("")).toBe("");
  expect(rows.every(({ figures }) => figures.length === 0)).toBe(true);
});
