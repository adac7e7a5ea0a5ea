import { describe, expect, it } from "vitest";
import { parseTableQuery, WHOLE_TABLE } from "../../../../domain/season/player-table.ts";
import {
  NOBODY_FOUND,
  type PlayersAnswer,
  parsePlayersAnswer,
  playersCount,
  playersDataPath,
  playersHead,
  playersPage,
  playersPath,
  playersSentence,
} from "../../../../domain/season/players-answer.ts";
import { ANSWER } from "./players-answer.ts";

describe("the data of a page", () => {
  it("is read as it was written", () => {
    expect(parsePlayersAnswer(JSON.stringify(ANSWER))).toEqual(ANSWER);
    const empty = { ...ANSWER, total: 0, rows: [] };
    expect(parsePlayersAnswer(JSON.stringify(empty))).toEqual(empty);
  });

  const row: unknown[] = [...(ANSWER.rows[0] ?? [])];
  it.each<[string, unknown]>([
    ["null", null],
    ["a text", "rows"],
    ["a list", []],
    ["an error", { error: "unavailable" }],
    ["an address that is none", { ...ANSWER, query: undefined }],
    ["no sentence", { ...ANSWER, sentence: 1 }],
    ["a total in letters", { ...ANSWER, total: "27" }],
    ["a page in letters", { ...ANSWER, page: "2" }],
    ["fewer columns", { ...ANSWER, columns: ANSWER.columns.slice(1) }],
    ["other columns", { ...ANSWER, columns: ANSWER.columns.toReversed() }],
    ["columns that are none", { ...ANSWER, columns: [null] }],
    ["rows that are none", { ...ANSWER, rows: {} }],
    ["a row that is none", { ...ANSWER, rows: [null] }],
    ["a row that is too short", { ...ANSWER, rows: [row.slice(0, 7)] }],
    ["a cell of another type", { ...ANSWER, rows: [row.with(1, 5)] }],
    ["a name that is not known", { ...ANSWER, rows: [row.with(1, null)] }],
  ])("is not %s", (_, value) => {
    expect(parsePlayersAnswer(JSON.stringify(value))).toBeUndefined();
  });

  it("is no broken text either", () => {
    expect(parsePlayersAnswer("<!doctype html>")).toBeUndefined();
    expect(parsePlayersAnswer("")).toBeUndefined();
  });
});

describe("an address of the table", () => {
  it.each([
    ["/nba/players/page/1", "/nba/players/page/1.json"],
    ["/nba/players/page/2?name=a%3Fb", "/nba/players/page/2.json?name=a%3Fb"],
  ])("%s has its data at %s", (address, data) => {
    expect(playersDataPath(address)).toBe(data);
  });

  it("has the page's number and the query", () => {
    expect(playersPath(3)).toBe("/nba/players/page/3");
    expect(playersPath(1, { ...WHOLE_TABLE, sort: "age" })).toBe("/nba/players/page/1?sort=age");
  });
});

describe("the sentence of a query", () => {
  it.each([
    ["", undefined, 1, "Players"],
    ["?order=desc", undefined, 3, "Players, page 3"],
    ["?sort=age&pos=F&name=j", undefined, 1, 'Players by age, "j", forwards'],
    ["?team=14&pos=C", "Lakers", 2, "Players, centers, Lakers, page 2"],
  ])("%s, %s, page %i: %s", (search, team, page, sentence) => {
    expect(playersSentence(parseTableQuery(new URLSearchParams(search)), team, page)).toBe(
      sentence,
    );
  });
});

describe("what is drawn of a page", () => {
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
  ])("page %i of %i players leads back to %s and on to %s", (page, total, back, forward) => {
    expect(playersPage(answer(playersPath(page), page, total))).toMatchObject({ back, forward });
  });

  it("carries the query on, sorts and turns round, and clears the filters alone", () => {
    const path = "/nba/players/page/";
    const { headers, back, forward, clear } = playersPage(
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
    ]);
  });

  it.each([
    ["/nba/players/page/2", 530, "530 players by number. Page 2 of 22."],
    ["/nba/players/page/2?sort=age&order=desc", 1, "1 player by age, descending. Page 2 of 1."],
    ["/nba/players/page/2?name=zzz", 0, NOBODY_FOUND],
  ])("%s with %i is announced as %s", (address, total, summary) => {
    expect(playersPage(answer(address, 2, total)).summary).toBe(summary);
  });

  it.each([
    ["/nba/players/page/2", "/nba/players/page/2", false, "530 under contract"],
    ["/nba/players/page/2?sort=age", "/nba/players/page/1", true, "530 under contract"],
    ["/nba/players/page/2?pos=G", "/nba/players/page/1", true, "60 of 530 under contract"],
  ])("%s is found under %s", (address, canonicalPath, isUnlisted, count) => {
    const page = answer(address, 2, 60);
    expect(playersHead(page)).toEqual({ title: page.sentence, canonicalPath, isUnlisted });
    expect(playersCount(page, 530)).toBe(count);
  });
});
