import { describe, expect, it } from "vitest";
import type { Favorites } from "../../../../domain/member/favorites.ts";
import { fail, ok } from "../../../../domain/result.ts";
import { loadProfile } from "../../../../functions/views/profile.ts";
import { player, TEAMS } from "../../domain/season/league.ts";

const user = {
  uid: "1",
  email: "fan@example.com",
  displayName: null,
  photoURL: null,
  emailVerified: true,
  createdAt: "2025-10-21T18:30:00.000Z",
  lastLoginAt: null,
};
const collections = {
  teams: async () => ok({ value: TEAMS, updatedAt: undefined, dropped: 0 }),
  players: async () => {
    const value = [player("Jaren Jackson Jr."), player("Luka Dončić")];
    return ok({ value, updatedAt: undefined, dropped: 0 });
  },
};
const favorites = (lists: Favorites) => async () => ok(lists);

describe("a member's profile", () => {
  it("lists favorites by name, each with its page", async () => {
    const page = await loadProfile(
      collections,
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
          name: "Jaren Jackson Jr.",
          href: "/nba/players/player/Jaren%20Jackson%20Jr.",
          gone: undefined,
        },
        {
          name: "Luka Dončić",
          href: "/nba/players/player/Luka%20Don%C4%8Di%C4%87",
          gone: undefined,
        },
      ],
      teams: [
        { name: "Atlanta Hawks", href: "/nba/teams/1", gone: undefined },
        { name: "San Antonio Spurs", href: "/nba/teams/27", gone: undefined },
      ],
    });
  });

  it("has the key of a player who is not there any more, to remove him by", async () => {
    const gone = favorites({ players: ["Luka Doncic"], teams: [] });
    expect((await loadProfile(collections, user, gone)).favorites).toMatchObject({
      players: [{ name: "Luka Doncic", gone: "players/Luka%20Doncic" }],
    });
    const players = async () => fail({ kind: "timed-out" as const, path: "nba/players" });
    const unread = await loadProfile({ ...collections, players }, user, gone);
    expect(unread.favorites).toMatchObject({ players: [{ gone: undefined }] });
  });

  it("shows Username for no name and says what day it was", async () => {
    const page = await loadProfile(collections, user, favorites({ players: [], teams: [] }));
    expect(page).toMatchObject({
      username: "Username",
      created: { iso: user.createdAt, text: "October 21, 2025" },
      lastLogin: undefined,
    });
  });

  it("is shown without the lists when the database does not answer", async () => {
    const page = await loadProfile(collections, user, async () =>
      fail({ kind: "database-unavailable" }),
    );
    expect(page).toMatchObject({
      email: "fan@example.com",
      favorites: { kind: "unavailable" },
    });
  });
});
