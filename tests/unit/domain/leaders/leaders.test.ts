import { expect, test } from "vitest";
import { leadersTitle, STAT_GROUPS, teamStatsTitle } from "#domain/leaders/leaders.ts";

test("leadersTitle and teamStatsTitle name the group", () => {
  expect(STAT_GROUPS.map(leadersTitle)).toEqual(
    "Leaders - Advanced|Leaders - Averages|Leaders - Misc|Leaders - Totals".split("|"),
  );
  expect(STAT_GROUPS.map(teamStatsTitle)).toEqual(
    "Team Stats - Advanced|Team Stats - Averages|Team Stats - Misc|Team Stats - Totals".split("|"),
  );
});
