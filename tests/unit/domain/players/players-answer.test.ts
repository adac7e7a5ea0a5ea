import { describe, expect, it } from "vitest";
import { parseTableQuery, WHOLE_TABLE } from "#domain/players/player-table.ts";
import {
  NO_MATCHES,
  type PlayersAnswer,
  parsePlayersAnswer,
  playersCount,
  playersDataPath,
  playersHead,
  playersPage,
  playersPath,
  playersSentence,
} from "#domain/players/players-answer.ts";
import { ANSWER } from "./players-answer.ts";

describe("parsePlayersAnswer", () => {
  it("round-trips through JSON", () => {
    expect(parsePlayersAnswer(JSON.stringify(ANSWER))).toEqual(ANSWER);
    const empty = { ...ANSWER, total: 0, rows: [] };
    expect(parsePlayersAnswer(JSON.stringify(empty))).toEqual(empty);
  });

  const row: unknown[] = [...(ANSWER.rows[0] ?? [])];
  it.each<[string, unknown]>([
    ["null", null],
    ["a string", "rows"],
    ["a list", []],
    ["an error", { error: "unavailable" }],
    ["a missing query", { ...ANSWER, query: undefined }],
    ["a sentence that is not a string", { ...ANSWER, sentence: 1 }],
    ["a total that is a string", { ...ANSWER, total: "27" }],
    ["a page that is a string", { ...ANSWER, page: "2" }],
    ["a missing column", { ...ANSWER, columns: ANSWER.columns.slice(1) }],
    ["columns in another order", { ...ANSWER, columns: ANSWER.columns.toReversed() }],
    ["a column that is null", { ...ANSWER, columns: [null] }],
    ["rows that are not a list", { ...ANSWER, rows: {} }],
    ["a row that is null", { ...ANSWER, rows: [null] }],
    ["a row that is too short", { ...ANSWER, rows: [row.slice(0, 7)] }],
    ["a cell of another type", { ...ANSWER, rows: [row.with(1, 5)] }],
    ["a name that is null", { ...ANSWER, rows: [row.with(1, null)] }],
  ])("rejects %s", (_, value) => {
    expect(parsePlayersAnswer(JSON.stringify(value))).toBeUndefined();
  });

  it("rejects text that is not JSON", () => {
    expect(parsePlayersAnswer("<!doctype html>")).toBeUndefined();
    expect(parsePlayersAnswer("")).toBeUndefined();
  });
});

describe("the paths of the table", () => {
  it.each([
    ["/nba/players/page/1", "/nba/players/page/1.json"],
    ["/nba/players/page/2?name=a%3Fb", "/nba/players/page/2.json?name=a%3Fb"],
  ])("%s has its JSON at %s", (address, data) => {
    expect(playersDataPath(address)).toBe(data);
  });

  it("hold the page number and the query", () => {
    expect(playersPath(3)).toBe("/nba/players/page/3");
    expect(playersPath(1, { ...WHOLE_TABLE, sort: "age" })).toBe("/nba/players/page/1?sort=age");
  });
});

describe("playersSentence", () => {
  it.each([
    ["", undefined, 1, "Players"],
    ["?order=desc", undefined, 3, "Players, page 3"],
    ["?sort=age&pos=F&name=j", undefined, 1, 'Players by age, "j", forwards'],
    ["?sort=pts&order=desc", undefined, 1, "Players by points"],
    ["?sort=last-name", undefined, 2, "Players by last name, page 2"],
    ["?team=14&pos=C", "Lakers", 2, "Players, centers, Lakers, page 2"],
  ])("%s, %s, page %i: %s", (search, team, page, sentence) => {
    expect(playersSentence(parseTableQuery(new URLSearchParams(search)), team, page)).toBe(
      sentence,
    );
  });
});

describe("playersPage", () => {
  const answer = (address: string, page: number, total: number): PlayersAnswer => ({
    ...ANSWER,
    query: address,
    page,
    total,
  });

  it.each([
    [1, 60, undefined, "/nba/players/page/2"],
    [2, 60, "/nba/players/page/1", "/nba/players/page/3"],
    [3, 60, "/nba/players/page/2", undefined],
    [1, 25, undefined, undefined],
    [1, 0, undefined, undefined],
  ])("page %i of %i players links back to %s and forward to %s", (page, total, back, forward) => {
    expect(playersPage(answer(playersPath(page), page, total))).toMatchObject({ back, forward });
  });

  it("keeps the query in its links, and clear drops the filters only", () => {
    const path = "/nba/players/page/";
    const { headers, byLastName, back, forward, clear } = playersPage(
      answer(`${path}2?name=j&pos=G&sort=age`, 2, 60),
    );
    expect({ back, forward, clear }).toEqual({
      back: `${path}1?name=j&pos=G&sort=age`,
      forward: `${path}3?name=j&pos=G&sort=age`,
      clear: `${path}1?sort=age`,
    });
    expect(headers).toEqual([
      { column: "number", href: `${path}1?name=j&pos=G`, sort: undefined },
      { column: "name", href: `${path}1?name=j&pos=G&sort=name`, sort: undefined },
      { column: "age", href: `${path}1?name=j&pos=G&sort=age&order=desc`, sort: "ascending" },
      { column: "position", href: `${path}1?name=j&pos=G&sort=position`, sort: undefined },
      { column: "team", href: `${path}1?name=j&pos=G&sort=team`, sort: undefined },
      { column: "pts", href: `${path}1?name=j&pos=G&sort=pts&order=desc`, sort: undefined },
      { column: "reb", href: `${path}1?name=j&pos=G&sort=reb&order=desc`, sort: undefined },
      { column: "ast", href: `${path}1?name=j&pos=G&sort=ast&order=desc`, sort: undefined },
    ]);
    expect(byLastName).toEqual({
      column: "last-name",
      href: `${path}1?name=j&pos=G&sort=last-name`,
      sort: undefined,
    });
  });

  it.each([
    ["/nba/players/page/2", 530, "530 players by number. Page 2 of 22."],
    ["/nba/players/page/2?sort=age&order=desc", 1, "1 player by age, descending. Page 2 of 1."],
    ["/nba/players/page/2?name=zzz", 0, NO_MATCHES],
  ])("%s with %i is announced as %s", (address, total, summary) => {
    expect(playersPage(answer(address, 2, total)).summary).toBe(summary);
  });

  it.each([
    ["/nba/players/page/2", "/nba/players/page/2", false, "530 under contract"],
    ["/nba/players/page/2?sort=age", "/nba/players/page/1", true, "530 under contract"],
    ["/nba/players/page/2?pos=G", "/nba/players/page/1", true, "60 of 530 under contract"],
  ])("%s has the canonical path %s", (address, canonicalPath, isUnlisted, count) => {
    const page = answer(address, 2, 60);
    expect(playersHead(page)).toEqual({ title: page.sentence, canonicalPath, isUnlisted });
    expect(playersCount(page, 530)).toBe(count);
  });
});
