import { type Article, articleSlugs, excerptOf, type Subject } from "#domain/articles/articles.ts";
import { formatUpdated } from "#domain/dates.ts";
import { type Favorites, favoriteKeys, pathOfFavorite } from "#domain/member/favorites.ts";
import type { FrontNote, MemberFront } from "#domain/member/member-front.ts";
import { playerPath } from "#domain/players/players.ts";
import { ok, type Result } from "#domain/result.ts";
import { printedScores } from "#domain/season/printed.ts";
import {
  type TransactionDay,
  type TransactionLine,
  tagsOfLine,
} from "#domain/season/transactions.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections, MemberCollections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";
import { loadFavoriteCards } from "../members/favorite-cards.ts";
import { gather, orElse } from "../page/gather.ts";
import { teamPath } from "../page/links.ts";
import { SECTIONS } from "./sections.ts";

/** The limits of favorites on the dashboard; the profile lists all. */
const MAX_TEAMS = 6;
const MAX_PLAYERS = 12;

/** A member's part of the dashboard: the favorites' results, a headline and a transaction. */
export async function loadMemberFront(
  collections: Collections,
  members: MemberCollections,
  documents: Documents,
  favorites: Favorites,
  now: number,
): Promise<Result<MemberFront, ReadFailure>> {
  const shown = {
    teams: favorites.teams.slice(0, MAX_TEAMS),
    players: favorites.players.slice(0, MAX_PLAYERS),
  };
  const [cards, read] = await Promise.all([
    loadFavoriteCards(collections, documents, shown, { lines: MAX_PLAYERS, now }),
    gather({
      teams: collections.teams(),
      news: orElse<Article[]>(members.news(), []),
      transactions: orElse<TransactionDay[]>(members.transactions(), []),
    }),
  ]);
  if (!cards.ok) return cards;
  if (!read.ok) return read;
  const { teams, news, transactions } = read.value.values;
  const paths = new Set(favoriteKeys(favorites).map(pathOfFavorite));
  const notes = [newsNote(news, paths), moveNote(transactions, teams, paths)];
  return ok({
    favorites,
    cards: cards.value.map(({ card }) => card),
    notes: notes.filter((note) => note !== undefined),
  });
}

/** A title with word joiners, because the script for members prints no element for a score. */
function unbroken(title: string): string {
  return printedScores(title).replace(/(?<=\d)–(?=\d)/g, "–\u2060");
}

/** The newest article, with a link to the newest about a favorite. */
function newsNote(news: readonly Article[], paths: ReadonlySet<string>): FrontNote | undefined {
  const [first] = news;
  if (first === undefined) return undefined;
  const slugs = articleSlugs([...news]);
  const hrefOf = (article: Article) => `${SECTIONS.news.path}/${slugs[news.indexOf(article)]}`;
  const about = news.find(({ subjects }) => subjects.some(({ href }: Subject) => paths.has(href)));
  const isNew = about !== undefined && about !== first;
  return {
    label: labelOf("News", first.postedOn),
    title: unbroken(first.title),
    titleHref: hrefOf(first),
    text: first.body === undefined ? "" : printedScores(excerptOf(first.body)),
    more: isNew ? `About your favorites, ${about.postedOn ?? ""}:` : "",
    link: isNew ? unbroken(about.title) : "All news",
    linkHref: isNew ? hrefOf(about) : SECTIONS.news.path,
  };
}

/** The newest transaction, with a link to the newest of a favorite. */
function moveNote(
  days: readonly TransactionDay[],
  teams: readonly Team[],
  paths: ReadonlySet<string>,
): FrontNote | undefined {
  const [newest] = days;
  const first = newest?.lines[0];
  if (newest === undefined || first === undefined) return undefined;
  const own = days
    .flatMap(({ day, lines }) => lines.map((line) => ({ day, line })))
    .find(({ line }) => pathsOf(line, teams).some((path) => paths.has(path)));
  const isNew = own !== undefined && own.line !== first;
  return {
    label: `Transactions through ${formatUpdated(newest.day) ?? newest.day}`,
    title: "",
    titleHref: "",
    text: first.body,
    more: isNew ? `Your favorites, ${formatUpdated(own.day) ?? ""}: ${own.line.body}` : "",
    link: "All transactions",
    linkHref: "/nba/transactions",
  };
}

function pathsOf(line: TransactionLine, teams: readonly Team[]): string[] {
  return tagsOfLine(line, teams).map((tag) =>
    tag.kind === "team" ? teamPath(tag.team) : playerPath(tag.text),
  );
}

function labelOf(section: string, date: string | undefined): string {
  return date === undefined ? section : `${section}, ${date}`;
}
