import { describe, expect, it } from "vitest";
import type { Favorites } from "#domain/member/favorites.ts";
import { fail, ok } from "#domain/result.ts";
import { loadProfile } from "#functions/views/members/profile.ts";
import { builtCollections, builtDocuments, unread } from "../built.ts";

const user = {
  uid: "1",
  email: "fan@example.com",
  displayName: null,
  photoURL: null,
  emailVerified: true,
  createdAt: "2025-10-21T18:30:00.000Z",
  lastLoginAt: null,
};
const collections = builtCollections();
const documents = builtDocuments();
const favorites = (lists: Favorites) => async () => ok(lists);

describe("a member's profile", () => {
  it("lists favorites by name, each with a link to its page", async () => {
    const page = await loadProfile(
      collections,
      documents,
      user,
      favorites({ players: ["Luka Dončić", "Jaren Jackson Jr."], teams: [27, 1, 99] }),
    );
    expect(page.favorites).toEqual({
      kind: "ready",
      keys: [
        "teams/27",
        "teams/1",
        "teams/99",
        "players/Luka%20Don%C4%8Di%C4%87",
        "players/Jaren%20Jackson%20Jr.",
      ],
      players: [
        {
          key: "players/Jaren%20Jackson%20Jr.",
          name: "Jaren Jackson Jr.",
          href: "/nba/players/player/Jaren%20Jackson%20Jr.",
          logo: "/badges.svg#uta",
          latest: expect.stringMatching(/^Feb \d+: \d+ points?, \d+ rebounds?, \d+ assists?$/),
        },
        {
          key: "players/Luka%20Don%C4%8Di%C4%87",
          name: "Luka Dončić",
          href: "/nba/players/player/Luka%20Don%C4%8Di%C4%87",
          logo: "/badges.svg#lal",
          latest: expect.stringMatching(/^\w{3} \d+: \d+ points?, \d+ rebounds?, \d+ assists?$/),
        },
      ],
      teams: [
        {
          key: "teams/1",
          name: "Atlanta Hawks",
          href: "/nba/teams/1",
          logo: "/badges.svg#atl",
          latest: "East 6th, 46–36",
        },
        {
          key: "teams/27",
          name: "San Antonio Spurs",
          href: "/nba/teams/27",
          logo: "/badges.svg#sas",
          latest: "West 2nd, 62–20",
        },
      ],
    });
  });

  it("keeps a removed player, and all favorites when nothing else can be read", async () => {
    const gone = favorites({ players: ["Luka Doncic"], teams: [1] });
    expect((await loadProfile(collections, documents, user, gone)).favorites).toMatchObject({
      players: [{ name: "Luka Doncic", key: "players/Luka%20Doncic", latest: "No longer listed" }],
    });
    const without = { ...collections, players: unread };
    expect((await loadProfile(without, documents, user, gone)).favorites).toMatchObject({
      players: [{ name: "Luka Doncic", logo: undefined, latest: "" }],
      teams: [{ name: "Atlanta Hawks", logo: undefined, latest: "" }],
    });
  });

  it("shows Username without a display name, and the date of creation", async () => {
    const page = await loadProfile(
      collections,
      documents,
      user,
      favorites({ players: [], teams: [] }),
    );
    expect(page).toMatchObject({
      username: "Username",
      created: { iso: user.createdAt, text: "October 21, 2025" },
      lastLogin: undefined,
    });
  });

  it("is shown without favorites when the database is unavailable", async () => {
    const page = await loadProfile(collections, documents, user, async () =>
      fail({ kind: "database-unavailable" }),
    );
    expect(page).toMatchObject({
      email: "fan@example.com",
      favorites: { kind: "unavailable" },
    });
  });
});
