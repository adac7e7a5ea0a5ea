import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { queryAddress } from "#domain/query/address.ts";
import { MOST_FIGURES, parseQuery } from "#domain/query/parse.ts";
import { asked, smallNames } from "#tests/fixtures/small-season.ts";

const parsed = (address: string) => parseQuery(new URLSearchParams(address), smallNames);

function refusal(address: string): string {
  const query = parsed(address);
  return query.ok ? "" : `${query.error.parameter ?? "-"}: ${query.error.sentence}`;
}

describe("an address", () => {
  test("may spell its values and its figures otherwise, and repeat itself", () => {
    const usual = queryAddress(asked("rows=players&stage=playoffs&fg3m=3..&team=LAL"));
    for (const other of [
      "rows=PLAYERS&stage=Playoffs&3pm=3..&team=lakers",
      "rows=+players+&stage=playoffs&fg3m=3..&team=LAL",
      "rows=players&rows=players&stage=playoffs&3pm=+3..+&team=14&by=",
    ])
      expect(queryAddress(asked(other)), other).toBe(usual);
  });

  test("has its ranges in the order of the figures", () => {
    const figures = (address: string) => asked(address).figures.map(({ figure }) => figure);
    expect(figures("blk=1..&pts=1..&reb=1..")).toEqual(["pts", "reb", "blk"]);
  });

  test.each([
    ["rows=players&avg.pts=20..", "mean"],
    ["rows=players&sum.pts=20..", "total"],
    ["rows=players&avg.ts=50..", "mean"],
    ["rows=players&gp=2..", "mean"],
    ["rows=teams&ortg=110..", "mean"],
  ])("%s has a range of the group's %s", (address, of) => {
    expect(asked(address).groups.map((range) => range.of)).toEqual([of]);
    expect(asked(address).figures).toEqual([]);
  });

  test.each(
    (
      "rows=players&by=team by=player by=team from=2026-01-01 to=2026-01-01 " +
      "from=2026-01-01&to=2026-01-01 ot=1&starter=1 quarter=1 player=11&also=12 page=21 " +
      "page=10000"
    ).split(" "),
  )("may be %s", (address) => {
    expect(queryAddress(asked(address))).toBe(`${address}&season=${smallNames.season}`);
  });

  test("of all seasons may narrow them, one of one season may not", () => {
    const season = "2015-16..2018-19";
    const several = (of: string) =>
      parseQuery(new URLSearchParams({ season }), { ...smallNames, season: of });
    expect(several("all")).toMatchObject({ ok: true, value: { season } });
    expect(several("2015-16").ok).toBe(false);
  });

  test("of a past season does not ask what is known of this one alone", () => {
    const past = { ...smallNames, season: "2015-16" };
    const query = parseQuery(new URLSearchParams("season=2015-16&rows=players&draft=2015"), past);
    expect(query).toMatchObject({ ok: false, error: { parameter: "draft" } });
    expect(asked("rows=players&draft=2015").conditions.draft).toBeDefined();
  });

  test("of single games has no basis", () => {
    expect(asked("per=total").per).toBe("average");
    expect(asked("rows=players&per=per36").per).toBe("per36");
  });
});

describe("an address is refused", () => {
  test.each([
    ["skill=1", '-: This address has an unknown setting: "skill".'],
    ["<b>=1", '-: This address has an unknown setting: "b".'],
    ["season=2024-25", 'season: "season" is the years of a season.'],
    ["rows=coaches", 'rows: "rows" has no such value. Try one of games'],
    ["stage=practice", 'stage: "stage" has no such value.'],
    ["by=coach", 'by: "by" has no such value.'],
    ["per=minute", 'per: "per" has no such value.'],
    ["columns=all", 'columns: "columns" has no such value.'],
    [`${"x".repeat(30)}=1`, `-: This address has an unknown setting: "${"x".repeat(20)}".`],
    [`${"x".repeat(998)}=1`, "-: This address has an unknow"],
    [`${"x".repeat(999)}=1`, "-: A question has at most 1000 characters."],
    ["pts=1&pts=2", '-: "pts" is given twice.'],
    ["3pm=1..&fg3m=2..", 'fg3m: "fg3m" is given twice.'],
    ["pts=lots", 'pts: "pts" is a number or a range'],
    ["pts=1..&reb=1..&ast=1..&stl=1..&blk=1..", "-: A question has at most 4 conditions"],
    ["page=0", 'page: "page" is a number. Try one from 1 to 10000.'],
    ["page=10001", "page: "],
    ["page=1a", "page: "],
    ["page=a1", "page: "],
    ["player=nobody", 'player: "player" matches no player'],
    ["team=ATL&opp=hawks", "opp: No team plays itself."],
    ["from=2026-01-02&to=2026-01-01", "from: "],
    ["player=11&with=ann+arrow", "player: "],
    ["rows=teams&player=11", "player: "],
    ["rows=teams&by=starter", "by: "],
    ["rows=teams&per=per36", "per: "],
    ["rows=streaks&by=month", "by: Streaks cannot be grouped."],
    ["rows=teams&by=team", "by: The rows are grouped by team already."],
    ["rows=streaks&player=12&also=11", "also: "],
    ["quarter=4&half=2", "half: "],
    ["rows=players&by=player", "by: The rows are grouped by player already."],
    ["avg.pts=20..", 'pts: A single game has no "avg.pts".'],
    ["rows=players&avg.gp=2..", '-: "avg.gp" does not take "avg."'],
    ["rows=players&sum.ts=50..", '-: "sum.ts" has no sum.'],
    ["oppts=100..", '-: "oppts" is a figure of teams.'],
    ["rows=team-games&ortg=1..", '-: "ortg" is available for full seasons only.'],
    ["rows=teams&avg.ortg=1..", '-: "avg.ortg" does not take "avg."'],
    ["sort=skill", "sort: "],
    ["sort=p-ts", "sort: "],
    ["sort=-oppts", '-: "oppts" is a figure of teams.'],
    ["sort=-gp", 'sort: Single games cannot be sorted by "gp".'],
    ["rows=players&sort=group", "sort: There are no groups to sort by."],
    ["rows=teams&sort=player", "sort: Teams cannot be sorted by player."],
    ["qualified=1", "qualified: "],
    ["rows=players&qualified=2", 'qualified: "qualified" has no such value. Try one of 0, 1.'],
    [`nation=${"a".repeat(1000)}`, "-: A question has at most 1000 characters."],
  ])("%s: %s", (address, reason) => {
    expect(refusal(address).slice(0, reason.length)).toBe(reason);
    expect(parsed(address)).toMatchObject({ error: { kind: "bad-query", choices: [] } });
  });

  test("with the choices of an ambiguous name", () => {
    const names = {
      ...smallNames,
      players: [
        { id: "1", name: "Seth Curry" },
        { id: "2", name: "Stephen Curry" },
      ],
    };
    const query = parseQuery(new URLSearchParams("player=curry"), names);
    expect(query).toMatchObject({ ok: false, error: { parameter: "player" } });
    expect(query.ok ? [] : query.error.choices).toEqual([
      { value: "1", name: "Seth Curry" },
      { value: "2", name: "Stephen Curry" },
    ]);
  });

  test("as soon as it has more than its most conditions on figures, groups included", () => {
    const keys = ["pts", "reb", "ast", "stl"].slice(0, MOST_FIGURES);
    const ranges = keys.map((key) => `${key}=1..`).join("&");
    expect(parsed(`rows=players&${ranges}`).ok).toBe(true);
    expect(parsed(`rows=players&${ranges}&avg.blk=1..`).ok).toBe(false);
  });
});

test("whatever is asked is a query or a sentence, and a query's address is itself again", () => {
  const known =
    "rows by stage per columns sort page qualified pts avg.reb player team where last height draft";
  const name = fc.constantFrom(...known.split(" "), "rest", "from", "nation");
  const value = fc.oneof(
    fc.string({ maxLength: 12, unit: "binary" }),
    fc.constantFrom("players", "teams", "month", "-pts", "1", "2..", "..5", "7-0..", "home"),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(name, fc.string()), value), { maxLength: 6 }), (all) => {
      const query = parseQuery(new URLSearchParams(all), smallNames);
      if (!query.ok) expect(query.error.sentence).toMatch(/^[A-Z"].*[.]$/s);
      else expect(asked(queryAddress(query.value))).toEqual(query.value);
    }),
    { numRuns: 2000 },
  );
});
