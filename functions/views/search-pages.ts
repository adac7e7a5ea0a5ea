import { memoize } from "../../domain/memoize.ts";
import type { SearchHit } from "../../domain/search/search-index.ts";
import { GLOSSARY, glossaryPath } from "../../domain/season/glossary.ts";
import { LEADER_RULES } from "../../domain/season/leader-categories.ts";
import { leadersPath } from "../../domain/season/leader-lists.ts";
import type { Player } from "../../domain/season/player.ts";
import { LISTS, LISTS_PATH, listPath, playerLists } from "../../domain/season/player-lists.ts";
import { MENU } from "../../domain/site/routes.ts";
import { foldForSearch } from "../../domain/text/fold.ts";

/** Pages without an entry in a menu. */
const FURTHER: readonly [name: string, href: string][] = [
  ["Western Conference standings", "/nba/standings/west"],
  ["Eastern Conference standings", "/nba/standings/east"],
  ["Player statistics", "/nba/stats/players"],
  ["Team statistics", "/nba/stats/teams"],
  ["Lists of players", LISTS_PATH],
  ["Open data", "/api"],
];

/** Words by which people look for an entry of the menu besides its text. */
const FURTHER_WORDS: Readonly<Record<string, string>> = {
  "/nba/games": "schedule scores results calendar",
  "/nba/playoffs": "finals bracket champions",
  "/nba/compare": "comparison players teams",
  "/nba/glossary": "dictionary terms",
};

interface SearchedPage {
  /** The folded text, with a leading space. */
  text: string;
  hit: SearchHit;
}

function page(name: string, href: string, detail: string, further = ""): SearchedPage {
  const text = ` ${foldForSearch(`${name} ${further}`)}`;
  return { text, hit: { href, name, detail, logo: undefined } };
}

/** Everything but teams and players: pages first, terms of the glossary last. */
const pagesWith = memoize((players: readonly Player[]): readonly SearchedPage[] => [
  ...MENU.filter(({ access }) => access === "everyone").map(({ menu, path }) =>
    page(menu.text, path, "Page", FURTHER_WORDS[path]),
  ),
  ...FURTHER.map(([name, href]) => page(name, href, "Page")),
  ...LEADER_RULES.map(({ group, category }) =>
    page(category, leadersPath(group, category), `Leaders, ${group}`, "leaders"),
  ),
  ...LISTS.flatMap((kind) =>
    playerLists(kind, players).map((list) => page(list.title, listPath(list), "List")),
  ),
  ...GLOSSARY.flatMap(({ terms }) =>
    terms.map((term) =>
      page(term.name.replace(/:.*/, ""), glossaryPath(term), "Glossary", term.labels.join(" ")),
    ),
  ),
]);

/** The pages, lists and terms in which each word of a text begins a word; closest first. */
export function searchPages(text: string, players: readonly Player[]): SearchHit[] {
  const wanted = foldForSearch(text);
  if (wanted === "") return [];
  const words = wanted.split(" ");
  const ranked = pagesWith(players).flatMap(({ text: own, hit }) => {
    if (!words.every((word) => own.includes(` ${word}`))) return [];
    return [{ hit, rank: own.startsWith(` ${wanted}`) ? 0 : 1 }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ hit }) => hit);
}
