import type { Career } from "#domain/players/career.ts";
import { formerPlayersNamed } from "#domain/players/former-player.ts";
import { playerPath } from "#domain/players/players.ts";
import { linksOfSeason } from "#domain/players/season-links.ts";
import { listed } from "#domain/printing/listed.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { type CareerPage, careerPage } from "./player-career.ts";

/** A player of past seasons. */
export interface FormerProfile {
  id: string;
  name: string;
  href: string;
  /** "Played for the Bulls in 2013-14." */
  sentence: string;
  /** Undefined when it cannot be read. */
  career: CareerPage | undefined;
  /** His seasons in the ABA, which no total includes; undefined without any. */
  aba: CareerPage | undefined;
  /** His games of each season, the latest first. */
  seasons: { season: string; href: string }[];
}

/**
 * The former players of a name, the one who began first in front; empty for an unknown name,
 * undefined when their names cannot be read.
 */
export async function formerProfiles(
  collections: Collections,
  documents: Documents,
  name: string,
  teams: readonly Team[],
): Promise<FormerProfile[] | undefined> {
  const { current } = collections.seasonNow;
  const read = await collections.formerPlayers();
  if (!read.ok) return undefined;
  const namesakes = formerPlayersNamed(read.value.value, name);
  const careers = await Promise.all(namesakes.map(({ id }) => documents.formerCareers(id)));
  return namesakes.map(({ id, name, seasons, first, last }, at) => {
    const career = careers[at];
    const whole = career?.ok ? career.value.value : undefined;
    const pageOf = (own: Career) => careerPage(own, undefined, { teams, current });
    const page = whole && pageOf(whole);
    const aba = whole?.aba && pageOf({ log: [], seasons: whole.aba, playoffs: [], honours: [] });
    return {
      id,
      name,
      href: playerPath(name),
      sentence: sentenceOf([first, last], page, teams),
      career: page,
      aba,
      seasons: seasons.toReversed().map((season) => ({
        season,
        href: linksOfSeason(season, current).player(name),
      })),
    };
  });
}

/** "Played for the Bulls and the Wizards from 1984-85 to 2002-03"; without teams that are no more. */
function sentenceOf(
  [first, last]: readonly [string, string],
  career: CareerPage | undefined,
  teams: readonly Team[],
): string {
  const rows = career?.rows ?? [];
  const [from, to] = [rows[0]?.season ?? first, rows.at(-1)?.season ?? last];
  const codes = [...new Set(rows.map(({ team }) => team))].filter(
    (code) => !code.endsWith(" teams"),
  );
  const names = codes.flatMap(
    (code) => teams.find(({ abbreviation }) => abbreviation === code)?.name ?? [],
  );
  const clubs =
    codes.length > 0 && names.length === codes.length ? ` for the ${listed(names)}` : "";
  return `Played${clubs} ${from === to ? `in ${from}` : `from ${from} to ${to}`}.`;
}
