import { expect, test } from "vitest";
import { parseStandings } from "#functions/data/wire/standings.ts";
import { parseTeamLinks } from "#functions/data/wire/team-links.ts";
import { readDataset } from "#tools/operate/dataset-push.ts";
import { withLogos } from "#tools/operate/logos.ts";

interface Logos {
  teamLinks: { data: { logo: string }[] };
  standings: { westConference: { Team: string[] }[]; eastConference: { Team: string[] }[] };
}

const dataset = readDataset();
const logosOf = (of: object) => {
  const { teamLinks, standings } = of as Logos;
  const rows = [...standings.westConference, ...standings.eastConference];
  return [...teamLinks.data.map(({ logo }) => logo), ...rows.map(({ Team }) => Team[3] ?? "")];
};

test.each([
  ["http://localhost:4321", undefined, "http://localhost:4321/badges.svg#"],
  ["https://hardwood.example.com/", undefined, "https://hardwood.example.com/badges.svg#"],
  ["https://x.firebaseio.com", "https://site.example.com", "https://site.example.com/badges.svg#"],
  ["https://x.firebaseio.com", undefined, "/badges.svg#"],
  ["https://x.europe-west1.firebasedatabase.app/", undefined, "/badges.svg#"],
])("for the database %s and the site %s, logos begin with %s", (database, site, start) => {
  const logos = logosOf(withLogos(dataset, { database, site }));
  expect(logos).toHaveLength(60);
  expect(logos.filter((logo) => !logo.startsWith(start))).toEqual([]);
});

test("withLogos changes only logos, and the site parses them to its own badges", () => {
  const pushed = withLogos(dataset, { database: "http://localhost:4321" });
  expect(JSON.parse(JSON.stringify(pushed).replaceAll("http://localhost:4321", ""))).toEqual(
    dataset,
  );
  const { teamLinks, standings } = pushed as unknown as Logos;
  expect(parseTeamLinks(teamLinks.data)?.rows.map(({ logo }) => logo)).toContain("/badges.svg#okc");
  const east = parseStandings(standings.westConference, standings.eastConference)?.value.east;
  expect(east?.[0]?.logo).toMatch(/^\/badges\.svg#[a-z]{3}$/);
});
