import { type AwardHistory, isOfAba, TITLE_AWARD } from "#domain/history/awards.ts";
import { seasonPath } from "#domain/players/season-links.ts";
import { listed } from "#domain/printing/listed.ts";
import { AWARDS } from "#domain/season/postseason.ts";
import { seasonName, yearOfSeason } from "#domain/season/season.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { playerPageOf } from "../team/team-lists.ts";

/** All awards, or the winners of one, the newest season in front. */
export interface AwardsPage {
  /** "Awards", "ABA Most Valuable Player". */
  title: string;
  href: string;
  /** "Since 1955-56; most: Kareem Abdul-Jabbar (6)."; "" of all awards. */
  deck: string;
  groups: { heading: string; rows: AwardsRow[] }[];
}

/** A season with its winners, or an award with what is told of it. */
interface AwardsRow {
  name: string;
  href: string;
  told: { name: string; href: string | undefined }[];
}

/** Awards that are given to more players a season have names without links. */
const MOST_LINKED = 5;

/** Every award since 1946-47, or the one at the end of an address; missing for any other text. */
export async function loadAwardHistory(
  collections: Collections,
  slug: string | undefined,
): Promise<View<AwardsPage>> {
  const read = await gather({ awards: collections.awards() });
  return viewOf(read, ({ awards }) => {
    const byAward = Map.groupBy(awards, ({ award }) => award);
    byAward.delete(TITLE_AWARD);
    const pages = [...byAward]
      .map(([title, given]) => historyOf(title, given))
      .toSorted((a, b) => rankOf(a) - rankOf(b) || b.rows.length - a.rows.length);
    if (slug !== undefined) {
      const page = pages.find(({ href }) => href === `${AWARDS_PATH}/${slug}`);
      return page && { ...page, groups: [{ heading: "", rows: page.rows }] };
    }
    const groups = Map.groupBy(pages, (page) => (isOfAba(page) ? "ABA" : ""));
    return {
      title: "Awards",
      href: AWARDS_PATH,
      deck: "",
      groups: [...groups].map(([heading, own]) => ({
        heading,
        rows: own.map(({ award: name, href, deck }) => ({
          name,
          href,
          told: [{ name: deck, href: undefined }],
        })),
      })),
    };
  });
}

const ORDER: readonly string[] = AWARDS;

/** The place of an award in the order of a season's own awards; leaders and the ABA follow them. */
function rankOf({ award }: { award: string }): number {
  const place = ORDER.indexOf(award);
  return place < 0 ? ORDER.length : place;
}

export const AWARDS_PATH = "/nba/awards";

function historyOf(award: string, given: AwardHistory) {
  const seasons = [...Map.groupBy(given, ({ year }) => seasonName(year - 1))].toReversed();
  const isLinked = seasons.every(([, own]) => own.length <= MOST_LINKED);
  return {
    award,
    title: award,
    href: `${AWARDS_PATH}/${award.toLowerCase().replaceAll(" ", "-")}`,
    deck: `Since ${seasons.at(-1)?.[0]}${mostWords(given)}.`,
    rows: seasons.map(([season, own]) => ({
      name: season,
      href: seasonPath(season),
      told: own.map(({ winner: { id, name } }) => ({
        name,
        href: isLinked ? playerPageOf(id || undefined, name) : undefined,
      })),
    })),
  };
}

/** "; most: Kareem Abdul-Jabbar (6)", for an award that somebody won more than once. */
function mostWords(given: AwardHistory): string {
  const times = [...Map.groupBy(given, ({ winner: { id, name } }) => id || name).values()];
  const most = Math.max(...times.map(({ length }) => length));
  const names = times
    .filter(({ length }) => length === most)
    .flatMap(([one]) => one?.winner.name ?? []);
  return most < 2 || names.length > 5 ? "" : `; most: ${listed(names)} (${most})`;
}

/** The first pick of a draft, whose first round is on the page of the season after. */
export interface DraftRow {
  year: number;
  href: string;
  name: string;
  player: string | undefined;
  team: string;
  college: string;
}

/** The first picks of all drafts, the newest in front. */
export async function loadDrafts(collections: Collections): Promise<View<DraftRow[]>> {
  const read = await gather({ picks: collections.drafts() });
  return viewOf(read, ({ picks }) =>
    picks
      .filter(({ pick }) => pick === 1)
      .map(({ season, playerId, name, team, college }) => ({
        year: yearOfSeason(season),
        href: `${seasonPath(seasonName(yearOfSeason(season)))}#draft`,
        name,
        player: playerPageOf(playerId, name),
        team,
        college,
      }))
      .toReversed(),
  );
}
