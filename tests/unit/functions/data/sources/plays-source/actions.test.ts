import { describe, expect, it, test } from "vitest";
import { parseActions, parseScoreboard } from "#functions/data/sources/plays-source/actions.ts";
import { action, playsOf } from "#tests/fixtures/plays-actions.ts";

const ID = "0022500775";

test("actions are in the order of the game, whatever theirs is in the document", () => {
  const later = action({ orderNumber: 20, clock: "PT11M45.50S" });
  const actions = parseActions(playsOf([later, action({ orderNumber: 10 })]), ID);
  expect(actions?.map(({ clock }) => clock)).toEqual([720, 705]);
});

describe("a document is refused with", () => {
  it.each([
    ["no game", {}],
    ["another game", playsOf([action()], "0022500776")],
    ["a clock of another form", playsOf([action({ clock: "11:45" })])],
    ["no period", playsOf([action({ period: 0 })])],
    ["a score in words", playsOf([action({ scoreHome: "none" })])],
    ["a player without a number", playsOf([action({ personId: "1629638" })])],
    ["a shot from another city", playsOf([action({ shotDistance: 9_000 })])],
    ["endless words", playsOf([action({ subType: "x".repeat(101) })])],
    ["more actions than a game has", playsOf(Array.from({ length: 2_001 }, () => action()))],
  ])("%s", (_, raw) => {
    expect(parseActions(raw, ID)).toBeUndefined();
  });
});

test("unknown kinds and absent fields are no mistakes", () => {
  expect(
    parseActions(playsOf([action({ actionType: "memo", playerNameI: null })]), ID),
  ).toHaveLength(1);
});

describe("a scoreboard", () => {
  const board = (gameDate: string, gameId = ID) => ({
    scoreboard: { gameDate, games: [{ gameId, homeTeam: { teamTricode: "CHA" } }] },
  });
  it("names the games of its day", () => {
    expect(parseScoreboard(board("2026-02-11"), "2026-02-11")).toEqual(new Map([["CHA", ID]]));
  });
  it.each([board("2026-02-10"), board("2026-02-11", "../../x"), {}, null])(
    "of another day or form names none",
    (raw) => {
      expect(parseScoreboard(raw, "2026-02-11")).toBeUndefined();
    },
  );
});
