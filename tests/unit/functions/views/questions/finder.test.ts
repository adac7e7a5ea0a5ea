import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { namesOf } from "#domain/query/names.ts";
import { canQualify } from "#domain/query/query.ts";
import { withoutPairs } from "#functions/views/questions/figure-pairs.ts";
import {
  type FinderFormPage,
  type FoundPage,
  loadFinder,
  loadFinderForm,
} from "#functions/views/questions/finder.ts";
import {
  type FinderForm,
  type FormField,
  type FormOption,
  finderForm,
  type ShortForm,
  shortForm,
} from "#functions/views/questions/finder-form.ts";
import { addressAt, queryAt } from "#functions/views/questions/place.ts";
import { FINDER } from "#functions/views/questions/questions.ts";
import { searchOf } from "#tests/fixtures/addresses.ts";
import { anyQuery } from "#tests/fixtures/query-arbitrary.ts";
import { pageOf } from "../built.ts";
import { answered, collections } from "./asked.ts";

/** The page of a valid question. */
async function find(query: string): Promise<FoundPage> {
  const page = pageOf(await loadFinder(collections, new URLSearchParams(query)));
  if (page.kind === "bad") throw new Error(page.form.trouble?.sentence);
  return page;
}

/** The page of the form with every field. */
const formPageAt = async (query: string): Promise<FinderFormPage> =>
  pageOf(await loadFinderForm(collections, new URLSearchParams(query)));

const formAt = async (query: string): Promise<FinderForm> => (await formPageAt(query)).form;

/** The results of a question that has some. */
async function foundBy(query: string) {
  const { results } = await find(query);
  if (results.kind !== "found") throw new Error(`The results are ${results.kind}.`);
  return results;
}

/** The question that is offered where nothing is found. */
async function widerThan(query: string) {
  const { results } = await find(query);
  if (results.kind !== "nothing") throw new Error(`The results are ${results.kind}.`);
  return { href: results.wider?.href ?? "", total: results.wider?.total };
}

/** The parameters of a submitted form. A list sends its selected option, or else its first. */
function sentBy(form: FinderForm | ShortForm): URLSearchParams {
  const sent = new URLSearchParams(form.kept.map(({ name, value }) => [name, value]));
  const chosen = (options: FormOption[]) =>
    (options.find(({ isSelected }) => isSelected) ?? options[0])?.value ?? "";
  for (const { name, value, options } of fieldsOf(form))
    sent.append(name, options === undefined ? value : chosen(options));
  for (const row of "figures" in form ? form.figures : []) {
    sent.append("figure", chosen(row.figures));
    sent.append("of", chosen(row.ofs));
    sent.append("range", row.range);
  }
  return sent;
}

const fieldsOf = (form: FinderForm | ShortForm): FormField[] => [
  ...form.fields,
  ...("groups" in form ? form.groups.flatMap(({ fields }) => fields) : []),
];
const valuesOf = (form: FinderForm) =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(({ isSet }) => isSet)
      .map(({ name, value }) => [name, value]),
  );

describe("the finder", () => {
  test("shows the question and a summary of the result", async () => {
    const { question } = await find("pts=40..&result=l");
    expect(question).toBe("Games with 40 or more points, in losses");
    expect((await foundBy("pts=40..&result=l")).deck).toEqual({
      count: "37",
      words:
        "of all 133 games with 40 or more points, by 25 players. Anthony Edwards did it 5 times, " +
        "Cooper Flagg, Luka Dončić and Trey Murphy III 3 times each.",
    });
  });

  test.each([
    ["sort=-pts", "Games", "26,651"],
    ["rows=players", "Players", "234"],
    ["rows=team-streaks&result=w", "Team streaks of games, in wins", "285"],
    ["player=luka+doncic", "Games of Luka Dončić", "64"],
  ])("for %j shows the question %j and %s rows", async (query, question, count) => {
    expect((await find(query)).question).toBe(question);
    expect((await foundBy(query)).deck?.count).toBe(count);
  });

  test.each(["", "figure=&of=&range=&team="])(
    "for %j, which asks for nothing, shows the feats",
    async (query) => {
      const { question, results, href } = await find(query);
      expect(question).toBeUndefined();
      expect(results).toMatchObject({ kind: "not-asked" });
      expect(href).toBe("/nba/finder?season=2025-26");
    },
  );

  test("offers the question without its narrowest condition when nothing is found", async () => {
    const { href, total } = await widerThan("pts=200..&team=DEN");
    expect(href).toBe("/nba/finder?team=DEN&sort=-pts&season=2025-26");
    expect((await foundBy(searchOf(href).toString())).deck?.count).toBe(total);
  });
});

test("offers a question with fewer conditions when no single one is to blame", async () => {
  const { href, total } = await widerThan("pts=50..&reb=20..&ast=20..");
  expect(href).toMatch(/\?(pts|reb|ast)=\d0\.\.&season=2025-26$/);
  expect((await foundBy(searchOf(href).toString())).deck?.count).toBe(total);
});

test("says why a figure cannot order the rows", async () => {
  const form = await formAt("rows=games&figure=pace&of=&range=");
  expect(form.trouble?.sentence).toMatch(/^Pace|^"pace"/);
});

describe("the form", () => {
  test("shows the set values, with players by name", async () => {
    const form = await formAt("player=203999&opp=LAL&starter=1&pts=30..&month=dec");
    expect(valuesOf(form)).toEqual({
      player: "Nikola Jokić",
      opp: "LAL",
      starter: "1",
      pts: "30..",
      month: "dec",
    });
  });

  test.each([
    "rows=players&pts=20..&avg.stl=1..&gp=10..&where=home&conf=east",
    "dd=0",
    "rows=players&td=5..",
    "rows=players&qualified=0",
    "pts=30..&sort=-ast",
  ])("sends the same question when %s is submitted unchanged, short or whole", async (asked) => {
    const { form: short, href } = await find(asked);
    for (const form of [short, await formAt(asked)])
      expect(await find(sentBy(form).toString())).toMatchObject({ href, isOwnAddress: false });
  });

  test("takes what was typed in the short form along", async () => {
    const { form: short } = await find("rows=players&avg.stl=1..");
    const sent = sentBy(short);
    sent.set("team", "BOS");
    const { filled } = await formPageAt(sent.toString());
    expect(filled).toEqual({
      question: "Players averaging 1 or more steals, for the Boston Celtics",
      href: "/nba/finder/form?rows=players&team=BOS&avg.stl=1..&season=2025-26",
      results: "/nba/finder?rows=players&team=BOS&avg.stl=1..&season=2025-26",
      isOwnAddress: false,
    });
  });

  test.each([
    ["", true],
    ["rows=players&team=BOS", true],
    ["team=BOS&page=2", false],
    ["team=bos", false],
    ["team=BOS&opp=", false],
  ])("at %j has its own address: %s", async (asked, isOwnAddress) => {
    expect((await formPageAt(asked)).filled).toMatchObject({ isOwnAddress });
  });

  test("sends any question when it is submitted unchanged, from its first page", async () => {
    const { data } = await answered("");
    const names = namesOf(data);
    fc.assert(
      fc.property(anyQuery(names), fc.boolean(), (any, isTurned) => {
        const hasRule = canQualify(any) && any.by === undefined;
        const query = { ...any, page: 1, qualified: any.qualified !== (hasRule && isTurned) };
        const search = searchOf(addressAt(FINDER, query));
        const whole = finderForm(queryAt(FINDER, search, data), search, data);
        for (const form of [whole, shortForm(query, data)]) {
          const read = queryAt(FINDER, withoutPairs(sentBy(form)), data);
          expect(read).toEqual({ ok: true, value: query });
        }
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ["rows=players&sort=player", "rows", "teams"],
    ["rows=players&sort=-gp&qualified=1", "rows", "team-streaks"],
    ["rows=teams&sort=-ortg", "rows", ""],
  ])("drops the hidden order of %s when it does not fit %s=%s", async (asked, name, value) => {
    const own = `?${value && `rows=${value}&`}season=2025-26`;
    for (const form of [(await find(asked)).form, await formAt(asked)]) {
      const sent = sentBy(form);
      sent.set(name, value);
      expect((await find(sent.toString())).href).toBe(`/nba/finder${own}`);
      const { filled } = await formPageAt(sent.toString());
      expect(filled?.href).toBe(`/nba/finder/form${own}`);
    }
  });

  test("offers no further figure to a full question", async () => {
    const form = await formAt("pts=10..&reb=3..&ast=2..&stl=1..");
    expect(form.figures.map(({ figures }) => figures.map(({ value }) => value))).toEqual([
      ["", "stl"],
    ]);
  });

  test("has two rows for figures, or as many as are set", async () => {
    expect((await formAt("")).figures.length).toBe(2);
    const { figures } = await formAt("stl=1..&blk=1..&tov=..3");
    expect(figures.map(({ range }) => range)).toEqual(["1..", "1..", "..3"]);
  });

  test("has only valid options", async () => {
    for (const { name, options = [] } of fieldsOf(await formAt("rows=players"))) {
      for (const { value } of options) {
        const { trouble } = await formAt(`${name}=${value}`);
        expect(trouble?.sentence, `${name}=${value}`).toBeUndefined();
      }
    }
  });
});

describe("invalid input", () => {
  test("at the finder's own address shows the form with every field", async () => {
    const search = new URLSearchParams("month=foo&pts=20..");
    const page = pageOf(await loadFinder(collections, search));
    expect(page).toEqual({ kind: "bad", form: await formAt("month=foo&pts=20..") });
  });

  test("keeps the form filled and is marked at its field", async () => {
    const { form, filled } = await formPageAt("player=jokic&month=foo&pts=20..");
    expect(filled).toBeUndefined();
    expect(valuesOf(form)).toEqual({ player: "jokic", month: "foo", pts: "20.." });
    const bad = fieldsOf(form).filter(({ isBad }) => isBad);
    expect(bad.map(({ name }) => name)).toEqual(["month"]);
    expect(form.trouble).toMatchObject({
      isAtField: true,
      sentence: expect.stringMatching(/^Month has no such value. Try one of/),
    });
  });

  test.each([
    ["pts=many", /^Points is a number/],
    ["avg.pts=x&rows=players", /^Points is a number/],
    ["from=yesterday", /^From is a day. Try one like/],
    ["from=2026-03-01&to=2026-02-01", /^From is a later day than To/],
    ["vs=nobody+at+all", /^Against player matches no player/],
  ])("of %s is reported with the label of its field", async (search, sentence) => {
    const form = await formAt(search);
    expect(form.trouble?.sentence).toMatch(sentence);
  });

  test("with an ambiguous name links to each player", async () => {
    const form = await formAt("player=williams&pts=20..");
    const [first] = form.trouble?.choices ?? [];
    expect(first?.text).toContain("Williams");
    const chosen = await find(searchOf(first?.href ?? "").toString());
    expect(chosen.question).toContain(first?.text);
  });

  test("offers every player of a common name", async () => {
    const { data } = await answered("");
    const named = data.lines.players.filter(({ name }) => / Williams\b/.test(name));
    const form = await formAt("player=williams");
    expect(form.trouble?.choices.length).toBe(named.length);
    expect(form.trouble?.sentence).toContain(` ${named.length} players`);
  });

  test("without a field is reported above the form", async () => {
    const form = await formAt("nonsense=1");
    expect(form.trouble).toMatchObject({ isAtField: false });
  });

  test("in a row of figures is marked there", async () => {
    const form = await formAt("figure=stl&of=&range=many");
    expect(form.figures.map(({ isBad, range }) => [isBad, range])).toEqual([
      [true, "many"],
      [false, ""],
    ]);
    expect(form.trouble?.isAtField).toBe(true);
  });
});
