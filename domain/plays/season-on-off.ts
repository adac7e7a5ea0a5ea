import { addTo } from "./lineups.ts";
import type { Duo, OnFloor, OnOff, TeamGames } from "./on-off.ts";

/** The parts of a season that are added up apart. */
export type PlayedStage = "season" | "playoffs";

/** The lineups and assists of a season, as far as its games have plays. */
export interface SeasonOnOff {
  season: string;
  /** The day of the latest game with plays. */
  through: string;
  /** The players' names by id. */
  names: ReadonlyMap<string, string>;
  stages: Readonly<Record<PlayedStage, OnOff>>;
}

/** The assists of regular seasons added up, of one team or of all, whose pairs count once. */
export function assistsIn(
  seasons: readonly SeasonOnOff[],
  teamId?: number,
): Pick<OnOff, "players" | "duos"> {
  const duos = new Map<string, Duo>();
  const players = new Map<string, OnFloor>();
  const isAsked = (own: { teamId: number }) => teamId === undefined || own.teamId === teamId;
  for (const { stages } of seasons) {
    for (const duo of stages.season.duos.filter(isAsked)) {
      const key = `${duo.passerId} ${duo.scorerId}`;
      const assists = duo.assists + (duos.get(key)?.assists ?? 0);
      duos.set(key, { ...duo, teamId: 0, assists });
    }
    for (const player of stages.season.players.filter(isAsked)) {
      const made = player.made + (players.get(player.playerId)?.made ?? 0);
      players.set(player.playerId, { ...player, teamId: 0, made });
    }
  }
  return { duos: [...duos.values()], players: [...players.values()] };
}

/** A player's regular seasons with the team of his most time, and all games of the team in them. */
export function onOffOf(
  seasons: readonly SeasonOnOff[],
  playerId: string,
): { on: OnFloor; team: TeamGames } | undefined {
  const found = new Map<number, { on: OnFloor; team: TeamGames }>();
  for (const { stages } of seasons) {
    const { players, teams } = stages.season;
    for (const on of players.filter((one) => one.playerId === playerId)) {
      const team = teams.find((one) => one.teamId === on.teamId);
      const own = found.get(on.teamId);
      if (team === undefined) continue;
      if (own === undefined) found.set(on.teamId, { on: { ...on }, team: { ...team } });
      else {
        addTo(own.on, on);
        addTo(own.team, team);
      }
    }
  }
  return [...found.values()].toSorted((a, b) => b.on.seconds - a.on.seconds)[0];
}
