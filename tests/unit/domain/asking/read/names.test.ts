import { describe, expect, it, test } from "vitest";
import { nextQuestions } from "#domain/asking/answer/next-questions.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { understand } from "#domain/asking/understand.ts";
import type { Understanding } from "#domain/asking/understanding.ts";
import { data, vocabulary } from "#tests/fixtures/asked.ts";
import { meaningOf } from "#tests/fixtures/meanings.ts";

/** The season in which one player has another's name. */
function seasonWith(player: string, name: string) {
  const renamed = <Named extends { name: string }>(list: readonly Named[]) =>
    list.map((one) => (one.name === player ? { ...one, name } : one));
  const lines = { ...data.lines, players: renamed(data.lines.players) };
  return vocabularyOf({ ...data, lines, players: renamed(data.players) });
}

const idOf = (name: string) => data.lines.players.find((one) => one.name === name)?.id;

function playerOf(asked: Understanding): string | undefined {
  return asked.kind === "query" ? asked.query.conditions.player : undefined;
}

describe("a choice between players of one name", () => {
  const twins = seasonWith("Mark Williams", "Brandon Williams");
  const suffixed = seasonWith("Mark Williams", "Brandon Williams Jr.");
  const wanted = [idOf("Brandon Williams"), idOf("Mark Williams")];

  it.each([
    ["brandon williams points", twins],
    ["brandon williams points", suffixed],
    ["points of brandon williams in january", twins],
  ])("is answered as the chosen player: %s", (question, vocabulary) => {
    const asked = understand(question, vocabulary);
    if (asked.kind !== "choice") throw new Error(asked.kind);
    const chosen = asked.choices.map((one) => playerOf(understand(one.question, vocabulary)));
    expect(chosen).toEqual(wanted);
  });

  it("is made even where one of a whole name is far better known", () => {
    const vocabulary = seasonWith("Seth Curry", "Stephen Curry");
    const asked = understand("stephen curry points", vocabulary);
    if (asked.kind !== "choice") throw new Error(asked.kind);
    const chosen = asked.choices.map((one) => playerOf(understand(one.question, vocabulary)));
    expect(chosen).toEqual([idOf("Stephen Curry"), idOf("Seth Curry")]);
    // The seasons tell two of one name apart.
    for (const { detail } of asked.choices) expect(detail).toMatch(/2025-26/);
  });

  it("is followed by questions about the chosen player", () => {
    const text = `brandon williams ${idOf("Mark Williams")} points`;
    const asked = understand(text, twins);
    const next = nextQuestions({ text, asked }, twins, (question) => understand(question, twins));
    const ofHim = `Brandon Williams ${idOf("Mark Williams")}`;
    expect(next.filter((question) => question.startsWith(ofHim))).not.toEqual([]);
  });
});

describe("a name that several share", () => {
  it.each([
    ["curry points", "means pts rows=players player=Stephen Curry"],
    [
      "williams points",
      "choice: Brandon Williams, Mark Williams, Cody Williams, Ziaire Williams, Jalen Williams, Patrick Williams, Jaylin Williams, Robert Williams III, Kenrich Williams, Vince Williams Jr., Grant Williams, Nate Williams, Alondes Williams, Amari Williams",
    ],
    ["brown points", "choice: Jaylen Brown, Bruce Brown, Kobe Brown, Darius Brown II"],
    ["celtics record without brown", "record rows=team-games team=BOS without=Jaylen Brown"],
    ["celtics record with brown", "record rows=team-games team=BOS with=Jaylen Brown"],
    ["celtics vs brown", "choice: Jaylen Brown, Bruce Brown, Kobe Brown, Darius Brown II"],
    [
      "celtics record without luka and brown",
      "record rows=team-games team=BOS without=Jaylen Brown,Luka Dončić",
    ],
    ["knicks record with brown", "choice: Jaylen Brown, Bruce Brown, Kobe Brown, Darius Brown II"],
    [
      "celtics and lakers record without brown",
      "choice: Jaylen Brown, Bruce Brown, Kobe Brown, Darius Brown II",
    ],
    ["la record", "choice: LA Clippers, Los Angeles Lakers"],
    ["lakers vs la", "choice: LA Clippers, Los Angeles Lakers"],
    ["washington points", "choice: Washington Wizards, P.J. Washington, TyTy Washington Jr."],
    ["luka vs washington", "choice: Washington Wizards, P.J. Washington, TyTy Washington Jr."],
    ["76ers vs washington", "record rows=team-games team=PHI opp=WAS"],
    ["philly vs boston", "record rows=team-games team=PHI opp=BOS"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("two names that no player has", () => {
  it.each([
    [
      "michael jordan points",
      "Michael Jordan retired before 2013-14, where Hardwood's data starts. “michael jordan”",
    ],
    ["moe harkless ppg", "No current player has that name. “moe” “harkless”"],
    ["moe harkless stats", "No current player has that name. “moe” “harkless”"],
    ["lebron tyson stats", "No current player has that name. “lebron” “tyson”"],
    ["mike tyson stats", "No current player has that name. “mike” “tyson”"],
    ["jalen brown", "No current player has that name. “jalen” “brown”"],
    ["jaylen jalen points", "No current player has that name. “jaylen” “jalen”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("names of well-known players side by side", () => {
  it.each([
    ["lebron curry stats", "players=2544,201939"],
    ["stats lebron curry", "players=2544,201939"],
    ["luka jokic averages", "players=1629029,203999"],
    ["lebron curry comparison", "players=2544,201939"],
    ["lebron curry durant stats", "players=2544,201939,201142"],
  ])("%s compares them", (question, players) => {
    expect(meaningOf(question)).toBe(`/nba/compare?${players}&season=2025-26`);
  });
});

describe("an opponent", () => {
  it.each([
    ["luka vs celtics", "means pts,reb,ast player=Luka Dončić opp=BOS"],
    [
      "luka vs celtics or knicks",
      "fact each asked=(player=Luka Dončić opp=BOS, player=Luka Dončić opp=NYK)",
    ],
    [
      "luka vs celtics and knicks",
      "fact each asked=(player=Luka Dončić opp=BOS, player=Luka Dončić opp=NYK)",
    ],
    ["luka vs wembanyama", "/nba/compare?players=1629029,1641705&season=2025-26"],
    ["luka vs wembanyama or jokic", "/nba/compare?players=1629029,1641705,203999&season=2025-26"],
    ["lakers vs celtics vs knicks", "/nba/compare?teams=LAL,BOS,NYK&season=2025-26"],
    ["lebron vs curry record", "record player=LeBron James vs=Stephen Curry"],
    ["luka vs the east", "means pts,reb,ast player=Luka Dončić oppconf=east"],
    ["lakers record vs teams in the west", "record rows=team-games team=LAL oppconf=west"],
    ["lakers vs atlantic", "record rows=team-games team=LAL oppdiv=atlantic"],
    ["luka vs points", "Part of the question was not understood. “points”"],
    ["luka vs 30 points", "Part of the question was not understood. “30”"],
    ["who dropped 40 on the lakers", "count rows=players opp=LAL pts=40.."],
    ["luka scored 30 on celtics", "count player=Luka Dončić opp=BOS pts=30.."],
    ["luka on the lakers scored 30", "count player=Luka Dončić team=LAL pts=30.."],
    ["players with 40 points on the lakers", "count rows=players team=LAL pts=40.."],
    ["who scored on the lakers", "leaders pts rows=players opp=LAL"],
    ["luka vs lebron vs celtics", "means pts,reb,ast player=Luka Dončić opp=BOS vs=LeBron James"],
    [
      "luka vs lakers celtics",
      "fact each asked=(player=Luka Dončić opp=LAL, player=Luka Dončić opp=BOS)",
    ],
    [
      "luka with lebron vs celtics",
      "means pts,reb,ast player=Luka Dončić opp=BOS with=LeBron James",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("with and without", () => {
  it.each([
    ["luka with lebron", "means pts,reb,ast player=Luka Dončić with=LeBron James"],
    ["luka without lebron", "means pts,reb,ast player=Luka Dončić without=LeBron James"],
    ["lakers record with luka and lebron", "record player=LeBron James team=LAL with=Luka Dončić"],
    [
      "lakers record without luka and lebron",
      "record rows=team-games team=LAL without=Luka Dončić,LeBron James",
    ],
    [
      "lakers record with luka without lebron",
      "record rows=team-games team=LAL with=Luka Dončić without=LeBron James",
    ],
    [
      "lakers record with luka and lebron without reaves",
      "record player=LeBron James team=LAL with=Luka Dončić without=Austin Reaves",
    ],
    [
      "luka points with lebron and without reaves",
      "means pts player=Luka Dončić with=LeBron James without=Austin Reaves",
    ],
    [
      "luka points with lebron with reaves",
      "means pts player=Luka Dončić with=Austin Reaves,LeBron James",
    ],
    ["luka points with lebron with lebron", "means pts player=Luka Dončić with=LeBron James"],
    [
      "lakers record with luka and with lebron",
      "record rows=team-games team=LAL with=Luka Dončić,LeBron James",
    ],
    [
      "warriors record no curry no green",
      "record rows=team-games team=GSW without=Stephen Curry,Draymond Green",
    ],
    ["luka points with lebron without lebron", "These parts of the question do not go together."],
    [
      "lakers record with luka and lebron and reaves",
      "Only one player or team fits there. “reaves”",
    ],
    [
      "lakers record without luka or lebron",
      "“Or” goes between two players, two teams or two figures of a game. “lebron”",
    ],
    ["lakers record without celtics", "Part of the question was not understood. “celtics”"],
    ["lakers without", "Part of the question was not understood. “without”"],
    ["lakers with", "Part of the question was not understood. “with”"],
    ["luka vs", "Part of the question was not understood. “vs”"],
    ["luka games without turnovers", "count player=Luka Dončić tov=0"],
    ["luka games without points", "count player=Luka Dončić pts=0"],
    ["luka without 30 points", "count player=Luka Dončić pts=..29"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("several names", () => {
  it.each([
    ["points leader of the lakers lakers", "leaders pts rows=players team=LAL"],
    ["the lakers of the nuggets", "Part of the question was not understood. “nuggets”"],
    ["lakers celtics knicks", "That takes one team, or two that met."],
    ["luka luka points", "means pts rows=players player=Luka Dončić"],
    ["luka and lebron points", "/nba/compare?players=1629029,2544&season=2025-26"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("an origin", () => {
  it.each([
    ["players from georgia", "choice: Georgia, the country, Georgia, the school"],
    ["players from texas", "fact people people=(college=Texas)"],
    ["players from france", "fact people people=(nation=France)"],
    ["players from france and serbia", "Two parts of the question contradict each other. “serbia”"],
    ["kentucky points leaders", "leaders pts rows=players college=Kentucky"],
    ["serbia players", "fact people people=(nation=Serbia)"],
    ["guards from the west", "fact people people=(conf=west pos=G)"],
    ["where is jokic from", "fact trait trait=nation playerId=Nikola Jokić"],
    ["luka from", "fact trait trait=nation playerId=Luka Dončić"],
    ["points from jokic", "means pts rows=players player=Nikola Jokić"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the opponent that is asked for", () => {
  it.each([
    ["who did the knicks beat in the first round", "fact series teamId=20 round=1"],
    ["who did the spurs lose to in the finals", "fact series teamId=27 round=4 isLost=true"],
    ["who lost to the knicks in the playoffs", "fact series teamId=20"],
    ["who lost to the wizards", "count rows=teams opp=WAS result=l sort=-gp"],
    ["who lost against the wizards", "count rows=teams opp=WAS result=l sort=-gp"],
    ["which teams lost to the wizards", "count rows=teams opp=WAS result=l sort=-gp"],
    ["who lost by 30 to the wizards", "count rows=teams opp=WAS result=l margin=30.. sort=-gp"],
    ["who did the wizards beat", "count rows=teams opp=WAS result=l sort=-gp"],
    ["who have the wizards beaten", "count rows=teams opp=WAS result=l sort=-gp"],
    ["who did the wizards beat at home", "count rows=teams opp=WAS where=away result=l sort=-gp"],
    ["who did the wizards beat in january", "count rows=teams opp=WAS result=l month=jan sort=-gp"],
    ["who did the wizards lose to", "count rows=teams opp=WAS result=w sort=-gp"],
    [
      "who did the wizards lose to in their last 10 games",
      "These parts of the question do not go together.",
    ],
    ["the wizards beat", "Part of the question was not understood. “beat”"],
    [
      "did the knicks beat in the first round",
      "Part of the question was not understood. “first round”",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the question behind a choice", () => {
  test.each([
    [
      "Players from Georgia",
      ["Players from the republic of georgia", "Players from the university of georgia"],
    ],
    ["LA record", ["la clippers record", "los angeles lakers record"]],
    [
      "points of brown by month",
      [
        "points of jaylen brown by month",
        "points of bruce brown by month",
        "points of kobe brown by month",
        "points of darius brown ii by month",
      ],
    ],
  ])("of “%s” names the one that is meant", (question, meant) => {
    const asked = understand(question, vocabulary);
    if (asked.kind !== "choice") throw new Error(asked.kind);
    expect(asked.choices.map((one) => one.question)).toEqual(meant);
  });

  test("comes with the team and the points of a player", () => {
    const asked = understand("washington points", vocabulary);
    if (asked.kind !== "choice") throw new Error(asked.kind);
    const { name, of, choices } = asked;
    expect({ name, of }).toEqual({ name: "washington", of: "players" });
    const points = (id: string | undefined) => data.totals.find((one) => one.id === id)?.pts;
    expect(choices.map(({ detail, points: own }) => [detail, own])).toEqual([
      ["WAS", undefined],
      ["DAL", points(idOf("P.J. Washington"))],
      ["LAC", points(idOf("TyTy Washington Jr."))],
    ]);
  });

  test("is of teams where no player has the name", () => {
    expect(understand("la record", vocabulary)).toMatchObject({ name: "la", of: "teams" });
  });
});

test("the others of a name that is read as its best known player are offered", () => {
  expect(understand("curry points", vocabulary)).toMatchObject({
    namesakes: [{ label: "Seth Curry", detail: "GSW", question: "seth curry points" }],
  });
});
