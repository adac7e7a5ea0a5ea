import { openedSource, statsApiSettings } from "#tools/replay/opened-source.ts";
import { fakeClock } from "../clock.ts";

/** A client of an API that answers as given, and the addresses that it requested. */
export function apiOf(answer: (url: URL) => unknown) {
  const requested: string[] = [];
  const api = openedSource(statsApiSettings(1000), {
    random: () => 0,
    ...fakeClock(),
    fetch: async (address) => {
      const url = new URL(address);
      requested.push(decodeURIComponent(url.pathname.slice(4) + url.search));
      const body = answer(url);
      return body instanceof Response ? body : new Response(JSON.stringify(body));
    },
  });
  return { api, requested };
}

export const GAME = {
  id: 5,
  date: "2025-10-21",
  season: 2025,
  status: "Final",
  postseason: false,
  home_team_score: 100,
  visitor_team_score: 90,
  home_team: { id: 1 },
  visitor_team: { id: 2 },
};
export const ANN = { id: 7, first_name: "Ann", last_name: "Lee" };
export const PLAYED = { player: ANN, team: { id: 1 }, game: { id: 5 } };
export const LINE = {
  ...PLAYED,
  id: 1,
  min: "36:31",
  pts: 20,
  reb: 5,
  ast: 4,
  stl: 1,
  blk: 0,
  turnover: 2,
  fgm: 7,
  fga: 15,
  fg_pct: 0.4667,
  fg3m: 0,
  fg3a: 0,
  fg3_pct: 0,
  ftm: 6,
  fta: 6,
  ft_pct: null,
  oreb: 1,
  dreb: 4,
  pf: 2,
  plus_minus: -3,
};
