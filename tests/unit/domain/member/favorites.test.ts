import { expect, test } from "vitest";
import { type Favorite, favoriteKey, pathOfFavorite } from "#domain/member/favorites.ts";
import { playerPath } from "#domain/players/players.ts";

test.each<[Favorite, string]>([
  [{ kind: "team", id: 15 }, "/nba/teams/15"],
  [{ kind: "player", name: "Nikola Jokić" }, playerPath("Nikola Jokić")],
  [{ kind: "player", name: "De'Aaron Fox" }, playerPath("De'Aaron Fox")],
  [{ kind: "player", name: "players/" }, playerPath("players/")],
])("pathOfFavorite of %j is %s", (favorite, path) => {
  expect(pathOfFavorite(favoriteKey(favorite))).toBe(path);
});
