import { describe, expect, test } from "vitest";
import { parseAnalysis, parseNews } from "#functions/data/wire/articles.ts";
import { parseCharts } from "#functions/data/wire/charts.ts";
import { parseTransactions } from "#functions/data/wire/transactions.ts";

const item = {
  title: "Title",
  sourceTxt: "Source",
  sourceURL: "https://example.com/a",
  postedOn: "April 12, 2026",
  img: "/nba/news/charts/a.svg",
  body: "One.\n\nTwo.",
};
const news = (facts: object) => parseNews([{ ...item, ...facts }])?.rows[0];

describe("news", () => {
  test("are parsed into rows", () => {
    expect(parseNews([item])).toEqual({
      dropped: 0,
      rows: [
        {
          title: "Title",
          slug: undefined,
          postedOn: "April 12, 2026",
          img: "/nba/news/charts/a.svg",
          img2: undefined,
          body: "One.\n\nTwo.",
          author: undefined,
          sourceTxt: "Source",
          sourceUrl: "https://example.com/a",
          dataUrl: undefined,
          links: [],
          subjects: [],
        },
      ],
    });
  });

  test("require only a title", () => {
    const { rows, dropped } = parseNews([{ title: "Alone" }]) ?? { rows: [], dropped: 0 };
    expect(rows[0]).toMatchObject({ title: "Alone", body: undefined, sourceUrl: undefined });
    expect(dropped).toBe(0);
  });

  test.each([
    [{}],
    [{ title: "" }],
    [{ title: "  " }],
    [{ title: null }],
    [{ title: { a: {} } }],
    [{ title: "  \u200b " }],
    [{ title: "\u0000\u0007\u202e" }],
    [{ title: " \u200d\u200c\ufeff " }],
    [{ title: "\ud83d" }],
    [{ title: "x".repeat(5_000) }],
    ["text"],
    [7],
    [[]],
  ])("drop only the invalid row %j", (bad) => {
    expect(parseNews([bad, item])?.rows.map(({ title }) => title)).toEqual(["Title"]);
    expect(parseNews([bad, item])?.dropped).toBe(1);
  });

  test.each([
    [
      "postedOn",
      ["yesterday", "February 30, 2026", "April 99, 2026", "2026-13-01", 7, {}, null, ""],
    ],
    [
      "img",
      [
        "javascript:alert(1)",
        "data:image/svg+xml,<svg onload=alert(1)>",
        "//evil.example/a.png",
        "/\\evil.example",
        "http://example.com/a.png",
        7,
        {},
      ],
    ],
    [
      "sourceUrl",
      [
        "javascript:alert(1)",
        "JaVaScRiPt:alert(1)",
        " javascript:alert(1)",
        "java\nscript:alert(1)",
        "data:text/html,x",
        "vbscript:x",
        "//evil.example",
        "/\\evil.example",
        "https://user:pass@example.com/",
        "ftp://example.com",
        7,
        {},
      ],
    ],
    ["body", [7, {}, ["a"], "", "   ", "\u200b\n\n\u0007", "\u200d\n\n\ufeff\u200c"]],
    ["sourceTxt", [7, {}, "", "x".repeat(5_000)]],
  ] as const)("drop an invalid %s and keep the row", (field, values) => {
    const key = field === "sourceUrl" ? "sourceURL" : field;
    for (const value of values) {
      expect(news({ [key]: value }), JSON.stringify(value)).toEqual({
        ...news({}),
        [field]: undefined,
      });
    }
  });

  test.each([
    ["April 12, 2026", "April 12, 2026"],
    ["april 1, 2026", "April 1, 2026"],
    ["2026-04-12", "April 12, 2026"],
    ["2026-04-12T22:00:00Z", "April 12, 2026"],
  ])("accept the date format %s", (postedOn, printed) => {
    expect(news({ postedOn })?.postedOn).toBe(printed);
  });

  test("strip invisible characters from text and keep paragraphs", () => {
    const row = news({
      title: "A\u200b b\u202e\u0000",
      sourceTxt: "\u2066Wire\u2069",
      body: "One\u0007.\r\n\r\n\u200eTwo\tand\u202e more.",
    });
    expect(row).toMatchObject({ title: "A b", sourceTxt: "Wire" });
    expect(row?.body).toBe("One.\r\n\r\nTwo\tand more.");
  });

  test.each([
    ["keep a zero-width joiner", "\u{1f469}\u200d\u{1f467}", "\u{1f469}\u200d\u{1f467}"],
    ["keep a zero-width non-joiner", "می\u200cخواهم", "می\u200cخواهم"],
    ["strip a lone surrogate", "Jo\ud83dkić\udc69", "Jokić"],
  ])("%s", (_what, written, printed) => {
    expect(news({ title: written, sourceTxt: written, body: written })).toMatchObject({
      title: printed,
      sourceTxt: printed,
      body: printed,
    });
  });

  test("strip a byte order mark", () => {
    const written = "\ufeffJo\ufeffkić";
    expect(news({ sourceTxt: written, body: written })).toMatchObject({
      sourceTxt: "Jokić",
      body: "Jokić",
    });
  });

  test("truncate a body between characters, not within one", () => {
    const body = `${"x".repeat(39_999)}👩`;
    expect(news({ body })?.body).toBe(`${"x".repeat(39_999)}…`);
  });

  test("truncate a body over the maximum length and append an ellipsis", () => {
    expect(news({ body: "x".repeat(40_000) })?.body).toBe("x".repeat(40_000));
    expect(news({ body: "x".repeat(400_000) })?.body).toBe(`${"x".repeat(40_000)}…`);
  });

  test("keep markup in a body as plain text", () => {
    const body = "<script>alert(1)</script><img src=x onerror=alert(1)>";
    expect(news({ body })?.body).toBe(body);
  });

  test("accept a page of this site as the source", () => {
    expect(news({ sourceURL: "/nba/standings/west" })?.sourceUrl).toBe("/nba/standings/west");
  });

  test("accept an array with holes and an object with keys, and reject text", () => {
    expect(parseNews({ "0": item, "5": item })?.rows).toHaveLength(2);
    expect(parseNews([null, item])).toMatchObject({ dropped: 0 });
    expect(parseNews(undefined)?.rows).toEqual([]);
    expect(parseNews("text")).toBeUndefined();
  });
});

test("an analysis has an author and can have a second picture", () => {
  const row = parseAnalysis([{ ...item, author: "Hardwood desk", img: 7, img2: "/b.svg" }])
    ?.rows[0];
  expect(row).toMatchObject({
    author: "Hardwood desk",
    img: undefined,
    img2: "/b.svg",
    sourceTxt: undefined,
  });
  expect(parseAnalysis([{ ...item, img2: "javascript:alert(1)" }])?.rows[0]?.img2).toBeUndefined();
});

describe("transactions", () => {
  const line = { body: "The Nets signed A.", tags: ["Brooklyn Nets", "A"] };
  const day = { date: "April 12, 2026", lines: [line] };

  test("are parsed into rows; a line's tags are optional", () => {
    expect(parseTransactions([{ ...day, lines: [line, { body: "Alone." }] }])).toEqual({
      dropped: 0,
      rows: [{ day: "2026-04-12", lines: [line, { body: "Alone.", tags: [] }] }],
    });
  });

  test.each([
    [{}],
    [{ ...day, date: "soon" }],
    [{ ...day, date: "February 30, 2026" }],
    [{ ...day, date: undefined }],
    [{ ...day, lines: "none" }],
    ["text"],
  ])("drop only the invalid day %j", (bad) => {
    expect(parseTransactions([bad, day])).toMatchObject({
      dropped: 1,
      rows: [{ day: "2026-04-12" }],
    });
  });

  test("drop only an invalid line and an invalid tag", () => {
    const parsed = parseTransactions([
      {
        ...day,
        lines: [{}, { body: 7 }, { body: " " }, { ...line, tags: ["A", 7, null, "", "A"] }],
      },
    ]);
    expect(parsed).toEqual({
      dropped: 3,
      rows: [{ day: "2026-04-12", lines: [{ body: line.body, tags: ["A"] }] }],
    });
  });

  test.each<[unknown, string[] | undefined]>([
    [["B", "B", 7, " "], ["B"]],
    [["A"], undefined],
    ["B", undefined],
    [undefined, undefined],
  ])("parse the free agents %j as %j, without names that are tags", (given, freeAgents) => {
    const parsed = parseTransactions([{ ...day, lines: [{ ...line, freeAgents: given }] }]);
    expect(parsed?.rows[0]?.lines).toEqual([freeAgents ? { ...line, freeAgents } : line]);
  });
});

describe("charts", () => {
  const chart = {
    name: "a",
    alt: "A chart.",
    svg: '<svg xmlns="http://www.w3.org/2000/svg"><title>A: b</title></svg>',
  };
  test("are parsed into rows", () => {
    expect(parseCharts([chart])).toEqual({ rows: [chart], dropped: 0 });
    expect(parseCharts([{ name: "a", svg: chart.svg }])?.rows[0]?.alt).toBe("");
  });

  test.each([
    "<svg><script>alert(1)</script></svg>",
    "<svg onload=alert(1)></svg>",
    '<svg><a href="javascript:alert(1)">x</a></svg>',
    "<svg><foreignObject><body/></foreignObject></svg>",
    '<svg><image href="https://evil.example/x.png"/></svg>',
    "<svg><style>@import 'https://evil.example'</style></svg>",
    "<svg><style>a{background:url(https://evil.example)}</style></svg>",
    '<!DOCTYPE svg [<!ENTITY x "y">]><svg></svg>',
    "<svg><![CDATA[x]]></svg>",
    '<svg><x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script></svg>',
    '<svg><_é:a xmlns:_é="http://www.w3.org/2000/svg"/></svg>',
    "<html></html>",
    "",
    `<svg>${"x".repeat(50_000)}</svg>`,
  ])("reject the SVG %s", (svg) => {
    expect(parseCharts([{ ...chart, svg }])).toEqual({
      rows: [],
      dropped: 1,
      first: expect.stringMatching(/^0: svg: /),
    });
  });

  test.each(["", "A", "../a", "a.svg", "a/b", 7])("reject the name %s", (name) => {
    expect(parseCharts([{ ...chart, name }])?.dropped).toBe(1);
  });
});
