import { COLUMN_SETS } from "#domain/figures/figure.ts";
import { playerPath } from "#domain/players/players.ts";
import { ROWS } from "#domain/query/query.ts";
import { EXAMPLE_QUESTIONS } from "#functions/views/ask/examples.ts";

/** Conditions that make rows, chips and forms of the finder long. */
const CONDITIONS = (
  "|avg.pts=20..|avg.pts=10..&avg.reb=3..&avg.ast=2..&avg.stl=0.5..|" +
  "pts=10..&reb=3..&ast=2..&stl=1..&where=away&result=l&month=jan,feb,mar&margin=..20&ot=0|" +
  "by=opponent&per=total|stage=playoffs|season=all|page=2"
).split("|");

/** Of a player with a long name, beside one and against one. */
const LONG_NAMES = [
  "with=shai+gilgeous-alexander&team=OKC",
  "vs=kentavious+caldwell-pope&team=MIN",
  "player=nickeil+alexander-walker&where=home&result=w&pts=10..&reb=1..&ast=1..&min=20..",
];

const TEAMS = Array.from({ length: 30 }, (_, at) => at + 1);

/** Games of two overtimes, with the fullest box scores and the longest stories. */
const GAMES = ["0022500001", "0022500086", "0022500240", "0022500637", "0022500974", "0022501225"];

const PLAYERS = [
  "Luka Dončić",
  "LeBron James",
  "Nikola Jokić",
  "Payton Pritchard",
  "Shai Gilgeous-Alexander",
  "Nickeil Alexander-Walker",
];

/** The seasons with the largest pages: full brackets, and long names among the awards. */
const SEASONS = ["1998-99", "2000-01", "2001-02", "2002-03", "2006-07", "2012-13"];

/** The addresses of each kind of page whose HTML is the largest. */
export const DEAR_PAGES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ROWS.map((rows) => [
      `the finder's ${rows}`,
      COLUMN_SETS.flatMap((columns) =>
        CONDITIONS.map((query) => `/nba/finder?rows=${rows}&columns=${columns}&${query}`),
      ),
    ]),
  ),
  "the finder's long names": LONG_NAMES.flatMap((query) => [
    `/nba/finder?${query}`,
    `/nba/finder/form?${query}`,
  ]),
  statistics: ["players", "teams", "clutch"].flatMap((table) =>
    COLUMN_SETS.flatMap((columns) =>
      ["", "stage=playoffs", "avg.pts=10..&avg.reb=3..&avg.ast=2..&avg.stl=0.5.."].map(
        (query) => `/nba/stats/${table}?columns=${columns}&${query}`,
      ),
    ),
  ),
  teams: TEAMS.map((id) => `/nba/teams/${id}`),
  "teams' games": TEAMS.map((id) => `/nba/teams/${id}/games`),
  seasons: SEASONS.map((season) => `/nba/seasons/${season}`),
  games: GAMES.flatMap((id) =>
    ["", "/story", "/plays", "/plays?part=q4"].map((below) => `/nba/games/${id}${below}`),
  ),
  players: PLAYERS.flatMap((name) =>
    ["", "?figure=gmsc", "/games", "/splits", "/career", "/floor"].map(
      (below) => playerPath(name) + below,
    ),
  ),
  "answers in words": EXAMPLE_QUESTIONS.flatMap(({ questions }) => questions).map(
    (q) => `/nba/ask?${new URLSearchParams({ q })}`,
  ),
};
