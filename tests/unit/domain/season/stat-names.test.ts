import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { STAT_GROUPS } from "../../../../domain/season/leaders.ts";
import { seasonStatsOf } from "../../../../domain/season/season-stats.ts";
import { statName } from "../../../../domain/season/stat-names.ts";
import { parseSeasonTotals } from "../../../../functions/data/wire/season-totals.ts";
import { parseStandings } from "../../../../functions/data/wire/standings.ts";
import { parseTeamStats } from "../../../../functions/data/wire/team-stats.ts";
import { BOX_HEADS } from "../../../../functions/views/box-score.ts";

const data = join(import.meta.dirname, "../../../../season/built");
const read = (file: string) => JSON.parse(readFileSync(join(data, file), "utf8"));

describe("the name of a statistic", () => {
  it.each(STAT_GROUPS)("is known of every column of the teams' %s", (group) => {
    const { rows } = parseTeamStats(group, read("teamStats.json")[group].data) ?? { rows: [] };
    const labels = rows.flatMap(({ stats }) => stats.map(({ label }) => label));
    expect(labels.length).toBeGreaterThan(30 * 10);
    expect(labels.filter((label) => !/\S/.test(statName(label) ?? ""))).toEqual([]);
  });

  it("is known of every further column of the standings", () => {
    const { westConference, eastConference } = read("standings.json");
    const { west, east } = parseStandings(westConference, eastConference)?.value ?? {};
    const labels = [...(west ?? []), ...(east ?? [])].flatMap(({ columns }) =>
      columns.map(({ label }) => label),
    );
    expect(labels.length).toBeGreaterThan(30 * 5);
    expect(labels.filter((label) => !/\S/.test(statName(label) ?? ""))).toEqual([]);
  });

  it("is known of all that a player's season is made of", () => {
    const { rows } = parseSeasonTotals(read("seasonTotals.json").data) ?? { rows: [] };
    const labels = seasonStatsOf("203999", rows).map(({ label }) => label);
    expect(labels).toHaveLength(12);
    expect(labels.filter((label) => !/\S/.test(statName(label) ?? ""))).toEqual([]);
  });

  it.each([...BOX_HEADS, "Game score"])("is known of a box score's %s", (label) => {
    expect(statName(label)).toMatch(/\S/);
  });

  it.each(["PLACE", "WINS", "toString", ""])("%j has none", (label) => {
    expect(statName(label)).toBeUndefined();
  });
});
