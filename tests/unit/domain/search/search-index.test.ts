import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  articlesFound,
  decodeSearchIndex,
  encodeSearchIndex,
  hitOfPlayer,
  hitOfTeam,
  type IndexedTeam,
  pagesFound,
  type SearchIndex,
} from "#domain/search/search-index.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import { cleanText } from "#domain/teams/team-names.ts";
import { slugOf } from "#domain/text/slugs.ts";
import { TEAMS } from "#tests/fixtures/league.ts";

const text = fc.string({ unit: "binary", maxLength: 12 }).map(cleanText);
const nicknames = fc.array(
  text.filter((name) => name !== "" && !name.includes(",")),
  { maxLength: 2 },
);

const headlines = fc.array(
  fc.record({
    section: fc.constantFrom("news" as const, "analysis" as const),
    title: text,
    slug: fc.constantFrom("a-title", "a-title-2"),
  }),
  { maxLength: 2 },
);

const pages = fc.array(
  fc.record({ name: text, href: fc.constantFrom("/nba", "/nba/games"), words: text }),
  { maxLength: 2 },
);

const anyIndex: fc.Arbitrary<SearchIndex> = fc
  .uniqueArray(
    fc.record({
      id: fc.nat(),
      abbreviation: text,
      city: text,
      name: text,
      fullName: text.filter((name) => name !== ""),
      logo: text,
      nicknames,
    }),
    { maxLength: 4, selector: ({ id }) => id },
  )
  .chain((teams) =>
    fc
      .array(
        fc.record({
          name: text,
          role: text,
          nicknames,
          team: fc.constantFrom<(IndexedTeam | undefined)[]>(...teams, undefined),
        }),
        { maxLength: 8 },
      )
      .chain((players) =>
        fc.record({ headlines, pages }).map((own) => ({ teams, players, ...own })),
      ),
  );

describe("the encoded search index", () => {
  test("round-trips", () => {
    fc.assert(
      fc.property(anyIndex, (index) => {
        expect(decodeSearchIndex(encodeSearchIndex(index))).toEqual(index);
      }),
    );
  });

  test("omits the badge of a team, the slug of a title and the path of a page", () => {
    const [first] = TEAMS.map((each) => ({ ...each, logo: badgeUrl(each), nicknames: [] }));
    const title = "Finals MVP, again: 45";
    const index: SearchIndex = {
      teams: first ? [first] : [],
      players: [],
      headlines: [{ section: "news", title, slug: "finals-mvp-again-45" }],
      pages: [{ name: "Games", href: "/nba/games", words: "schedule" }],
    };
    const encoded = encodeSearchIndex(index);
    expect(encoded).not.toMatch(/badges|finals-mvp|\/nba/);
    expect(decodeSearchIndex(encoded)).toMatchObject({
      teams: [{ logo: "/badges.svg#atl" }],
      headlines: index.headlines,
      pages: index.pages,
    });
  });

  test("is lines of fields, and a letter for each player's team and role", () => {
    const atlanta: IndexedTeam = {
      id: 1,
      abbreviation: "ATL",
      city: "Atlanta",
      name: "Hawks",
      fullName: "Atlanta Hawks",
      logo: "/a.png",
      nicknames: ["birds", "atl"],
    };
    const boston: IndexedTeam = {
      id: 2,
      abbreviation: "BOS",
      city: "Boston",
      name: "Celtics",
      fullName: "The Celtics",
      logo: "",
      nicknames: [],
    };
    const index: SearchIndex = {
      teams: [atlanta, boston],
      headlines: [{ section: "analysis", title: "A title", slug: "another" }],
      pages: [
        { name: "Games", href: "/nba/games", words: "schedule" },
        { name: "Home", href: "/nba", words: "" },
      ],
      players: [
        { name: "Ann", role: "G", nicknames: ["ace"], team: atlanta },
        { name: "Bo", role: "", nicknames: [], team: undefined },
        { name: "Cy", role: "G", nicknames: [], team: boston },
      ],
    };
    const encoded = encodeSearchIndex(index);
    expect(encoded.split("\f")).toEqual([
      "search index 5",
      "1\tATL\tAtlanta\tHawks\t\t/a.png\tbirds\tatl\n2\tBOS\tBoston\tCeltics\tThe Celtics\t-\n",
      "analysis\tA title\tanother\n",
      "Games\t\tschedule\nHome\t/nba\t\n",
      "Ann\tace\nBo\nCy\n",
      "G\t\n",
      "A@B",
      "ABA",
    ]);
    expect(decodeSearchIndex(encoded)).toEqual(index);
    expect(decodeSearchIndex(encoded.replace("index 5", "index 4"))).toBeUndefined();
  });

  test("replaces tabs and line breaks in names", () => {
    const team = {
      id: 1,
      abbreviation: "A\tB",
      city: "C\n",
      name: "D\r\n2",
      fullName: "E",
      logo: "",
      nicknames: ["H\t"],
    };
    const players = [{ name: "F\n\tG", role: "\n\n", nicknames: ["I\nJ"], team }];
    expect(
      decodeSearchIndex(encodeSearchIndex({ teams: [team], players, headlines: [], pages: [] })),
    ).toMatchObject({
      teams: [{ abbreviation: "A B", city: "C", name: "D 2", fullName: "E", nicknames: ["H"] }],
      players: [{ name: "F G", role: "", nicknames: ["I J"] }],
    });
  });

  test("is rejected when it is truncated or something else", () => {
    const [team] = TEAMS.map((each) => ({ ...each, logo: "", nicknames: [] }));
    const whole = encodeSearchIndex({
      teams: team ? [team] : [],
      players: [{ name: "A", role: "G", nicknames: [], team }],
      headlines: [],
      pages: [],
    });
    expect(decodeSearchIndex(whole)).toBeDefined();
    for (const wrong of ["", "<!doctype html>", "search index 0\n", whole.slice(0, -1)]) {
      expect(decodeSearchIndex(wrong)).toBeUndefined();
    }
  });

  test("never throws for any body", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (body) => {
        decodeSearchIndex(`search index 5\f${body}`);
      }),
    );
  });
});

test("an article is found by the words of its title", () => {
  const titles = ["Jalen Brunson is Finals MVP", "How the Knicks won the Finals"];
  const known = titles.map((title, at) => ({
    section: at === 0 ? ("news" as const) : ("analysis" as const),
    title,
    slug: slugOf(title),
  }));
  expect(articlesFound("finals mvp", known)).toEqual([
    {
      href: "/nba/news/jalen-brunson-is-finals-mvp",
      name: "Jalen Brunson is Finals MVP",
      detail: "News for members",
      logo: undefined,
    },
  ]);
  expect(articlesFound("knicks", known)).toMatchObject([{ detail: "Analysis for members" }]);
  expect(articlesFound("lakers", known)).toEqual([]);
});

test("a page is found by its name and its other words", () => {
  const known = [
    { name: "Standings", href: "/nba/standings", words: "table ranks" },
    { name: "Games", href: "/nba/games", words: "schedule" },
  ];
  const games = { href: "/nba/games", name: "Games", detail: "Page", logo: undefined };
  expect(pagesFound("schedule", known)).toEqual([games]);
  expect(pagesFound("table stand", known)).toMatchObject([{ name: "Standings" }]);
  expect(pagesFound("stand games", known)).toEqual([]);
});

describe("a hit", () => {
  const team: IndexedTeam = {
    id: 21,
    abbreviation: "OKC",
    city: "Oklahoma City",
    name: "Thunder",
    fullName: "Oklahoma City Thunder",
    logo: "/badges.svg#okc",
    nicknames: [],
  };

  test("of a team links to the team", () => {
    expect(hitOfTeam(team)).toEqual({
      href: "/nba/teams/21",
      name: "Oklahoma City Thunder",
      detail: "OKC",
      logo: "/badges.svg#okc",
    });
    expect(hitOfTeam({ ...team, logo: "" }).logo).toBeUndefined();
  });

  test.each([
    ["G", team, "G, OKC", "/badges.svg#okc"],
    ["G", undefined, "G", undefined],
    ["", team, "OKC", "/badges.svg#okc"],
    ["", undefined, "", undefined],
  ])("of a player with position %j and team %j", (position, of, detail, logo) => {
    expect(hitOfPlayer({ name: "Luka Dončić", role: position, nicknames: [], team: of })).toEqual({
      href: "/nba/players/player/Luka%20Don%C4%8Di%C4%87",
      name: "Luka Dončić",
      detail,
      logo,
    });
  });
});
