import { formatMonth, formatUpdated, monthName } from "#domain/dates.ts";
import { clampPage, pageCount } from "#domain/paging.ts";
import { playerPath } from "#domain/players/players.ts";
import {
  countLines,
  daysByMonth,
  filterDays,
  pageOfDays,
  TRANSACTION_KIND_TITLES,
  TRANSACTION_KINDS,
  type TransactionDay,
  type TransactionKind,
  type TransactionTag,
  tagsOfLine,
} from "#domain/season/transactions.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections, MemberCollections } from "#functions/data/cached-collections.ts";
import { gather } from "../page/gather.ts";
import { teamPath } from "../page/links.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";

/** The length of a page: as many lines with tags as the first packets of a connection hold. */
const LINES_PER_PAGE = 75;
const FEED = "/nba/transactions";

/** The month in the path, and the query. */
export interface FeedRequest {
  /** "2026-04"; undefined for the newest month. */
  month: string | undefined;
  query: URLSearchParams;
}

export interface FeedLink {
  text: string;
  /** The full form of an abbreviated text, or the words that belong after it. */
  full?: string | undefined;
  href: string;
  current: boolean;
}

export interface FeedTag {
  kind: TransactionTag["kind"];
  text: string;
  href: string | undefined;
}

export interface FeedDay {
  iso: string;
  date: string;
  lines: { body: string; tags: FeedTag[] }[];
}

export interface TransactionsPage {
  /** The document's title: "Transactions: April 2026". */
  title: string;
  /** The selection in short: "April 2026", "Los Angeles Lakers, Trades". */
  shown: string;
  /** The number of moves, in words. */
  summary: string;
  days: FeedDay[];
  months: FeedLink[];
  kinds: FeedLink[];
  teams: FeedLink[];
  team: { name: string; all: string } | undefined;
  pager: { number: number; pages: number; back: string | undefined; forward: string | undefined };
}

interface Selection {
  month: string | undefined;
  team: Team | undefined;
  kind: TransactionKind | undefined;
}

/**
 * The feed: the moves of a month, a team and a kind, in any combination. Without any of them, the
 * newest month; with a team or a kind but no month, the whole season. An unknown month, team or
 * kind is missing.
 */
export async function loadTransactions(
  collections: Collections,
  members: MemberCollections,
  { month, query }: FeedRequest,
): Promise<View<TransactionsPage>> {
  const read = await gather({
    teams: collections.teams(),
    transactions: members.transactions(),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, transactions } = read.value.values;
  const byMonth = daysByMonth(transactions);
  const chosen = chosenOf(month, query, teams);
  if (chosen === undefined || (month !== undefined && !byMonth.has(month))) return MISSING_VIEW;

  const filtered = chosen.team !== undefined || chosen.kind !== undefined;
  const newest = byMonth.keys().next().value;
  const shownMonth = month ?? (filtered ? undefined : newest);
  const all = shownMonth === undefined ? [...byMonth.values()].flat() : byMonth.get(shownMonth);
  const days = filterDays(all ?? [], chosen, teams);
  const count = countLines(days);
  const pages = pageCount(count, LINES_PER_PAGE);
  const number = clampPage(query.get("page") ?? "", pages);
  const shown = shownAs(chosen, shownMonth);
  const page = (to: number) => feedPath(chosen, to);
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      title: shown === "" ? "Transactions" : `Transactions: ${shown}`,
      shown: shown || collections.seasonNow.current,
      summary: summaryOf(count, filtered, newest && byMonth.get(newest)?.[0]?.day),
      days: pageOfDays(days, number, LINES_PER_PAGE).map((day) => printedDay(day, teams)),
      months: [
        ...(filtered ? [wholeSeason(chosen)] : []),
        ...[...byMonth.keys()].map((key) => ({
          ...monthLabel(key),
          href: feedPath({ ...chosen, month: key }),
          current: key === shownMonth,
        })),
      ],
      kinds: [undefined, ...TRANSACTION_KINDS].map((kind) => ({
        text: kind === undefined ? "All moves" : TRANSACTION_KIND_TITLES[kind],
        href: feedPath({ ...chosen, kind }),
        current: chosen.kind === kind,
      })),
      teams: teams.map((team) => ({
        text: team.abbreviation,
        full: team.fullName,
        href: feedPath({ ...chosen, team }),
        current: chosen.team?.id === team.id,
      })),
      team: chosen.team && {
        name: chosen.team.fullName,
        all: feedPath({ ...chosen, team: undefined }),
      },
      pager: {
        number,
        pages,
        back: number > 1 ? page(number - 1) : undefined,
        forward: number < pages ? page(number + 1) : undefined,
      },
    },
  };
}

function chosenOf(
  month: string | undefined,
  query: URLSearchParams,
  teams: readonly Team[],
): Selection | undefined {
  const [teamId, kindName] = [query.get("team") || undefined, query.get("kind") || undefined];
  const team = teams.find(({ id }) => String(id) === teamId);
  const kind = TRANSACTION_KINDS.find((known) => known === kindName);
  if ((teamId !== undefined && !team) || (kindName !== undefined && !kind)) return undefined;
  return { month, team, kind };
}

function feedPath({ month, team, kind }: Selection, page = 1): string {
  const query = new URLSearchParams();
  if (team !== undefined) query.set("team", String(team.id));
  if (kind !== undefined) query.set("kind", kind);
  if (page > 1) query.set("page", String(page));
  const path = month === undefined ? FEED : `${FEED}/${month}`;
  return query.size === 0 ? path : `${path}?${query}`;
}

function wholeSeason(chosen: Selection): FeedLink {
  return {
    text: "All",
    full: "months",
    href: feedPath({ ...chosen, month: undefined }),
    current: chosen.month === undefined,
  };
}

function monthLabel(key: string): Pick<FeedLink, "text" | "full"> {
  return formatMonth(key) === undefined
    ? { text: key, full: undefined }
    : { text: monthName(key), full: key.slice(0, 4) };
}

function shownAs({ team, kind }: Selection, month: string | undefined): string {
  return [
    team?.fullName,
    kind && TRANSACTION_KIND_TITLES[kind],
    month && (formatMonth(month) ?? month),
  ]
    .filter(Boolean)
    .join(", ");
}

/** How many moves there are; `newest` is the last day of which some are held. */
function summaryOf(count: number, filtered: boolean, newest: string | undefined): string {
  if (count === 0) return filtered ? "No moves match." : "There are no moves yet.";
  const moves = count === 1 ? "1 move." : `${count} moves, newest first.`;
  const until = formatUpdated(newest);
  return `${moves} A trade counts as one.${until ? ` Listed through ${until}.` : ""}`;
}

function printedDay({ day, lines }: TransactionDay, teams: readonly Team[]): FeedDay {
  return {
    iso: day,
    date: formatUpdated(day) ?? day,
    lines: lines.map((line) => ({
      body: line.body,
      tags: tagsOfLine(line, teams).map(printedTag),
    })),
  };
}

function printedTag(tag: TransactionTag): FeedTag {
  const { kind, text } = tag;
  if (tag.kind === "team") return { kind, text, href: teamPath(tag.team) };
  return { kind, text, href: tag.kind === "player" ? playerPath(text) : undefined };
}
