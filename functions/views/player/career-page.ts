import { latestUpdate } from "#domain/dates.ts";
import { type FormerPlayer, formerPlayersNamed } from "#domain/players/former-player.ts";
import { playerAt, playerPath } from "#domain/players/players.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { gather, orElse } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import type { HeldRecord } from "../records/held-record.ts";
import { loadAllTimeRanks } from "./all-time-ranks.ts";
import { type CareerMarks, loadCareerMarks } from "./career-marks.ts";
import { type CareerPage, careerPage } from "./player-career.ts";
import { readPlayer } from "./read-player.ts";

export interface PlayerCareerPage {
  id: string;
  name: string;
  href: string;
  /** A player of past seasons, who has no page of the current one. */
  isFormer: boolean;
  /** The seasons of each other former player of his name: "2017-18 to 2020-21". */
  others: string[];
  career: CareerPage;
  /** His best places among all careers. */
  ranks: HeldRecord[];
  /** Undefined when not all seasons can be read. */
  marks: CareerMarks | undefined;
}

/** All seasons, highs, milestones and honours of a player, by the name in the address. */
export async function loadPlayerCareer(
  collections: Collections,
  documents: Documents,
  name: string,
): Promise<View<PlayerCareerPage>> {
  const read = await gather({
    teams: collections.teams(),
    players: collections.players(),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, players, totals } = read.value.values;
  const known = await readPlayer(collections, players, (all) => playerAt(all, name));
  if (!known.ok) return UNAVAILABLE;
  const former = known.value ? undefined : await collections.formerPlayers();
  if (former?.ok === false) return UNAVAILABLE;
  const namesakes = former ? formerPlayersNamed(former.value.value, name) : [];
  const player = known.value ?? namesakes[0];
  if (player === undefined) return MISSING_VIEW;
  const isFormer = former !== undefined;
  const career = await documents[isFormer ? "formerCareers" : "careers"](player.id);
  if (!career.ok) return UNAVAILABLE;
  const official = totals.find(({ id }) => id === player.id);
  const own = { id: player.id, career: career.value.value };
  return {
    kind: "ready",
    updatedAt: latestUpdate([read.value.updatedAt, career.value.updatedAt]),
    page: {
      id: player.id,
      name: player.name,
      href: playerPath(player.name),
      isFormer,
      others: namesakes.slice(1).map(seasonsOf),
      career: careerPage(career.value.value, official, {
        teams,
        current: collections.seasonNow.current,
      }),
      ranks: await loadAllTimeRanks(collections, player.id),
      marks: await loadCareerMarks({ collections, documents }, own),
    },
  };
}

function seasonsOf({ first, last }: FormerPlayer): string {
  return first === last ? first : `${first} to ${last}`;
}
