import { describe, expect, test } from "vitest";
import { findPlayer } from "#domain/players/players.ts";
import { loadTeam, loadTeamStats } from "#functions/views/team/team.ts";
import { unmarked } from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { builtCollections, builtDocuments, pageOf, unread } from "./built.ts";

const collections = builtCollections();
const documents = builtDocuments();
const CLOCK = { season: "2025-26", now: Date.parse("2026-11-22T12:00:00Z"), bringsResults: false };
const load = async (id: number) =>
  pageOf(await loadTeam(collections, documents, String(id), CLOCK));
const [SPURS, KNICKS, WIZARDS] = [27, 20, 30];

describe("a team's page", () => {
  test.each([
    [
      SPURS,
      "62–20",
      "Second in the West, 2 games behind Oklahoma City; 28 more wins than the season before. " +
        "Lost the NBA Finals to the Knicks, 4–1.",
      "Won 26 of the last 30",
    ],
    [
      KNICKS,
      "53–29",
      "Third in the East, 7 games behind Detroit; 2 more wins than the season before. Won the " +
        "championship against the Spurs, 4–1.",
      "Won eight in a row at best",
    ],
    [
      WIZARDS,
      "17–65",
      "15th in the East, 43 games behind Detroit; 1 fewer win than the season before. Missed the " +
        "playoffs.",
      "Lost 27 of the last 30",
    ],
  ])("of team %i summarizes its season", async (id, record, sentence, headline) => {
    const page = await load(id);
    expect(page).toMatchObject({ record, sentence });
    expect(page.strip?.headline).toBe(headline);
  });

  test("shows the season as bars, with months, longest streak and widest margins", async () => {
    const { strip } = await load(SPURS);
    expect(strip).toMatchObject({
      games: 82,
      wins: 62,
      up: 40,
      down: 25,
      longest: "11 wins, Feb 1 to Feb 26",
      widestWin: { margin: "+40", where: "at 76ers" },
      heaviestLoss: { margin: "−25", where: "at Knicks" },
    });
    expect([strip?.won, strip?.lost].map((bars) => bars?.split("M").length)).toEqual([63, 21]);
    expect(strip?.months[0]).toEqual({ month: "Oct", record: "5–0", at: 0 });
    // Five games of October are narrower than its name.
    expect(strip?.months[1]?.at).toBe(10);
  });

  test("shows the published four factors of both sides", async () => {
    const { factors } = await load(SPURS);
    const figures = (stats = factors?.withBall) =>
      stats?.map(({ label, value }) => `${label} ${value}`);
    expect(figures()).toEqual(["ORtg 118.7", "eFG% 55.9", "TOV% 13.3", "ORB% 30.6", "FTr 27.4"]);
    expect(figures(factors?.without)).toEqual(
      "DRtg 110.4|Opp eFG% 52.2|Opp TOV% 12.8|DRB% 72.4|Opp FTr 22.8".split("|"),
    );
    expect(factors?.deck).toBe("Net rating +8.4, 2nd of 30; pace 100.7, 12th of 30");
    expect(pageOf(await loadTeamStats(collections, String(SPURS))).factors).toEqual(factors);
  });

  test("omits factors that the database lacks", async () => {
    const stats = await collections.teamStats();
    if (!stats.ok) throw new Error("no statistics");
    const advanced = stats.value.value.advanced.map((row) => ({
      ...row,
      stats: row.stats.filter(({ label }) => !label.startsWith("Opp") && label !== "NetRtg"),
    }));
    const older = { ...stats.value, value: { ...stats.value.value, advanced } };
    const page = pageOf(
      await loadTeam(
        { ...collections, teamStats: async () => ({ ok: true, value: older }) },
        documents,
        String(SPURS),
        CLOCK,
      ),
    );
    expect(page.factors?.without.map(({ label }) => label)).toEqual(["DRtg", "DRB%"]);
    expect(page.factors?.deck).toBe("pace 100.7, 12th of 30");
  });

  test("names a star who does not qualify in the league, with his games", async () => {
    const [best] = (await load(17)).leaders?.rows ?? [];
    expect(best).toMatchObject({
      name: "Giannis Antetokounmpo",
      value: "27.6",
      place: "",
      games: "36 games",
    });
  });

  test("shows the team's leaders with their league ranks", async () => {
    const { leaders } = await load(SPURS);
    expect(leaders?.title).toBe("Victor Wembanyama leads the team in three of five");
    expect(leaders?.rows.map(({ value, name, place }) => `${value} ${name}, ${place}`)).toEqual([
      "25.0 Victor Wembanyama, 13th",
      "11.5 Victor Wembanyama, tied 4th",
      "7.4 Stephon Castle, 8th",
      "1.2 De'Aaron Fox, tied 30th",
      "3.1 Victor Wembanyama, 1st",
    ]);
  });

  test("names the head coach, and the upcoming one where he is another", async () => {
    for (const { team_id: id, head_coach: coach, coming_head_coach: next } of sourceRows(
      "teams_extra.csv",
    )) {
      const { particulars } = await load(Number(id));
      expect(particulars).toContainEqual([
        "Head coach",
        next === coach ? coach : `${next}; in 2025-26 ${coach}`,
      ]);
    }
  });

  test.each([SPURS, KNICKS, WIZARDS])("lists the most used of team %i's players", async (id) => {
    const { title, all, rows: roster } = (await load(id)).roster;
    const totals = new Map(sourceRows("player_totals.csv").map((row) => [row.player_id, row]));
    const minutesOf = ({ player_id }: Record<string, string>) => {
      const { min, gp } = totals.get(player_id) ?? {};
      return Number(min) / Number(gp) || 0;
    };
    const own = sourceRows("coming_rosters.csv").filter((row) => row.team_id === String(id));
    expect(title).toBe("Roster as of October 8, 2026");
    expect(all).toEqual({ href: `/nba/teams/${id}/roster`, text: `All ${own.length}` });
    expect(roster.map(({ name }) => unmarked(name))).toEqual(
      own
        .filter((row) => minutesOf(row) > 0)
        .toSorted((a, b) => minutesOf(b) - minutesOf(a))
        .slice(0, 16)
        .map(({ player = "" }) => unmarked(player)),
    );
    // A number is that of a player who stayed.
    const before = new Map(
      sourceRows("players.csv").map((row) => [unmarked(row.player ?? ""), row]),
    );
    for (const { name, jersey } of roster) {
      const known = before.get(unmarked(name));
      expect(jersey).toBe(known?.team_id === String(id) ? known.jersey : "");
    }
    const minutes = roster.map(({ figures }) => (figures[3] === "" ? -1 : Number(figures[3])));
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
  });

  test("shows the postseason round by round", async () => {
    const rows = (await load(SPURS)).playoffs;
    expect(
      rows.map(({ round, opponent, won, score }) => [round, opponent?.name, won, score]),
    ).toEqual([
      ["West first round", "Trail Blazers", true, "4–1"],
      ["West semifinals", "Timberwolves", true, "4–2"],
      ["West finals", "Thunder", true, "4–3"],
      ["NBA Finals", "Knicks", false, "1–4"],
    ]);
    expect((await load(WIZARDS)).playoffs).toEqual([]);
    const games = (await load(24)).playoffs;
    expect(games.filter(({ round }) => round === "Play-in").length).toBeGreaterThan(0);
  });

  test("shows the newest headlines about the team or its players", async () => {
    const titles = (await load(SPURS)).headlines.map(({ title }) => title);
    expect(titles).toEqual([
      "Joe Mazzulla is Coach of the Year, Victor Wembanyama the best defender",
      "Spurs win in Oklahoma City and go to the Finals",
      "Thunder hold off Spurs to win the West",
    ]);
    expect((await load(WIZARDS)).headlines).toEqual([]);
  });

  test("shows the next five games by tip-off", async () => {
    const { next } = await load(SPURS);
    expect(next).toHaveLength(5);
    expect(next[0]).toMatchObject({
      tipOff: "2026-11-24T03:00Z",
      when: "Nov 23, 10:00 PM ET",
      floor: "at",
      opponent: { abbreviation: "SAC" },
    });
    const times = next.map(({ tipOff }) => tipOff);
    expect(times).toEqual(times.toSorted());
  });

  test("names who led it in the playoffs, by the lines of its games", async () => {
    const own = sourceRows("postseason_player_lines.csv").filter(
      ({ game_id, team_id }) => game_id?.startsWith("004") && team_id === String(SPURS),
    );
    const names = new Map(sourceRows("players.csv").map((row) => [row.player_id, row.player]));
    const most = ["pts", "reb", "ast"].map((key) => {
      const means = [...Map.groupBy(own, ({ player_id }) => player_id)]
        .filter(([, games]) => games.length > 10)
        .map(([id, games]) => {
          const sum = games.reduce((total, row) => total + Number(row[key]), 0);
          return { name: names.get(id ?? ""), mean: sum / games.length };
        });
      return means.toSorted((a, b) => b.mean - a.mean)[0];
    });
    const { playoffLeaders } = await load(SPURS);
    expect(playoffLeaders.map(({ name }) => name)).toEqual(most.map((leader) => leader?.name));
    expect(playoffLeaders.map(({ words }) => words)).toEqual([
      `${most[0]?.mean.toFixed(1)} points`,
      `${most[1]?.mean.toFixed(1)} rebounds`,
      `${most[2]?.mean.toFixed(1)} assists`,
    ]);
    expect((await load(WIZARDS)).playoffLeaders).toEqual([]);
  });

  test("omits what cannot be read", async () => {
    const read = {
      ...collections,
      games: unread,
      postseason: unread,
      seasonTotals: unread,
      teamStats: unread,
      headlines: unread,
      fixtures: unread,
    };
    const page = pageOf(
      await loadTeam(read, { ...documents, franchises: unread }, String(SPURS), CLOCK),
    );
    expect(page).toMatchObject({
      sentence: "Second in the West, 2 games behind Oklahoma City.",
      next: [],
      strip: undefined,
      factors: undefined,
      leaders: undefined,
      lastTen: [],
      playoffs: [],
      playoffLeaders: [],
      particulars: [],
      headlines: [],
    });
    const players = await collections.players();
    expect(page.roster.rows.length).toBeGreaterThan(10);
    for (const { name } of page.roster.rows)
      expect(players.ok && findPlayer(players.value.value, name)).toBeTruthy();
  });
});
