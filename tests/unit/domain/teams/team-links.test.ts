import { expect, test } from "vitest";
import type { TeamLink } from "#domain/teams/team.ts";
import { linkOfTeam } from "#domain/teams/team-links.ts";
import { TEAMS, team } from "#tests/fixtures/league.ts";

function links(...names: string[]): TeamLink[] {
  return names.map((name) => ({ name, logo: `/${name}.svg`, href: "https://example.org/" }));
}

const LEAGUE = links(
  ..."hawks,celtics,nets,hornets,bulls,cavaliers,mavericks,nuggets,pistons,warriors".split(","),
  ..."rockets,pacers,clippers,lakers,grizzlies,heat,bucks,timberwolves,pelicans,knicks".split(","),
  ..."thunder,magic,sixers,suns,trail blazers,kings,spurs,raptors,jazz,wizards".split(","),
);

test.each(TEAMS.map((each, index) => [each.fullName, LEAGUE[index]?.name, each] as const))(
  "%s has the link %s",
  (_fullName, name, each) => {
    expect(linkOfTeam(each, LEAGUE)?.name).toBe(name);
  },
);

test.each([
  ["CHA", ["nets", "hornets"], "hornets"],
  ["CHA", ["nets"], undefined],
  ["BKN", ["hornets", "nets"], "nets"],
  ["PHI", ["76ers"], "76ers"],
  ["PHI", ["Sixers"], "Sixers"],
  ["POR", ["blazers"], "blazers"],
  ["POR", ["blazers", "trail blazers"], "trail blazers"],
  ["LAC", ["lakers", "clippers"], "clippers"],
  ["LAC", ["lakers"], undefined],
  ["BOS", ["celtic"], "celtic"],
  ["BOS", ["celtic", "Celtics"], "Celtics"],
  ["BOS", ["", " ", "7"], undefined],
  ["BOS", [], undefined],
])("%s among %j: %s", (abbreviation, names, expected) => {
  expect(linkOfTeam(team(abbreviation), links(...names))?.name).toBe(expected);
});
