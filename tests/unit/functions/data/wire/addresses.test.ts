import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeHref, safeLogo } from "#functions/data/wire/addresses.ts";
import { parseTeamLinks } from "#functions/data/wire/team-links.ts";
import { link } from "../wire-rows.ts";

describe("addresses", () => {
  test.each([
    ["/badges/atl.svg", "/badges/atl.svg"],
    ["/a/b.svg?v=1#x", "/a/b.svg?v=1#x"],
    ["https://example.org/a.png", "https://example.org/a.png"],
    ["HTTPS://example.org/a.png", "https://example.org/a.png"],
    ['https://example.org/"><b>', "https://example.org/%22%3E%3Cb%3E"],
    ["http://example.org/a.png", undefined],
    ["http://localhost:4321/badges.svg#okc", "/badges.svg#okc"],
    ["https://hardwood.example.com/badges.svg#okc", "/badges.svg#okc"],
    ["https://example.org/a/badges.svg#okc", "https://example.org/a/badges.svg#okc"],
    ["https://example.org/badges.svg?v=1#okc", "https://example.org/badges.svg?v=1#okc"],
    ["http://user:word@example.org/badges.svg#okc", undefined],
    ["//example.org/badges.svg#okc", undefined],
    ["//example.org/a.png", undefined],
    ["/\\example.org/a.png", undefined],
    ["/\t/example.org/a.png", undefined],
    ["\\\\example.org", undefined],
    ["javascript:alert(1)", undefined],
    ["JaVaScRiPt:alert(1)", undefined],
    [" javascript:alert(1)", undefined],
    ["data:image/svg+xml,<svg/>", undefined],
    ["https:example.org", undefined],
    ["https://", undefined],
    ["https://user:word@example.org/", undefined],
    ["https://exa mple.org/", undefined],
    ["a.svg", undefined],
    ["", undefined],
  ])("safeLogo(%j) is %j", (raw, expected) => {
    expect(safeLogo(raw)).toBe(expected);
  });

  test.each([
    ["https://www.nba.com/hawks", "https://www.nba.com/hawks"],
    ["http://example.org", "http://example.org/"],
    ["//example.org", undefined],
    ["/path", undefined],
    ["javascript:alert(1)", undefined],
    ["java\nscript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["vbscript:x", undefined],
    ["https://a@example.org/", undefined],
    ["ftp://example.org/", undefined],
  ])("safeHref(%j) is %j", (raw, expected) => {
    expect(safeHref(raw)).toBe(expected);
  });

  test("a logo accepted by safeLogo is a path on this site or an https URL", () => {
    const wild = fc.string({ unit: fc.constantFrom(..."/\\:\t\n a.@?#h", "https", "javascript") });
    fc.assert(
      fc.property(wild, (raw) => {
        const logo = safeLogo(raw);
        if (logo === undefined) return;
        const url = new URL(logo, "https://this.site/");
        expect(url.protocol).toBe("https:");
        if (logo.startsWith("/")) expect(url.host).toBe("this.site");
      }),
      { numRuns: 2000 },
    );
  });

  test("a team link with an unsafe logo or href is dropped", () => {
    const links = parseTeamLinks([
      link("hawks"),
      { ...link("nets"), logo: "//example.org/x.svg" },
      { ...link("bulls"), href: "javascript:alert(1)" },
      { ...link("heat"), href: undefined },
    ]);
    expect(links?.rows).toEqual([
      { name: "hawks", logo: "/badges/hawks.svg", href: "https://example.org/hawks" },
    ]);
    expect(links?.dropped).toBe(3);
  });
});
