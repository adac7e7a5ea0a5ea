import { describe, expect, it, test } from "vitest";
import type { LivePlays } from "#domain/live/live-plays.ts";
import type { UpcomingCard } from "#functions/views/game/game-cards.ts";
import { loadStory } from "#functions/views/plays/story.ts";
import { storySoFar } from "#functions/views/plays/story-so-far.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";
import { builtCollections, builtDocuments, builtValue, pageOf } from "../built.ts";

const teams = await builtValue("teams");

/** A comeback from 25 points behind, won in overtime. */
const ID = "0022500375";
const WHOLE = readPlays(SOURCE_FOLDER, "2025-26").get(ID) as LivePlays["plays"];
const [HOUSTON, NEW_ORLEANS] = [11, 19];

const sideOf = (teamId: number) => ({
  team: teams.find(({ id }) => id === teamId) as (typeof teams)[number],
  href: "",
  logo: "",
  record: undefined,
  points: undefined,
  won: false,
});
const card: UpcomingCard = {
  state: "live",
  liveKey: "j",
  off: undefined,
  isCorrected: false,
  href: "/nba/games/2025-12-18/hou-at-nop",
  title: "",
  when: "",
  tipOff: "2025-12-19T01:00:00Z",
  television: [],
  label: "",
  homeChance: undefined,
  meeting: undefined,
  away: sideOf(HOUSTON),
  home: sideOf(NEW_ORLEANS),
};
const players = [{ id: "203500", name: "Steven Adams" }] as never;

const soFar = (count: number, more: Partial<LivePlays> = {}, part?: "q1") =>
  storySoFar(
    {
      plays: { ...WHOLE, plays: WHOLE.plays.slice(0, count) },
      names: new Map([["1630578", "A. Sengun"]]),
      isOver: false,
      readAt: Date.parse("2025-12-19T02:12:00Z"),
      isFailing: false,
      ...more,
    },
    card,
    { players, homeChance: 0.4, part },
  );
const playsUntil = (period: number, clock: number) =>
  WHOLE.plays.findIndex((play) => play.period === period && play.clock <= clock) + 1;

describe("a game in progress", () => {
  it.each([
    [1, 720, "12:00 1st"],
    [3, 252, "4:05 3rd"],
    [3, 0, "the end of the 3rd"],
    [5, 0, "the end of OT"],
  ])("is told through period %i, %i seconds left: %s", (period, clock, through) => {
    expect(soFar(playsUntil(period, clock))?.through).toBe(through);
  });

  it("has nothing to tell before its first play", () => {
    expect(soFar(0)).toBeUndefined();
    expect(soFar(1)?.story.heading).toBe("No leader yet");
    expect(soFar(1)?.story.facts[2]?.more).toBe("never tied after the start");
  });

  it("prints both teams' minutes in words, and a run of one moment as one", () => {
    expect(soFar(playsUntil(1, 240))?.story.heading).toBe(
      "New Orleans led for four minutes, Houston for three",
    );
    const [basket] = WHOLE.plays.flatMap(({ kind }, at) =>
      kind.endsWith("_made") ? [at + 1] : [],
    );
    expect(soFar(basket ?? 0)?.story.facts.at(-1)?.more).toMatch(/^\d+:\d\d 1st$/);
  });

  it("leaves the rest of the chart empty, and says what the chart says so far", () => {
    const { story } = soFar(playsUntil(2, 0)) ?? {};
    expect(story?.flow.width).toBe(2880);
    expect(story?.flow.area).toMatch(/H1440V0z$/);
    expect(story?.flow.periodTexts.map(({ text }) => text)).toEqual(["1st", "2nd", "3rd", "4th"]);
    expect(story?.table.map(({ time }) => time)).toEqual(["End of 1st", "End of 2nd"]);
    expect(story?.heads).toEqual(["1st", "2nd"]);
  });

  it("has the quarters so far, the last plays first, and the plays of the latest quarter", () => {
    const told = soFar(playsUntil(2, 0));
    expect(told?.quarters.away.periods).toHaveLength(2);
    expect(told?.quarters.away.points).toBe(67);
    expect(told?.quarters.leads.at(-1)?.words).toBe("HOU 22");
    expect(told?.last).toHaveLength(6);
    expect(told?.last[0]?.words).toBe("End");
    expect(told?.part.part).toBe("q2");
    expect(told?.part.parts.map(({ href }) => href)).toEqual([
      `${card.href}/plays?part=q1`,
      `${card.href}/plays?part=q2`,
    ]);
    expect(soFar(playsUntil(2, 0), {}, "q1")?.part.part).toBe("q1");
    expect(soFar(playsUntil(5, 0))?.part.part).toBe("ot");
  });

  it("links the players whom the site knows, and names the others as the source does", () => {
    const { story } = soFar(playsUntil(5, 0)) ?? {};
    expect(story?.hrefOf("203500")).toBe("/nba/players/player/Steven%20Adams");
    expect(story?.hrefOf("1630578")).toBeUndefined();
    const names = story?.sides[0]?.scoring.map(({ name }) => name);
    expect(names).toContain("Sengun");
  });

  it("says when its plays were last read while the source fails", () => {
    expect(soFar(50)?.note).toBe("");
    expect(soFar(50, { isFailing: true })?.note).toBe("Plays updated at 9:12 PM ET.");
  });
});

test("no chance is 0 or 100 before the end, after whichever play a page is read", () => {
  const { length } = WHOLE.plays;
  for (let count = 1; count < length; count += 7) {
    expect(["0", "100"]).not.toContain(soFar(count)?.story.table.at(-1)?.chance);
  }
  expect(soFar(length - 1)?.story.table.at(-1)?.chance).toBe("<1");
  expect(soFar(length)?.story.table.at(-1)?.chance).toBe("0");
});

test("at the end the story is that of the final game", async () => {
  const { story } = pageOf(await loadStory(builtCollections(), builtDocuments(), ID));
  const told = soFar(WHOLE.plays.length)?.story;
  expect(told?.facts).toEqual(story.facts);
  expect(told?.heading).toBe(story.heading);
  expect({ ...told?.flow, chance: "" }).toEqual({ ...story.flow, chance: "" });
  expect(told?.sides.map(({ lineups }) => lineups.map(({ cells }) => cells))).toEqual(
    story.sides.map(({ lineups }) => lineups.map(({ cells }) => cells)),
  );
  expect(told?.clutch.map(({ cells }) => cells).sort()).toEqual(
    story.clutch.map(({ cells }) => cells).sort(),
  );
});
