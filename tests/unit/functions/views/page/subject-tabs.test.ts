import { expect, test } from "vitest";
import { routeOf } from "#domain/site/routes.ts";
import { playerTabs, teamTabs } from "#functions/views/page/subject-tabs.ts";

const tabs = {
  team: teamTabs({ href: "/nba/teams/14", name: "Lakers", abbreviation: "LAL" }, "2025-26"),
  player: playerTabs(
    { href: "/nba/players/player/LeBron%20James", name: "LeBron James" },
    "2025-26",
  ),
};

test.each(["team", "player"] as const)("the tabs of a %s lead to pages", (kind) => {
  const kinds = tabs[kind].map(({ href }) => routeOf(href.split("?")[0] ?? "")?.kind);
  expect(kinds).toEqual(tabs[kind].map(() => "page"));
});

test("a tab says where it leads to who cannot see the line", () => {
  const said = tabs.team.map(({ before, text, after }) => [before, text, after].join(" ").trim());
  expect(said).toEqual(
    "Team : Back to Lakers|Games|Team Roster|Advanced Stats|Splits|History|Compare".split("|"),
  );
  expect(tabs.player.map(({ text }) => text)).toEqual(
    "Season Games Splits On/off Career Compare".split(" "),
  );
});

test.each([
  ["2025-26", "Team Games Stats Splits History Compare"],
  ["2024-25", "Team Games Splits History Compare"],
])(
  "after the season that began in the fall of 2026, a team's tabs of %s are %s",
  (season, texts) => {
    const lakers = { href: "/nba/teams/14", name: "Lakers", abbreviation: "LAL" };
    const own = teamTabs(lakers, "2026-27", season);
    expect(own.map(({ text }) => text).join(" ")).toBe(texts);
    for (const { text, href } of own.filter((tab) => tab.text !== "History"))
      expect(href, text).toContain(`season=${season}`);
  },
);
