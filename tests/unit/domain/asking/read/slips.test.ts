import { describe, expect, it } from "vitest";
import { readTokens } from "#domain/asking/read/slips.ts";
import { tokensOf } from "#domain/asking/read/tokens.ts";
import { understand } from "#domain/asking/understand.ts";
import { plainText } from "#domain/asking/understanding.ts";
import { vocabulary } from "#tests/fixtures/asked.ts";
import { meaningOf } from "#tests/fixtures/meanings.ts";

const read = (question: string) => understand(question, vocabulary);

describe("a typo", () => {
  it.each([
    ["a missing letter", "wembanyma blocks", "wembanyama blocks"],
    ["an extra letter", "lakkers record without lebron", "lakers record without lebron"],
    ["two swapped letters", "lakers recrod without lebron", "lakers record without lebron"],
    ["a wrong letter", "most revounds", "most rebounds"],
    ["in a phrase", "jokic tripel doubles", "jokic triple doubles"],
    ["in a name with diacritics", "doncik points", "doncic points"],
  ])("is corrected, and the correction is shown: %s", (_, typed, meant) => {
    const [slip, other] = [read(typed), read(meant)];
    if (slip.kind !== "query" || other.kind !== "query") throw new Error(slip.kind);
    expect(slip.query).toEqual(other.query);
    const [word = ""] = typed.split(" ").filter((one) => !meant.split(" ").includes(one));
    expect(plainText(slip.readAs)).toContain(`“${word}” taken for `);
    expect(slip.readAs.at(-1)?.isInferred).toBe(true);
  });

  it.each([
    ["a short word", "most pionts by a gard", "gard"],
    ["the first letter", "jost points", "jost"],
    ["a known word of five letters", "trend of luka", "trend"],
    ["a word with two typos", "celtigz record", "celtigz"],
  ])("is not corrected in %s", (_, question, part) => {
    const understood = read(question);
    if (understood.kind !== "refused") throw new Error(understood.kind);
    expect(understood.notUnderstood.map(({ text }) => text)).toContain(part);
  });

  it("in a word that causes a refusal gives the same cause", () => {
    expect(read("will the lakers win tomorow")).toMatchObject({ cause: "forecast" });
    expect(read("lebron points tomorow")).toMatchObject({ cause: "forecast" });
  });
});

it.each([
  ["luka points", []],
  ["currys points", []],
  ["celtcs record", [{ typed: "celtcs", meant: "celtics" }]],
  ["Poi nts of Lukka", [{ typed: "Poi nts", meant: "points" }]],
  [
    "poi nts by a laakers reboudns",
    [
      { typed: "poi nts", meant: "points" },
      { typed: "laakers", meant: "lakers" },
      { typed: "reboudns", meant: "rebounds" },
    ],
  ],
])("of “%s” %j are told", (text, slips) => {
  expect(readTokens(tokensOf(text), vocabulary).slips).toEqual(slips);
});

it.each([
  ["antetokounmpoo points", "means pts rows=players player=Giannis Antetokounmpo"],
  ["antetokunmpo points", "means pts rows=players player=Giannis Antetokounmpo"],
  ["antetkunmpo points", "means pts rows=players player=Giannis Antetokounmpo"],
  ["antetknmpo points", "Part of the question was not understood. “antetknmpo”"],
  ["timberwoves record", "record rows=team-games team=MIN"],
  ["tmberwolvs record", "record rows=team-games team=MIN"],
  ["tmberwovs record", "Part of the question was not understood. “tmberwovs”"],
  ["warriers record", "record rows=team-games team=GSW"],
  ["luka pionts", "means pts rows=players player=Luka Dončić"],
  ["luka poimts", "means pts rows=players player=Luka Dončić"],
  ["luka qoints", "Part of the question was not understood. “qoints”"],
  ["luka assits", "means ast rows=players player=Luka Dončić"],
  ["luka rebuonds", "means reb rows=players player=Luka Dončić"],
  ["later record", "Part of the question was not understood. “later”"],
  ["lakr record", "Part of the question was not understood. “lakr”"],
  ["leadrs in points", "leaders pts rows=players"],
  ["luka tirple double", "count player=Luka Dončić td=1"],
  ["luka playofs", "means pts,reb,ast rows=players player=Luka Dončić stage=playoffs"],
  ["las ers record", "Part of the question was not understood. “las” “ers”"],
  ["gua rds with most assists", "leaders ast rows=players pos=G per=total sort=-ast"],
  ["luka poin ts", "means pts rows=players player=Luka Dončić"],
  ["luka in the playo ffs", "means pts,reb,ast rows=players player=Luka Dončić stage=playoffs"],
  ["luka points qqq", "Part of the question was not understood. “qqq”"],
  ["lakrs record", "record rows=team-games team=LAL"],
  ["lukaa points", "Part of the question was not understood. “lukaa”"],
  ["cxury points", "Part of the question was not understood. “cxury”"],
  ["crxry points", "Part of the question was not understood. “crxry”"],
  ["wembnyma points", "Part of the question was not understood. “wembnyma”"],
  ["wemabnyaa points", "means pts rows=players player=Victor Wembanyama"],
  ["fg percentaqe leaders", "leaders fgpct rows=players sort=-fgpct"],
  ["reboudnign leaders", "Part of the question was not understood. “reboudnign”"],
  ["luka p0ints", "Part of the question was not understood. “p0ints”"],
  ["luka odd", "Hardwood holds no bets. “odd”"],
])("%s means %s", (question, meaning) => {
  expect(meaningOf(question)).toBe(meaning);
});
