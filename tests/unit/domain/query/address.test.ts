import fc from "fast-check";
import { expect, test } from "vitest";
import { queryAddress, queryParameters, rangeName, sortedBy } from "#domain/query/address.ts";
import type { Conditions } from "#domain/query/conditions/conditions.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { completeQuery } from "#domain/query/query.ts";
import { questionOf } from "#domain/query/say/sentence.ts";
import { anyQuery } from "#tests/fixtures/query-arbitrary.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { asked } from "#tests/fixtures/small-season.ts";

const data = seasonQuestionData((id) => id.endsWith("00"));
const names = namesOf(data);

test("parseQuery inverts queryAddress for any query", () => {
  fc.assert(
    fc.property(anyQuery(names), (query) => {
      const read = parseQuery(new URLSearchParams(queryAddress(query)), names);
      expect(read).toEqual({ ok: true, value: query });
    }),
    { numRuns: 2000 },
  );
});

test("the sentence changes with every condition, range and grouping", () => {
  fc.assert(
    fc.property(anyQuery(names), (query) => {
      const sentence = questionOf(query, names);
      for (const name of Object.keys(query.conditions) as (keyof Conditions)[]) {
        const { [name]: _, ...others } = query.conditions;
        expect(questionOf({ ...query, conditions: others }, names)).not.toBe(sentence);
      }
      for (const dropped of query.figures) {
        const figures = query.figures.filter((range) => range !== dropped);
        expect(questionOf({ ...query, figures }, names)).not.toBe(sentence);
      }
      if (query.by !== undefined)
        expect(questionOf({ ...query, by: undefined }, names)).not.toBe(sentence);
      expect(sentence).not.toMatch(/undefined|null|NaN|Infinity|,,| {2}/);
    }),
    { numRuns: 500 },
  );
});

test("equal queries have one canonical address, whatever their order and spelling", () => {
  const read = (text: string) => {
    const result = parseQuery(new URLSearchParams(text), names);
    return result.ok ? queryAddress(result.value) : result.error.sentence;
  };
  const canonical = "team=DEN&result=l&pts=40..&fg3m=5..&season=2025-26";
  for (const text of [
    canonical,
    "3pm=5..&pts=40..&result=l&team=den&season=2025-26",
    "pts=40..&result=L&team=Denver+Nuggets&fg3m=5..&page=1&sort=-pts&rows=games&reb=",
    "pts=40..&result=l&team=8&3pm=5..&per=total&stage=season",
  ])
    expect(read(text)).toBe(canonical);
});

test.each([
  ["rows=players&nation=France", "Players from France"],
  ["rows=players&college=Duke&pos=G", "Guards from Duke"],
  ["rows=players&draft=Undrafted", "Undrafted players"],
  ["draft=undrafted&pts=40..", "Games with 40 or more points, by undrafted players"],
  ["nation=France&pts=40..", "Games with 40 or more points, by players from France"],
])("questionOf describes %s", (address, sentence) => {
  const read = parseQuery(new URLSearchParams(address), names);
  expect(read.ok && questionOf(read.value, names)).toBe(sentence);
});

test.each([
  ["points=40..", undefined, 'This address has an unknown setting: "points". Try leaving it out.'],
  ["result=x", "result", '"result" has no such value. Try one of w, l.'],
  ["pts=40...50", "pts", undefined],
  ["pts=many", "pts", undefined],
  ["pts=50..40", "pts", undefined],
  ["team=XYZ", "team", undefined],
  ["team=BOS&opp=BOS", "opp", "No team plays itself. Try another opponent."],
  ["from=2026-02-30", "from", '"from" is a day. Try one like 2026-01-31.'],
  ["from=2026-02-02&to=2026-01-01", "from", undefined],
  ["page=0", "page", undefined],
  ["page=99999", "page", undefined],
  ["season=2024-25", "season", '"season" is the years of a season. Try one like 2025-26.'],
  [
    "rows=teams&pos=G",
    "pos",
    '"pos" applies to players, and these rows are teams. Try rows=players.',
  ],
  [
    "rows=players&by=player",
    "by",
    "The rows are grouped by player already. Try another grouping, or none.",
  ],
  ["rows=streaks&by=month", "by", 'Streaks cannot be grouped. Try leaving out "by".'],
  ["rows=teams&per=per36", "per", '"per36" applies to players only. Try per=average.'],
  [
    "rows=teams&by=player",
    "by",
    "Teams' games cannot be grouped by player. Try by=opponent or by=month.",
  ],
  ["rows=players&sort=pace", undefined, '"pace" is a figure of teams. Try rows=teams.'],
  ["rows=games&ortg=110..", undefined, undefined],
  ["avg.pts=20..", "pts", 'A single game has no "avg.pts". Try rows=players or rows=teams.'],
  ["rows=players&sum.ts=20..", undefined, '"sum.ts" has no sum. Try "avg.ts".'],
  ["pts=1..&reb=1..&ast=1..&stl=1..&blk=1..", undefined, undefined],
  ["pts=1..&pts=2..", undefined, '"pts" is given twice. Try it once.'],
  ["fg3m=1..&3pm=2..", "fg3m", undefined],
  [
    "sort=colour",
    "sort",
    `"sort" is a column's name, with a minus for the most first. Try sort=-pts.`,
  ],
  ["qualified=1", "qualified", undefined],
  ["draft=drafted", "draft", undefined],
  ["draft=1900", "draft", undefined],
  [`college=${"a".repeat(2000)}`, undefined, undefined],
])("parseQuery rejects %s", (address, parameter, sentence) => {
  const read = parseQuery(new URLSearchParams(address), names);
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(read.error.parameter).toBe(parameter);
  if (sentence !== undefined) expect(read.error.sentence).toBe(sentence);
  expect(read.error.sentence).toMatch(/[.]$/);
});

test.each(
  (
    "rows=teams&pos=G rows=teams&by=player rows=teams&per=per36 rows=teams&sort=player " +
    "rows=teams&sort=usage rows=players&sort=group rows=players&pace=98.. rows=players&sort=pace " +
    "rows=games&sort=ortg rows=team-games&ortg=110.. rows=games&avg.pts=20.. sort=colour " +
    "sort=winpct"
  ).split(" "),
)("the advice on %s makes it a query", (address) => {
  const params = new URLSearchParams(address);
  const read = parseQuery(params, names);
  const [, name = "", value = ""] =
    /Try (\w+)=([\w-]+)/.exec(read.ok ? "" : read.error.sentence) ?? [];
  params.set(name, value);
  expect(parseQuery(params, names)).toMatchObject({ ok: true });
});

test("parseQuery parses any parameters or rejects them with a short sentence", () => {
  const names_ = ["pts", "team", "player", "sort", "page", "margin", "height", "by", "rows"];
  const pair = fc.tuple(
    fc.oneof(fc.constantFrom(...names_), fc.string()),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
      const read = parseQuery(new URLSearchParams(pairs), names);
      if (!read.ok) expect(read.error.sentence.length).toBeLessThan(160);
      else expect(queryAddress(read.value).length).toBeLessThan(1100);
    }),
    { numRuns: 200 },
  );
});

test("rejects an ambiguous player name and offers every match as a choice", () => {
  const people = [
    { id: "1", name: "Jalen Williams" },
    { id: "2", name: "Jaylin Williams" },
    { id: "3", name: "Nikola Jokić" },
  ];
  const read = (player: string) =>
    parseQuery(new URLSearchParams({ player }), { ...names, players: people });
  expect(read("williams")).toMatchObject({
    ok: false,
    error: { choices: [{ value: "1" }, { value: "2" }] },
  });
  expect(read("JOKIC")).toMatchObject({ ok: true, value: { conditions: { player: "3" } } });
  expect(read("jalen williams")).toMatchObject({
    ok: true,
    value: { conditions: { player: "1" } },
  });
});

test("queryAddress omits every default but the season", () => {
  expect(queryAddress(completeQuery({ season: "2025-26" }))).toBe("season=2025-26");
});

test.each([
  ["pts=40..", "pts"],
  ["rows=players&avg.pts=20..", "avg.pts"],
  ["rows=players&sum.pts=2000..", "sum.pts"],
  ["rows=teams&w=50..", "w"],
  ["rows=teams&ortg=110..", "ortg"],
])("the limit of “%s” is the parameter %s", (address, name) => {
  const { figures, groups } = asked(address);
  expect([...figures, ...groups].map(rangeName)).toEqual([name]);
});

test.each([
  ["", "pts", "pts desc"],
  ["", "reb", "reb desc"],
  ["sort=-reb", "reb", "reb asc"],
  ["sort=reb", "reb", "reb desc"],
  ["", "tov", "tov asc"],
  ["sort=tov", "tov", "tov desc"],
  ["sort=-tov", "tov", "tov asc"],
  ["", "player", "player asc"],
  ["sort=player", "player", "player desc"],
  ["", "date", "date asc"],
  ["sort=-pts", "date", "date desc"],
  ["", "margin", "margin desc"],
  ["rows=streaks&pts=10..", "from", "from desc"],
  ["rows=streaks&pts=10..", "to", "to desc"],
])("“%s” sorted by %s is by %s, from the first page", (address, key, sort) => {
  const query = { ...asked(address), page: 3 };
  const sorted = sortedBy(query, key);
  expect(`${sorted.sort.key} ${sorted.sort.order}`).toBe(sort);
  expect(sorted.page).toBe(1);
});

test("a page's own default of who qualifies stays out of its addresses", () => {
  const query = asked("rows=players&sort=-fgpct");
  expect(query.qualified).toBe(true);
  const of = (qualified: boolean) => queryParameters({ ...query, qualified }, () => true);
  expect([of(true), of(false)].map((own) => own.get("qualified"))).toEqual([null, "0"]);
  const [sorted, usual] = [sortedBy(query, "w", () => true), sortedBy(query, "w")];
  expect([sorted.qualified, usual.qualified]).toEqual([true, false]);
});
