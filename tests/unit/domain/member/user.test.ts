import { describe, expect, it } from "vitest";
import { favoriteKey, favoriteKeys, parseFavorites } from "#domain/member/favorites.ts";
import { connectDirective } from "#domain/member/identity-config.ts";
import { displayNameOf, parseUser, photoUrlOf } from "#domain/member/user.ts";

describe("parseUser", () => {
  it("keeps the fields of a profile and nothing else", () => {
    expect(parseUser({ uid: "1", email: "fan@example.com", idToken: "secret" })).toEqual({
      uid: "1",
      email: "fan@example.com",
      displayName: null,
      photoURL: null,
      emailVerified: false,
      createdAt: null,
      lastLoginAt: null,
    });
  });

  it.each([undefined, null, "hooper", 7, [], {}, { uid: 7 }, { uid: "" }])(
    "rejects %j",
    (value) => {
      expect(parseUser(value)).toBeUndefined();
    },
  );

  it.each([
    [true, true],
    ["true", false],
    [1, false],
  ])("takes an address whose check is %j for checked: %j", (emailVerified, isChecked) => {
    expect(parseUser({ uid: "1", emailVerified })?.emailVerified).toBe(isChecked);
  });

  it("displayNameOf falls back to Username", () => {
    expect([null, "", "hooper"].map((displayName) => displayNameOf({ displayName }))).toEqual([
      "Username",
      "Username",
      "hooper",
    ]);
  });
});

describe("photoUrlOf", () => {
  const long = `https://example.com/${"a".repeat(2028)}`;

  it.each([
    ["https://example.com/a.png", "https://example.com/a.png"],
    ["https://name@example.com/a.png", null],
    ["https://:word@example.com/a.png", null],
    ["HTTPS://Example.com:443/a b.png", "https://example.com/a%20b.png"],
    ["https://example.com/a.png?a\\62#\\", "https://example.com/a.png?a%5C62#%5C"],
    [long, long],
    [`${long}a`, null],
    [`${long.slice(0, -1)} a`, null],
    ["http://example.com/a.png", null],
    ["javascript:alert(1)", null],
    ["data:image/png;base64,", null],
    ["https://user:password@example.com/a.png", null],
    ["//example.com/a.png", null],
    ["", null],
  ])("%s: %s", (text, expected) => {
    expect(photoUrlOf(text)).toBe(expected);
  });
});

describe("favorites", () => {
  it("have keys that are URL-encoded paths", () => {
    expect(favoriteKeys({ players: ["Jaren Jackson Jr.", "A/B"], teams: [27] })).toEqual([
      "teams/27",
      "players/Jaren%20Jackson%20Jr.",
      "players/A%2FB",
    ]);
    expect(favoriteKey({ kind: "player", name: "\ud800" })).toBe("players/%EF%BF%BD");
  });

  it("are parsed from the API response", () => {
    expect(parseFavorites({ players: ["A", 1], teams: [1, "2", 1.5] })).toEqual({
      players: ["A"],
      teams: [1],
    });
    expect(parseFavorites({ players: {}, teams: [] })).toBeUndefined();
    expect(parseFavorites(null)).toBeUndefined();
  });
});

describe("connectDirective", () => {
  const project = { apiKey: "", projectId: "", authDomain: "" };

  it("names the provider, or the emulator instead", () => {
    expect(connectDirective({ ...project, emulatorHost: undefined })).toBe(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    );
    expect(connectDirective({ ...project, emulatorHost: "127.0.0.1:9099" })).toBe(
      "connect-src 'self' http://127.0.0.1:9099",
    );
  });
});
