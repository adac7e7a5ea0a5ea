import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MemberFront, parseMemberFront } from "#domain/member/member-front.ts";

const FRONT: MemberFront = {
  favorites: { players: ["Nikola Jokić"], teams: [8] },
  cards: [
    {
      kind: "team",
      name: "Denver Nuggets",
      href: "/nba/teams/8",
      logo: "/badges.svg#den",
      team: "",
      teamHref: "",
      date: "Apr 12",
      game: "Won 128–118 at SAS",
      gameHref: "/nba/games/0022501197",
      strip: "M0 1h2",
      line: "Northwest",
      next: "",
      figures: { West: "3rd", Record: "54–28" },
    },
  ],
  notes: [
    {
      label: "News",
      title: "A title",
      titleHref: "/nba/news/a-title",
      text: "A text.",
      more: "",
      link: "All news",
      linkHref: "/nba/news",
    },
  ],
};

describe("parseMemberFront", () => {
  it("round-trips through JSON", () => {
    expect(parseMemberFront(JSON.parse(JSON.stringify(FRONT)))).toEqual(FRONT);
  });

  it("leaves out fields that are not strings and keeps the others", () => {
    const [card] = FRONT.cards;
    const spoiled = { ...card, name: 7, line: null, figures: { West: "3rd", Record: [] } };
    const { name: _, line: __, ...kept } = card ?? {};
    expect(parseMemberFront({ ...FRONT, cards: [spoiled] })?.cards).toEqual([
      { ...kept, figures: { West: "3rd" } },
    ]);
  });

  it.each([
    [undefined],
    [null],
    ["text"],
    [[]],
    [{ ...FRONT, favorites: {} }],
    [{ ...FRONT, cards: {} }],
    [{ ...FRONT, notes: undefined }],
  ])("rejects %j", (value) => {
    expect(parseMemberFront(value)).toBeUndefined();
  });

  it("never throws and returns only strings", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.array(fc.jsonValue()), (cards, notes) => {
        const parsed = parseMemberFront({ ...FRONT, cards, notes });
        for (const { figures, ...texts } of parsed?.cards ?? []) {
          for (const text of [...Object.values(texts), ...Object.values(figures)]) {
            expect(text).toBeTypeOf("string");
          }
        }
        for (const note of parsed?.notes ?? []) {
          for (const text of Object.values(note)) expect(text).toBeTypeOf("string");
        }
      }),
    );
  });
});
