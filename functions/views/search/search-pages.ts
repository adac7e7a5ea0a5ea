import { type Lexicon, lexicon, phrasesFor } from "#domain/asking/read/lexicon.ts";
import { GLOSSARY, glossaryPath } from "#domain/glossary/glossary.ts";
import { LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { leadersPath } from "#domain/leaders/leader-lists.ts";
import { memoize } from "#domain/memoize.ts";
import type { Player } from "#domain/players/player.ts";
import { LISTS, LISTS_PATH, listPath, playerLists } from "#domain/players/player-lists.ts";
import { ASSISTS_PATH } from "#domain/plays/assists-query.ts";
import { foundByWords, wordsOf } from "#domain/search/by-words.ts";
import type { IndexedPage, SearchHit } from "#domain/search/search-index.ts";
import { AWARDS, type Award } from "#domain/season/postseason.ts";
import type { SeasonNow } from "#domain/season/season.ts";
import { MENU } from "#domain/site/routes.ts";
import { askPath } from "../ask/ask-path.ts";

/** The pages of the menu's sections for everyone, and what people look for on others. */
export const WELL_KNOWN_PAGES: readonly IndexedPage[] = [
  ...MENU.filter(
    ({ access, path }) => access === "everyone" && path !== "/" && path !== "/nba",
  ).map(({ menu, path, to = path }) => ({
    name: menu.text,
    href: to,
    words: menu.words ?? "",
  })),
  {
    name: "Playoff odds",
    href: "/nba/ratings/odds",
    words: "chances forecasts predictions",
  },
  { name: "Finals", href: "/nba/playoffs", words: "title" },
  { name: "Awards", href: "/nba#awards", words: "honours" },
];

/** Further pages without an entry in a menu. */
const FURTHER: readonly [name: string, href: string][] = [
  ["Western Conference standings", "/nba/standings/west"],
  ["Eastern Conference standings", "/nba/standings/east"],
  ["Player statistics", "/nba/stats/players"],
  ["Team statistics", "/nba/stats/teams"],
  ["Lineups", "/nba/stats/lineups"],
  ["Pairs of teammates", "/nba/stats/pairs"],
  ["Who assists whom", ASSISTS_PATH],
  ["Playoff records", "/nba/records?stage=playoffs"],
  ["Lists of players", LISTS_PATH],
  ["Open data", "/api"],
  ["Dashboard", "/"],
  ["NBA", "/nba"],
];

/** The search "mvp" means the season's most valuable player. */
const MVP: Award["award"] = "Most Valuable Player";

interface SearchedPage {
  words: string;
  hit: SearchHit;
}

function page(name: string, href: string, detail: string, further = ""): SearchedPage {
  const words = wordsOf(`${name} ${further}`);
  return { words, hit: { href, name, detail, logo: undefined } };
}

/** Everything but teams, players and articles: pages first, terms of the glossary last. */
const pagesWith = memoize((players: readonly Player[]) =>
  memoize((words: Lexicon): readonly SearchedPage[] => [
    ...WELL_KNOWN_PAGES.map(({ name, href, words }) => page(name, href, "Page", words)),
    ...FURTHER.map(([name, href]) => page(name, href, "Page")),
    ...AWARDS.toSorted((a, b) => Number(b === MVP) - Number(a === MVP)).map((award) =>
      page(
        award,
        askPath(`who won ${award}`),
        "Award",
        `awards honours honors ${phrasesFor("award", award, words).join(" ")}`,
      ),
    ),
    ...LEADER_RULES.map(({ group, category }) =>
      page(category, leadersPath(group, category), `Leaders, ${group}`, "leaders"),
    ),
    ...LISTS.flatMap((kind) =>
      playerLists(kind, players).map((list) => page(list.title, listPath(list), "List")),
    ),
    ...GLOSSARY.flatMap(({ terms }) =>
      terms.map((term) => page(term.name, glossaryPath(term), "Glossary", term.labels.join(" "))),
    ),
  ]),
);

/** The pages, lists and terms in which each word of a text begins a word; closest first. */
export function searchPages(
  text: string,
  players: readonly Player[],
  { current }: SeasonNow,
): SearchHit[] {
  return foundByWords(text, pagesWith(players)(lexicon(current))).map(({ hit }) => hit);
}
