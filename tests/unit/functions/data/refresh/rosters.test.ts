import { describe, expect, test } from "vitest";
import { reportLines } from "#functions/data/refresh/report.ts";
import type { Resources } from "#tools/replay/stats-api.ts";
import {
  type Data,
  dataset,
  type Json,
  LAST,
  resources,
  setUp,
  withoutLastGame,
} from "./season.ts";

const rows = (data: Data) => data.players.data as Json[];
const named = (data: Data, name: string) => rows(data).filter(({ Player }) => Player === name);
const active = (api: Resources, name: string) => {
  const [first] = name.split(" ");
  const found = api.players?.find(
    (row) => `${row.first_name} ${row.last_name}` === name && row.first_name === first,
  );
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
};

describe.each([false, true])("rosters, from an API with its own ids: %s", (ownIds) => {
  test("as they are change nothing", async () => {
    const { run, writes } = await setUp(dataset(), resources({ ownIds }));
    expect(await run()).toMatchObject({
      ok: true,
      value: { changes: [], newcomers: [], unclear: [] },
    });
    expect(writes).toEqual([]);
  });

  test("follow a trade, a number and a name", async () => {
    const api = resources({ ownIds });
    Object.assign(active(api, "Luka Dončić"), { team: { id: 4 }, jersey_number: "7" });
    Object.assign(active(api, "Nikola Jokić"), { last_name: "Jokic" });
    const { run, stored, purged } = await setUp(dataset(), api);
    const outcome = await run();
    expect(outcome).toMatchObject({ ok: true, value: { newcomers: [], unclear: [] } });
    expect(named(await stored(), "Luka Dončić")).toEqual([
      { ...named(dataset(), "Luka Dončić")[0], "Current Team": "Charlotte Hornets", Jersey: "7" },
    ]);
    // An accent less is no other name.
    expect(named(await stored(), "Nikola Jokić")).toEqual(named(dataset(), "Nikola Jokić"));
    expect(purged).toEqual(["players"]);
    expect(rows(await stored())).toHaveLength(rows(dataset()).length);
  });

  test("bring a new player with what the API knows of him, by the order of names", async () => {
    const api = resources({ ownIds });
    api.players?.push({
      id: 1_057_396_966,
      first_name: "Nova",
      last_name: "Newman",
      position: "G",
      height: "6-3",
      weight: "190",
      jersey_number: "99",
      college: "Duke",
      country: "USA",
      draft_year: 2026,
      draft_round: 1,
      draft_number: 3,
      team: { id: 1 },
    });
    const { run, stored } = await setUp(dataset(), api);
    const outcome = await run();
    expect(outcome.ok && outcome.value.newcomers).toEqual([
      expect.stringMatching(/^Nova Newman \(9\d{7}\)$/),
    ]);
    const [own] = named(await stored(), "Nova Newman");
    expect(own).toEqual({
      id: expect.stringMatching(/^9\d{7}$/),
      Player: "Nova Newman",
      Pos: "G",
      HT: "6-3",
      WT: "190",
      "Current Team": "Atlanta Hawks",
      Jersey: "99",
      "Pre-Draft Team": "Duke",
      "Draft Status": "2026 Rnd 1 Pick 3",
      Nationality: "USA",
    });
    const names = rows(await stored()).map(({ Player }) => String(Player));
    const at = names.indexOf("Nova Newman");
    expect([names[at - 1]?.slice(0, 1), names[at + 1]?.slice(0, 1)].join("") <= "NO").toBe(true);
    expect(await run()).toMatchObject({ ok: true, value: { changes: [], newcomers: [] } });
  });

  test("leave a player without a team whom no roster has", async () => {
    const api = resources({ ownIds });
    const gone = active(api, "Luka Dončić");
    api.players = api.players?.filter((row) => row !== gone) ?? [];
    const { run, stored } = await setUp(dataset(), api);
    expect(await run()).toMatchObject({ ok: true });
    expect(named(await stored(), "Luka Dončić")[0]?.["Current Team"] ?? "").toBe("");
  });
});

describe("a plan without active players", () => {
  const withoutPlan = () => {
    const { players: _, ...api } = resources();
    return api;
  };

  test("leaves teams as they are, and the report says why", async () => {
    const { run, writes } = await setUp(dataset(), withoutPlan());
    const outcome = await run();
    expect(outcome.ok && reportLines(outcome.value)).toContain(
      "players: teams and numbers: left as it is; the stats API does not give players/active (denied 401)",
    );
    expect(writes).toEqual([]);
  });

  test("still moves a player to the team of his new game", async () => {
    const before = withoutLastGame();
    const api = withoutPlan();
    const line = api.stats.get(LAST)?.[0];
    const id = String((line as Json & { player: Json }).player.id);
    const own = (data: Data) => rows(data).find((row) => row.id === id);
    const team = own(dataset())?.["Current Team"];
    Object.assign(own(before) as Json, { "Current Team": "Utah Jazz" });
    const { run, stored } = await setUp(before, api);
    expect(await run()).toMatchObject({ ok: true });
    expect(own(await stored())?.["Current Team"]).toBe(team);
  });
});

test("a renamed team keeps its players, clinch letters, statistics and official site", async () => {
  const api = resources();
  const team = api.teams.find(({ abbreviation }) => abbreviation === "UTA") as Json;
  Object.assign(team, { city: "Lake City", full_name: "Lake City Yetis", name: "Yetis" });
  const before = dataset();
  const { runAt, stored } = await setUp(before, api);
  // After the season's last day the new name would wait for the next season.
  expect(await runAt("2026-04-12T10:17:00Z")).toMatchObject({ ok: true });
  const after = (await stored()) as Data & { teamLinks: Json; teamStats: Json };
  const count = (data: Data, name: string) =>
    rows(data).filter((row) => row["Current Team"] === name).length;
  expect(count(after, "Lake City Yetis")).toBe(count(before, "Utah Jazz"));
  expect(count(after, "Utah Jazz")).toBe(0);
  const links = after.teamLinks.data as Json[];
  expect(links.find(({ name }) => name === "yetis")).toMatchObject({
    href: expect.stringContaining("jazz"),
  });
  for (const group of Object.values(after.teamStats)) {
    const names = ((group as Json).data as Json[]).map(({ Team }) => Team);
    expect(names).toContain("Lake City");
    expect(names).not.toContain("Utah");
  }
  const cells = (data: Data, name: string) =>
    (data.standings.westConference as Json[])
      .map(({ Team }) => Team as string[])
      .find((own) => own[1] === name);
  expect(cells(after, "Lake City Yetis")?.slice(2)).toEqual(cells(before, "Utah Jazz")?.slice(2));
});
