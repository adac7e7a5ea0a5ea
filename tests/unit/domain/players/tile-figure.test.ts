import { expect, test } from "vitest";
import { tileFigure } from "#domain/players/tile-figure.ts";

const lakers = { fullName: "Los Angeles Lakers" };

test.each([
  ["Luka Dončić", { jersey: "77", currentTeam: "Los Angeles Lakers" }, lakers, "77"],
  ["Luka Dončić", { jersey: "77", currentTeam: "Los Angeles Lakers" }, undefined, "LD"],
  ["Luka Dončić", { jersey: "77", currentTeam: "Dallas Mavericks" }, lakers, "LD"],
  ["Luka Dončić", { jersey: "", currentTeam: "Los Angeles Lakers" }, lakers, "LD"],
  ["Trey Murphy III", undefined, undefined, "TM"],
  ["Tim Hardaway Jr.", undefined, undefined, "TH"],
  ["Élie Okobo", undefined, undefined, "EO"],
  ["Karl-Anthony Towns", undefined, undefined, "KT"],
  ["Nenê", undefined, undefined, "N"],
  ["", undefined, undefined, ""],
])("%s shows his number if it is his team's, otherwise initials", (name, player, team, figure) => {
  expect(tileFigure(name, player, team)).toBe(figure);
});
