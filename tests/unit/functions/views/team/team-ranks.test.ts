import { describe, expect, test } from "vitest";
import { STAT_GROUPS, type StatGroup } from "#domain/leaders/leaders.ts";
import { loadTeam, loadTeamStats } from "#functions/views/team/team.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const CLOCK = { season: "2025-26", now: 0, bringsResults: false };
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
        expect(rankOf(place?.words)).toBe(ahead + 1);
        expect(place?.words.startsWith("tied ")).toBe(equal > 1);
      }
    },
  );

  test("title the factors, and leave the row of the standings bare", async () => {
    const page = pageOf(await loadTeam(collections, documents, "27", CLOCK));
    expect(page.factors?.title).toBe("Third in offense, third in defense");
    expect(page.mainStats).toHaveLength(14);
    expect(page.mainStats.slice(0, 4)).toEqual([
      { label: "PLACE", value: "2" },
      { label: "WINS", value: "62" },
      { label: "LOSSES", value: "20" },
      { label: "WIN %", value: ".756" },
    ]);
  });
});
