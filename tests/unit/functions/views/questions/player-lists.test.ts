import { describe, expect, test } from "vitest";
import {
  LISTS,
  listPath,
  listValues,
  playerListNamed,
  playerLists,
} from "#domain/players/player-lists.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { loadPlayerLists } from "#functions/views/player/player-lists.ts";
import { listPlace } from "#functions/views/questions/list-places.ts";
import { loadPlayerList } from "#functions/views/questions/load-player-list.ts";
import { queryAt } from "#functions/views/questions/place.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { builtCollections, pageOf } from "../built.ts";

const data = seasonQuestionData();
const { players } = data;
const collections = builtCollections();
const load = (list: string, value: string, search = "") =>
  loadPlayerList(collections, { list, value }, new URLSearchParams(search));

describe("a list of players", () => {
  test.each([
    ["country", "France", "Players from France", 21, 0],
    ["country", "france", "Players from France", 21, 0],
    ["draft", "undrafted", "Undrafted players", 122, 1],
    ["position", "centers", "Centers", undefined, undefined],
    ["college", "Kentucky", "Players from Kentucky", undefined, undefined],
  ])("of %s %s has the title %s", async (kind, value, title, count, unplayed) => {
    const page = pageOf(await load(kind, value));
    expect(page.list.title).toBe(title);
    if (page.asked.kind !== "answered") throw new Error("not answered");
    expect(page.asked.answer.total + page.unplayed.length).toBe(page.list.players.length);
    if (count !== undefined) expect(page.list.players).toHaveLength(count);
    if (unplayed !== undefined) expect(page.unplayed).toHaveLength(unplayed);
  });

  test("matches the source table for every country, college and draft", () => {
    const rows = sourceRows("players.csv");
    const columns = { country: "nationality", college: "pre_draft_team" } as const;
    for (const kind of ["country", "college"] as const) {
      // The reader of the source table ignores quotes, so values with a comma are left out.
      const lists = playerLists(kind, players).filter(({ value }) => !value.includes(","));
      for (const { value, players: own } of lists)
        expect(rows.filter((row) => row[columns[kind]] === value).length, value).toBe(own.length);
    }
    for (const { value, players: own } of playerLists("draft", players)) {
      const status = value === "undrafted" ? "Undrafted" : `${value} `;
      const drafted = rows.filter(({ draft_status = "" }) => draft_status.startsWith(status));
      expect(drafted).toHaveLength(own.length);
    }
  });

  test("has as many players with games as its question finds", () => {
    const played = new Set(data.totals.map(({ id }) => id));
    for (const list of LISTS.flatMap((kind) => playerLists(kind, players))) {
      const place = listPlace(list);
      const query = place && queryAt(place, new URLSearchParams(), data);
      if (!query?.ok) throw new Error(`${list.title} asks nothing`);
      const { total } = runQuery(query.value, data);
      expect(total, list.title).toBe(list.players.filter(({ id }) => played.has(id)).length);
    }
  });

  test("omits players without a game when the query narrows it", async () => {
    const [drafted, narrowed] = [
      pageOf(await load("draft", "undrafted")),
      pageOf(await load("draft", "undrafted", "month=jan")),
    ];
    expect([drafted.unplayed.length, narrowed.unplayed.length]).toEqual([1, 0]);
  });

  test.each([
    ["country", "Atlantis"],
    ["country", "%E0%A4%A"],
    ["draft", "1899"],
    ["planet", "France"],
  ])("of %s %s is missing", async (list, value) => {
    expect(await load(list, value)).toEqual({ kind: "missing" });
  });

  test("is found by its own path", () => {
    for (const list of LISTS.flatMap((kind) => playerLists(kind, players))) {
      const [, , , kind, value = ""] = listPath(list).split("/");
      expect(kind).toBe(list.kind);
      expect(playerListNamed(list.kind, decodeURIComponent(value), players)).toEqual(list);
    }
  });
});

test("the index links to every list, with its number of players", async () => {
  const { indexes } = pageOf(await loadPlayerLists(collections));
  expect(indexes.map(({ kind }) => kind)).toEqual([...LISTS]);
  const all = indexes.flatMap(({ lists }) => lists);
  expect(new Set(all.map(({ href }) => href)).size).toBe(all.length);
  expect(all.find(({ text }) => text === "France")?.players).toBe(21);
  expect(indexes[2]?.lists[0]?.text).toBe("2025");
  expect(indexes[2]?.lists.map(({ text }) => text)).toContain("Undrafted");
  for (const player of players) {
    for (const kind of LISTS) {
      const texts = indexes
        .find((index) => index.kind === kind)
        ?.lists.map(({ text }) => text.toLowerCase());
      for (const value of listValues(player, kind)) expect(texts).toContain(value.toLowerCase());
    }
  }
});
