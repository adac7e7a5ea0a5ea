import { expect, test } from "vitest";
import { findPlayer } from "#domain/players/players.ts";
import { playersOfSeason } from "#domain/query/engine/season-players.ts";
import { loadPlayerCareer } from "#functions/views/player/career-page.ts";
import { loadPlayerGames } from "#functions/views/player/player-games.ts";
import { loadPlayer } from "#functions/views/player/players.ts";
import { readPlayer } from "#functions/views/player/read-player.ts";
import { loadPlayerSplits } from "#functions/views/questions/load-splits.ts";
import { builtCollections, builtDocuments, pageOf, unread } from "../built.ts";

const collections = builtCollections();
const documents = builtDocuments();

/** The players of the season's lines who are under no contract. */
async function unsigned(): Promise<string[]> {
  const [players, lines] = await Promise.all([collections.players(), collections.lines()]);
  if (!players.ok || !lines.ok) throw new Error("not built");
  const signed = players.value.value;
  const all = playersOfSeason(signed)(lines.value.value.players);
  return all.slice(signed.length).map(({ name }) => name);
}

test("everyone who played in the season has his pages, under contract or not", async () => {
  const names = await unsigned();
  expect(names).toContain("Chris Paul");
  for (const name of names) {
    const page = pageOf(await loadPlayer(collections, documents, name));
    expect(page, name).toMatchObject({ kind: "known", profile: { listed: undefined } });
    const pages = [
      await loadPlayerGames(collections, documents, name),
      await loadPlayerCareer(collections, documents, name),
      await loadPlayerSplits(collections, name, new URLSearchParams()),
    ];
    expect(
      pages.map(({ kind }) => kind),
      name,
    ).toEqual(["ready", "ready", "ready"]);
  }
});

test("a player without a contract has the figures of his season", async () => {
  const page = pageOf(await loadPlayer(collections, documents, "Chris Paul"));
  if (page.kind !== "known") throw new Error("no page");
  const { season, record, career, player } = page.profile;
  expect(season?.figures.map(({ label }) => label)).toContain("PTS");
  expect(record?.lastTen.rows).toHaveLength(10);
  expect(career?.rows[0]).toMatchObject({ season: "2005-06" });
  expect(player).toMatchObject({ age: "", currentTeam: "" });
});

test("the season's lines are read only for a name that is not under contract", async () => {
  const find = (name: string) => async () => {
    const players = await collections.players();
    if (!players.ok) throw new Error("not built");
    return readPlayer({ lines: unread }, players.value.value, (all) => findPlayer(all, name));
  };
  expect(await find("LeBron James")()).toMatchObject({ ok: true });
  expect(await find("Chris Paul")()).toMatchObject({ ok: false });
});
