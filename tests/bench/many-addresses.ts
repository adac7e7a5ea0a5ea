import { playerPath } from "#domain/players/players.ts";
import { composedQuestions, partsOf, saidOf } from "../fixtures/questions/generated.ts";
import { questionData } from "./questions.ts";

const SEASONS = ["", "&season=2015-16", "&season=all"];
const PLAYER_PAGES = ["", "/games", "/splits", "/games?season=2018-19"];
const CENTURIES = ["225", "224", "215"];

/**
 * Different addresses: half of them questions in words, the others pages, questions of figures, files,
 * searches and open data, and some of nothing.
 */
export function manyAddresses(count: number): string[] {
  const { players } = questionData();
  const nameOf = (at: number) => players[at % players.length]?.name ?? "";
  const roundOf = (at: number) => Math.floor(at / players.length);
  const questions = [...new Set(composedQuestions(count, 11).map((one) => saidOf(partsOf(one))))];
  const kinds: ((at: number) => string)[] = [
    (at) =>
      `/nba/finder?rows=players&by=opponent&pts=${at % 40}..&reb=${(at / 40) | 0}..${SEASONS[at % 3]}`,
    (at) => `/nba/finder?pts=${at % 50}..&ast=${(at / 50) | 0}..&sort=-pts${SEASONS[at % 3]}`,
    (at) => `/nba/finder.csv?rows=players&by=month&min=${at % 40}..&tov=${(at / 40) | 0}..`,
    (at) => `/search?${new URLSearchParams({ q: `${nameOf(at).slice(0, 5)} ${at.toString(36)}` })}`,
    (at) => `/nope-${at}`,
    (at) => playerPath(`Nobody ${at}`),
    (at) => `/api/v1/stats?player_ids[]=${1 + (at % 600)}&per_page=${25 + ((at / 600) | 0)}`,
    (at) => `/api/v1/games?per_page=${1 + (at % 100)}&cursor=${at}`,
    (at) => `${playerPath(nameOf(at))}${PLAYER_PAGES[roundOf(at)] ?? `?page=${at}`}`,
    (at) => `/nba/games/00${CENTURIES[at % 3]}${String(1 + ((at / 3) | 0)).padStart(5, "0")}`,
    (at) => {
      const teams = `/nba/teams/${1 + (at % 30)}/against/${1 + (((at / 30) | 0) % 30)}`;
      const later = (at / 900) | 0;
      return `${teams}?season=${2013 + later}-${14 + later}`;
    },
  ];
  return Array.from({ length: count }, (_, at) => {
    const half = Math.floor(at / 2);
    if (at % 2 === 0) return `/nba/ask?${new URLSearchParams({ q: questions[half] ?? `${half}` })}`;
    const kind = kinds[half % kinds.length] as (at: number) => string;
    return kind(Math.floor(half / kinds.length));
  });
}
