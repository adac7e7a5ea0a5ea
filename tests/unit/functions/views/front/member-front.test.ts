import { describe, expect, it } from "vitest";
import { parseMemberFront } from "#domain/member/member-front.ts";
import { loadMemberFront } from "#functions/views/front/member-front.ts";
import { loadFavoriteCards } from "#functions/views/members/favorite-cards.ts";
import { builtCollections, builtDocuments, unread } from "../built.ts";
import { membersOf } from "../members.ts";

const collections = builtCollections();
const documents = builtDocuments();
const NOW = Date.parse("2026-11-22T12:00:00Z");
const FAVORITES = {
  teams: [27, 8, 99],
  players: ["Stephen Curry", "Nikola Jokić", "Nobody"],
};
const article = (title: string, postedOn: string, subjects: object[] = []) => ({
  title,
  postedOn,
  body: `${title} at length.`,
  subjects,
});
const NEWS = [
  article("Knicks are champions", "June 13, 2026", [
    { text: "New York Knicks", href: "/nba/teams/20" },
  ]),
  article("Nuggets end on 12 straight wins", "April 12, 2026", [
    { text: "Denver Nuggets", href: "/nba/teams/8" },
  ]),
];
const MOVES = [
  {
    date: "April 12, 2026",
    lines: [{ body: "The Brooklyn Nets signed Trevon Scott.", tags: ["Brooklyn Nets"] }],
  },
  {
    date: "March 5, 2026",
    lines: [{ body: "The Denver Nuggets signed Tyus Jones.", tags: ["Denver Nuggets"] }],
  },
];

async function frontOf(
  favorites: typeof FAVORITES,
  news: object[] = NEWS,
  moves: object[] = MOVES,
  now = NOW,
) {
  const members = membersOf({ news: { data: news }, transactions: { data: moves } });
  const read = await loadMemberFront(collections, members, documents, favorites, now);
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
}

describe("a member's front page", () => {
  it("lists the favorites that exist, teams first, each by name", async () => {
    const { cards, favorites } = await frontOf(FAVORITES);
    expect(cards.map(({ name }) => name)).toEqual(
      "Denver Nuggets|San Antonio Spurs|Nikola Jokić|Stephen Curry".split("|"),
    );
    expect(favorites).toEqual(FAVORITES);
  });

  it("tells a streak only while its season is the newest", async () => {
    const inJuly = await frontOf(FAVORITES, NEWS, MOVES, Date.parse("2026-07-01T12:00:00Z"));
    expect(inJuly.cards[0]?.line).toBe("Northwest, lost the last game");
  });

  it("shows a team's rank, record, season and last game, including the playoffs", async () => {
    const [nuggets] = (await frontOf(FAVORITES)).cards;
    expect(nuggets).toMatchObject({
      kind: "team",
      href: "/nba/teams/8",
      logo: "/badges.svg#den",
      figures: { West: "3rd", Record: "54–28" },
      date: "Apr 30",
      game: "Lost 110–98 at MIN",
      gameHref: "/nba/games/0042500166",
      line: "Northwest, 2025-26",
      next: "Next: Nov 22, 7:00 PM ET at CHI, by the 2026-27 schedule, published in August 2026",
    });
    expect(nuggets?.strip).toMatch(/^M0 1m0 2h1m0 -2h3/);
  });

  it("says that no game is scheduled after the last one", async () => {
    const [nuggets] = (await frontOf(FAVORITES, [], [], Date.parse("2027-06-01"))).cards;
    expect(nuggets?.next).toBe("No upcoming game scheduled.");
  });

  it("shows a player's last line and season", async () => {
    const { cards } = await frontOf(FAVORITES);
    expect(cards.find(({ name }) => name === "Stephen Curry")).toMatchObject({
      kind: "player",
      href: "/nba/players/player/Stephen%20Curry",
      team: "GSW",
      teamHref: "/nba/teams/10",
      logo: "/badges.svg#gsw",
      date: "Apr 17",
      game: "Lost 111–96 at PHX",
      strip: "",
      next: "",
      figures: { MIN: "36", PTS: "17", REB: "4", AST: "4", FG: "4-16", "3P": "3-10", "+/−": "−13" },
      line: "2025-26: 26.6 points, 3.6 rebounds, 4.7 assists in 43 games",
    });
  });

  it("shows the latest news and transaction, and the latest about favorites", async () => {
    expect((await frontOf(FAVORITES)).notes).toEqual([
      {
        label: "News, June 13, 2026",
        title: "Knicks are champions",
        titleHref: "/nba/news/knicks-are-champions",
        text: "Knicks are champions at length.",
        more: "About your favorites, April 12, 2026:",
        link: "Nuggets end on 12 straight wins",
        linkHref: "/nba/news/nuggets-end-on-12-straight-wins",
      },
      {
        label: "Transactions through April 12, 2026",
        title: "",
        titleHref: "",
        text: "The Brooklyn Nets signed Trevon Scott.",
        more: "Your favorites, March 5, 2026: The Denver Nuggets signed Tyus Jones.",
        link: "All transactions",
        linkHref: "/nba/transactions",
      },
    ]);
  });

  it("does not repeat an item that is about favorites", async () => {
    const { notes } = await frontOf({ teams: [20, 3], players: [] });
    expect(notes.map(({ more, link }) => [more, link])).toEqual([
      ["", "All news"],
      ["", "All transactions"],
    ]);
  });

  it("passes the browser's parser", async () => {
    const front = await frontOf(FAVORITES);
    expect(parseMemberFront(JSON.parse(JSON.stringify(front)))).toEqual(front);
  });

  it("keeps a score in a title on one line", async () => {
    const title = "Hornets go 21-9 at home";
    const { notes } = await frontOf({ teams: [], players: [] }, [article(title, "April 12, 2026")]);
    expect(notes[0]?.title).toBe("Hornets go 21–\u20609 at home");
  });

  it("has no cards without favorites, and no notes without news", async () => {
    const { favorites, cards } = await frontOf({ teams: [], players: [] });
    expect(favorites).toEqual({ teams: [], players: [] });
    expect(cards).toEqual([]);
    expect((await frontOf(FAVORITES, [], [])).notes).toEqual([]);
  });

  it("shows at most six teams and twelve players", async () => {
    const all = await collections.players();
    const players = all.ok ? all.value.value.slice(0, 20).map(({ name }) => name) : [];
    const { cards } = await frontOf({ teams: [1, 2, 3, 4, 5, 6, 7, 8], players });
    expect(cards.filter(({ kind }) => kind === "team")).toHaveLength(6);
    expect(cards.filter(({ kind }) => kind === "player")).toHaveLength(12);
  });

  it("omits what cannot be read, but fails without the players", async () => {
    const without = {
      ...collections,
      games: unread,
      postseason: unread,
      seasonTotals: unread,
      fixtures: unread,
    };
    const stored = {
      days: unread,
      careers: unread,
      franchises: unread,
      odds: unread,
      parts: unread,
      together: unread,
      shots: unread,
      plays: unread,
      seasons: unread,
      allTime: unread,
      listedSeasons: unread,
      formerCareers: unread,
    };
    const none = { ...stored, seasonLists: unread, stored };
    const read = await loadFavoriteCards(without, none, FAVORITES, { lines: 9, now: NOW });
    expect(read.ok && read.value.map(({ card }) => card)).toMatchObject([
      { name: "Denver Nuggets", strip: "", game: "", line: "Northwest", next: "" },
      { name: "San Antonio Spurs" },
      { name: "Nikola Jokić", figures: {}, line: "No game in 2025-26" },
      { name: "Stephen Curry" },
    ]);
    const failed = await loadMemberFront(
      { ...collections, players: unread },
      membersOf({}),
      documents,
      FAVORITES,
      NOW,
    );
    expect(failed.ok).toBe(false);
  });
});
