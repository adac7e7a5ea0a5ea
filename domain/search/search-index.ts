import { articlePath, type Headline } from "../articles/headlines.ts";
import { playerPath } from "../players/players.ts";
import { teamPath } from "../teams/team.ts";
import { badgeUrl } from "../teams/team-links.ts";
import { cleanText } from "../teams/team-names.ts";
import { foldForSearch } from "../text/fold.ts";
import { foundByWords, wordsOf } from "./by-words.ts";
import type { SearchAnswer, SearchedPlayer, SearchedTeam } from "./search.ts";

/** All teams, players, articles and pages, with the fields that search results show. */
export interface SearchIndex {
  teams: IndexedTeam[];
  /** Those with the most minutes in the season and honours first. */
  players: IndexedPlayer[];
  headlines: IndexedHeadline[];
  pages: readonly IndexedPage[];
}

/** A page of the site, with what else people call it. */
export interface IndexedPage {
  name: string;
  href: string;
  words: string;
}

export type IndexedHeadline = Pick<Headline, "section" | "title" | "slug">;

export interface IndexedTeam extends SearchedTeam {
  id: number;
  nicknames: readonly string[];
  /** The address of the badge; "" when there is none. */
  logo: string;
}

export interface IndexedPlayer extends SearchedPlayer {
  /** His position; of a former player, the seasons in which he played. */
  role: string;
  nicknames: readonly string[];
  team: IndexedTeam | undefined;
}

/** A line in a list of search results. */
export interface SearchHit {
  href: string;
  name: string;
  /** A detail that tells namesakes apart: a team's abbreviation, a player's position and team or his seasons. */
  detail: string;
  logo: string | undefined;
  /** A player's number or initials, in the colors of his team; the search box shows his team's badge. */
  tile?: { team: string | undefined; figure: string };
}

/** The search result of a team. */
export function hitOfTeam(team: IndexedTeam): SearchHit {
  const { fullName, abbreviation, logo } = team;
  return { href: teamPath(team), name: fullName, detail: abbreviation, logo: logo || undefined };
}

/** The search result of a player. */
export function hitOfPlayer({ name, role, team }: IndexedPlayer): SearchHit {
  const detail = [role, team?.abbreviation].filter(Boolean).join(", ");
  return { href: playerPath(name), name, detail, logo: team?.logo || undefined };
}

/** The results of a search for names. With a typo they count only where nothing else is found. */
export function namesFound(
  { teams, players, first, isSlip }: Found,
  isOther: boolean,
): { teams: SearchHit[]; players: SearchHit[]; first: Found["first"] } {
  if (isSlip && isOther) return { teams: [], players: [], first };
  return { teams: teams.map(hitOfTeam), players: players.map(hitOfPlayer), first };
}

type Found = Extract<SearchAnswer<IndexedTeam, IndexedPlayer>, { kind: "results" }>;

/** The articles whose title has the words of a text. */
export function articlesFound(text: string, headlines: readonly IndexedHeadline[]): SearchHit[] {
  const titled = headlines.map((headline) => ({ headline, words: wordsOf(headline.title) }));
  return foundByWords(text, titled).map(({ headline }) => ({
    href: articlePath(headline),
    name: headline.title,
    detail: DETAILS[headline.section],
    logo: undefined,
  }));
}

/** The pages whose name or further words have each word of a text; closest first. */
export function pagesFound(text: string, pages: readonly IndexedPage[]): SearchHit[] {
  const named = pages.map((page) => ({ page, words: wordsOf(`${page.name} ${page.words}`) }));
  return foundByWords(text, named).map(({ page: { name, href } }) => ({
    href,
    name,
    detail: "Page",
    logo: undefined,
  }));
}

const DETAILS = { news: "News for members", analysis: "Analysis for members" };

/** The version of the text format. */
const FORM = "search index 5";

/** Separates the blocks of the text; as white space it is in no field. */
const BLOCK = "\f";

/** The logo of a team without a badge. */
const NO_LOGO = "-";

/**
 * Encodes the index as compact text: blocks of lines of fields. The last two blocks have a letter
 * for each player, for his team and for his role, because letters in a row compress best. White
 * space within a field becomes one space. What the rest of a line implies is omitted.
 */
export function encodeSearchIndex({ teams, players, headlines, pages }: SearchIndex): string {
  const roles = [...new Set(players.map(({ role }) => role))];
  return [
    FORM,
    linesOf(teams.map(teamFields)),
    linesOf(headlines.map(headlineFields)),
    linesOf(
      pages.map(({ name, href, words }) => [name, href === pathFrom(name) ? "" : href, words]),
    ),
    linesOf(players.map(({ name, nicknames }) => [name, ...nicknames])),
    linesOf([roles]),
    lettersOf(players.map(({ team }) => (team === undefined ? -1 : teams.indexOf(team)))),
    lettersOf(players.map(({ role }) => roles.indexOf(role))),
  ].join(BLOCK);
}

function teamFields(team: IndexedTeam): string[] {
  const { id, abbreviation, city, name, fullName, logo, nicknames } = team;
  return [
    String(id),
    abbreviation,
    city,
    name,
    cleanText(fullName) === fullNameOf(city, name) ? "" : fullName,
    logo === badgeUrl({ abbreviation: cleanText(abbreviation) }) ? "" : logo || NO_LOGO,
    ...nicknames,
  ];
}

function headlineFields({ section, title, slug }: IndexedHeadline): string[] {
  return [section, title, slugFrom(cleanText(title)) === slug ? "" : slug];
}

/** The slug of most titles: simpler than the rule by which slugs are made, and smaller to send. */
function slugFrom(title: string): string {
  return foldForSearch(title).replaceAll(" ", "-");
}

/** The path of most pages, by their names. */
function pathFrom(name: string): string {
  return `/nba/${slugFrom(name)}`;
}

function linesOf(lines: readonly (readonly string[])[]): string {
  return lines.map((fields) => `${fields.map(cleanText).join("\t")}\n`).join("");
}

/** Letters for numbers from -1 on. */
function lettersOf(numbers: readonly number[]): string {
  return numbers.map((number) => String.fromCharCode(FIRST_LETTER + number)).join("");
}

const FIRST_LETTER = 65;

function fullNameOf(city: string, name: string): string {
  return cleanText(`${city} ${name}`);
}

/** Parses the text; undefined when it is malformed or truncated. */
export function decodeSearchIndex(text: string): SearchIndex | undefined {
  const [form, ...blocks] = text.split(BLOCK);
  const [teamLines, headlineLines, pageLines, playerLines, roleLines] = blocks.map(fieldsOf);
  const [teamOf, roleOf] = blocks.slice(5).map(numbersOf);
  const isWhole = playerLines !== undefined && roleOf?.length === playerLines.length;
  if (form !== FORM || !isWhole) return undefined;
  const teams = (teamLines ?? []).map(teamOfFields);
  return {
    teams,
    headlines: (headlineLines ?? []).map(headlineOfFields),
    pages: (pageLines ?? []).map(([name = "", href, words = ""]) => {
      return { name, href: href || pathFrom(name), words };
    }),
    players: playerLines.map(([name = "", ...nicknames], at) => ({
      name,
      role: roleLines?.[0]?.[roleOf[at] ?? -1] ?? "",
      nicknames,
      team: teams[teamOf?.[at] ?? -1],
    })),
  };
}

function teamOfFields(fields: string[]): IndexedTeam {
  const [id, abbreviation = "", city = "", name = "", fullName, logo, ...nicknames] = fields;
  return {
    id: Number(id),
    abbreviation,
    city,
    name,
    fullName: fullName || fullNameOf(city, name),
    logo: logo === NO_LOGO ? "" : logo || badgeUrl({ abbreviation }),
    nicknames,
  };
}

function headlineOfFields([section, title = "", slug]: string[]): IndexedHeadline {
  return {
    section: section === "analysis" ? "analysis" : "news",
    title,
    slug: slug || slugFrom(title),
  };
}

function fieldsOf(block: string): string[][] {
  return block
    .split("\n")
    .slice(0, -1)
    .map((line) => line.split("\t"));
}

function numbersOf(letters: string): number[] {
  return Array.from(letters, (letter) => letter.charCodeAt(0) - FIRST_LETTER);
}
