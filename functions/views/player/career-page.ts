import { latestUpdate } from "../../../domain/dates.ts";
import type { SeasonTotals } from "../../../domain/season/facts.ts";
import type { Player } from "../../../domain/season/player.ts";
import { playerAt, playerPath } from "../../../domain/season/players.ts";
import type { Collections } from "../../data/cached-collections.ts";
import type { Documents } from "../../data/cached-documents.ts";
import { gather, orElse } from "../gather.ts";
import { type CareerPage, careerPage } from "../player-career.ts";
import { MISSING, UNAVAILABLE, type View } from "../view.ts";
import { readPlayer } from "./read-player.ts";

export interface PlayerCareerPage {
  player: Player;
  href: string;
  career: CareerPage;
}

/** All seasons and honours of a player, by the name in the address. */
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
  const player = known.value;
  if (player === undefined) return MISSING;
  const career = await documents.careers(player.id);
  if (!career.ok) return UNAVAILABLE;
  const official = totals.find(({ id }) => id === player.id);
  return {
    kind: "ready",
    updatedAt: latestUpdate([read.value.updatedAt, career.value.updatedAt]),
    page: {
      player,
      href: playerPath(player.name),
      career: careerPage(career.value.value, official, teams),
    },
  };
}
