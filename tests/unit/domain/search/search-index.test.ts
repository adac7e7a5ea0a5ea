import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decodeSearchIndex,
  encodeSearchIndex,
  hitOfPlayer,
  hitOfTeam,
  type IndexedTeam,
  type SearchIndex,
} from "../../../../domain/search/search-index.ts";
import { cleanText } from "../../../../domain/season/team-names.ts";
import { TEAMS } from "../season/league.ts";

const text = fc.string({ unit: "binary", maxLength: 12 }).map(cleanText);
const nicknames = fc.array(
  text.filter((name) => name !== "" && !name.includes(",")),
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
          position: text,
          nicknames,
          team: fc.constantFrom<(IndexedTeam | undefined)[]>(...teams, undefined),
        }),
        { maxLength: 8 },
      )
      .map((players) => ({ teams, players })),
  );

describe("the encoded search index", () => {
  test("round-trips, with the players grouped by team", () => {
    fc.assert(
      fc.property(anyIndex, (index) => {
        const byTeam = [...index.teams, undefined].flatMap((team) =>
          index.players.filter((player) => player.team === team),
        );
        expect(decodeSearchIndex(encodeSearchIndex(index))).toEqual({ ...index, players: byTeam });
      }),
    );
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
    const players = [{ name: "F\n\tG", position: "\n\n", nicknames: ["I\nJ"], team }];
    expect(decodeSearchIndex(encodeSearchIndex({ teams: [team], players }))).toMatchObject({
      teams: [{ abbreviation: "A B", city: "C", name: "D 2", fullName: "E", nicknames: ["H"] }],
      players: [{ name: "F G", position: "", nicknames: ["I J"] }],
    });
  });

  test("is rejected when it is truncated or something else", () => {
    const [team] = TEAMS.map((each) => ({ ...each, logo: "", nicknames: [] }));
    const whole = encodeSearchIndex({ teams: team ? [team] : [], players: [] });
    expect(decodeSearchIndex(whole)).toBeDefined();
    for (const wrong of ["", "<!doctype html>", "search index 0\n", whole.slice(0, -1)]) {
      expect(decodeSearchIndex(wrong)).toBeUndefined();
    }
  });

  test("never throws for any body", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (body) => {
        decodeSearchIndex(`search index 2\n${body}`);
      }),
    );
  });
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
    expect(hitOfPlayer({ name: "Luka Dončić", position, nicknames: [], team: of })).toEqual({
      href: "/nba/players/player/Luka%20Don%C4%8Di%C4%87",
      name: "Luka Dončić",
      detail,
      logo,
    });
  });
});
