import { describe, expect, test } from "vitest";
import { STAT_GROUPS, type StatGroup } from "../../../../domain/season/leaders.ts";
import { loadTeam, loadTeamStats } from "../../../../functions/views/team.ts";
import { builtCollections, builtDocuments, pageOf } from "./built.ts";

const collections = builtCollections();
const documents = builtDocuments();
const ids = Array.from({ length: 30 }, (_, at) => String(at + 1));
const pages = await Promise.all(
  ids.map(async (id) => pageOf(await loadTeamStats(collections, id))),
);
const numberOf = (text: string) => Number(text.replace("−", "-").replace(",", ""));
const rankOf = (words: string | undefined) => Number(/\d+/.exec(words ?? "")?.[0]);

/** Labels whose lowest figure ranks first, listed independently of the views. */
const LEAST_FIRST = ["DRtg", "TOV%", "TOV", "PF", "L's", "Opp eFG%", "Opp FTr"];

function columnOf(group: StatGroup, label: string) {
  return pages.map(({ groups }) => {
    const stats = groups.find((own) => own.group === group)?.stats;
    const stat = stats?.find((own) => own.label === label);
    if (stat === undefined) throw new Error(`no ${label} in ${group}`);
    return stat;
  });
}

describe("a team's ranks", () => {
  const labels = STAT_GROUPS.flatMap(
    (group) =>
      pages[0]?.groups
        .find((own) => own.group === group)
        ?.stats.map(({ label }) => [group, label] as const) ?? [],
  );

  test.each(labels)(
    "in the %s by %s follow the order of the thirty printed figures",
    (group, label) => {
      const column = columnOf(group, label);
      const values = column.map(({ value }) => numberOf(value));
      if (new Set(values).size === 1) {
        expect(column.every(({ place }) => place === undefined)).toBe(true);
        return;
      }
      const isLeastFirst = LEAST_FIRST.includes(label);
      for (const { value, place } of column) {
        const own = numberOf(value);
        const ahead = values.filter((other) => (isLeastFirst ? other < own : other > own)).length;
        const equal = values.filter((other) => other === own).length;
        // Averages that print alike can differ in the digits that are not printed.
        expect(rankOf(place?.words)).toBeGreaterThan(ahead);
        expect(rankOf(place?.words)).toBeLessThanOrEqual(ahead + equal);
        if (group !== "averages") expect(rankOf(place?.words)).toBe(ahead + 1);
      }
    },
  );

  test.each([
    ["RPG", "REB"],
    ["PPG", "PTS"],
    ["TOV", "TOV"],
    ["FG%", "FG%"],
  ])("by the average %s match those by the total %s", (mean, total) => {
    const means = columnOf("averages", mean).map(({ place }) => rankOf(place?.words));
    const totals = columnOf("totals", total).map(({ value }) => numberOf(value));
    if (mean === total && mean.endsWith("%")) expect(new Set(means).size).toBeGreaterThan(25);
    else {
      const sign = LEAST_FIRST.includes(total) ? 1 : -1;
      const sorted = totals.toSorted((a, b) => sign * (a - b));
      expect(means).toEqual(totals.map((value) => sorted.indexOf(value) + 1));
    }
  });

  test("title the factors, and leave place, games behind and streak unranked", async () => {
    const page = pageOf(await loadTeam(collections, documents, "27", 0));
    expect(page.factors?.title).toBe("Third in offense, third in defense");
    const places = new Map(page.mainStats.map(({ label, place }) => [label, place?.words]));
    expect(places.get("WINS")).toBe("2nd of 30");
    expect(places.get("LOSSES")).toBe("2nd of 30, fewest first");
    expect(places.get("HOME")).toBe("2nd of 30");
    for (const label of ["PLACE", "GB", "STREAK"]) expect(places.get(label)).toBeUndefined();
  });
});
