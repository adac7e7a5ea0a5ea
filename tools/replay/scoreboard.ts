import type { GamePlays, Side } from "#domain/plays/play.ts";
import { SCOREBOARD_PATH } from "#functions/data/sources/scoreboard/scoreboard.ts";
import { theirTeamId } from "#functions/data/sources/scoreboard/team-ids.ts";
import { scoreboardPlays } from "./scoreboard-plays.ts";
import type { Answer, Json, Resources } from "./stats-api.ts";

/** The same season as the stats API's tables, in the form of a keyless scoreboard's documents. */

const ROOT = `/${SCOREBOARD_PATH}/`;
const KEYS = [
  "minutes",
  "points",
  "fieldGoalsMade-fieldGoalsAttempted",
  "threePointFieldGoalsMade-threePointFieldGoalsAttempted",
  "freeThrowsMade-freeThrowsAttempted",
  "rebounds",
  "assists",
  "turnovers",
  "steals",
  "blocks",
  "offensiveRebounds",
  "defensiveRebounds",
  "fouls",
  "plusMinus",
];

/** Returns whether an address is one of the scoreboard's. */
export function isOfScoreboard({ pathname }: URL): boolean {
  return pathname.startsWith(ROOT);
}

/** The scoreboard's answer to a GET. */
export function scoreboardAnswer(resources: Resources, url: URL): Answer {
  const { games, stats, players = [], plays } = resources;
  const asked = url.searchParams;
  const [what = "", team, roster] = url.pathname.slice(ROOT.length).split("/");
  const good = (body: unknown) => ({ status: 200, body });
  if (what === "scoreboard") {
    const day = (asked.get("dates") ?? "").replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
    return good({ events: games.filter(({ date }) => date === day).map(eventOf) });
  }
  if (what === "summary") {
    const game = games.find(({ id }) => String(id) === asked.get("event"));
    return game === undefined
      ? { status: 404, body: { code: 404 } }
      : good(
          summaryOf(game, {
            lines: stats.get(Number(game.id)) ?? [],
            players,
            plays: plays?.get(Number(game.id)),
          }),
        );
  }
  if (what === "teams" && roster === "roster") {
    const own = players.filter(({ team: of }) => theirTeamId(idOf(of)) === Number(team));
    return good({ athletes: own.map(athleteOf) });
  }
  return { status: 404, body: { code: 404 } };
}

function eventOf(game: Json) {
  const { id, date, datetime, season, postseason, home_team, visitor_team } = game;
  const time = datetime ? String(datetime) : `${date}T23:30:00Z`;
  const status = statusOf(game);
  const side = (homeAway: string, team: unknown, score: unknown, points: unknown = []) => ({
    homeAway,
    score: String(score ?? 0),
    linescores: (points as number[]).map((value, at) => ({ value, period: at + 1 })),
    team: { id: String(theirTeamId(idOf(team))) },
    ...(status.type.state === "post" && { winner: false }),
  });
  return {
    id: String(id),
    date: `${time.slice(0, 16)}Z`,
    season: { year: Number(season) + 1, type: postseason ? 3 : 2 },
    competitions: [
      {
        id: String(id),
        timeValid: true,
        neutralSite: false,
        competitors: [
          side("home", home_team, game.home_team_score, game.home_periods),
          side("away", visitor_team, game.visitor_team_score, game.visitor_periods),
        ],
        notes: [],
        status,
      },
    ],
  };
}

function statusOf({ status, period = 0, time }: Json) {
  const words = String(status);
  const of = (name: string, state: string, completed = false, displayClock = "0.0") => ({
    period,
    displayClock,
    type: { name: `STATUS_${name}`, state, completed },
  });
  if (words === "Final") return of("FINAL", "post", true);
  if (words === "Postponed") return of("POSTPONED", "post");
  if (Number(period) === 0) return of("SCHEDULED", "pre");
  if (words === "Halftime") return of("HALFTIME", "in");
  const [clock] = /\d+:\d\d/.exec(String(time)) ?? [];
  return clock === undefined ? of("END_PERIOD", "in") : of("IN_PROGRESS", "in", false, clock);
}

interface OfGame {
  lines: readonly Json[];
  players: readonly Json[];
  plays: GamePlays | undefined;
}

function summaryOf(game: Json, { lines, players, plays }: OfGame): Json {
  const numbers = new Map(players.map(({ id, jersey_number }) => [id, jersey_number]));
  const sides = [game.visitor_team, game.home_team].map((team) => ({
    team: { id: String(theirTeamId(idOf(team))) },
    statistics: [
      {
        keys: KEYS,
        athletes: lines
          .filter(({ team: own }) => idOf(own) === idOf(team))
          .map((line) => boxLineOf(line, numbers)),
      },
    ],
  }));
  const hasLines = lines.length > 0;
  return {
    header: {
      id: String(game.id),
      competitions: eventOf(game).competitions,
    },
    boxscore: hasLines ? { players: sides } : {},
    plays: plays === undefined ? [] : scoreboardPlays(plays, teamsOf(game)),
  };
}

function teamsOf({ home_team, visitor_team }: Json): Record<Side, string> {
  const [home = "", away = ""] = [home_team, visitor_team].map((team) =>
    String(theirTeamId(idOf(team))),
  );
  return { home, away };
}

function boxLineOf(line: Json, numbers: ReadonlyMap<unknown, unknown>): Json {
  const { id, first_name, last_name } = line.player as Json;
  const isBenched = line.min === "00";
  const plusMinus = Number(line.plus_minus);
  const texts = [
    line.min,
    line.pts,
    `${line.fgm}-${line.fga}`,
    `${line.fg3m}-${line.fg3a}`,
    `${line.ftm}-${line.fta}`,
    line.reb,
    line.ast,
    line.turnover,
    line.stl,
    line.blk,
    line.oreb,
    line.dreb,
    line.pf,
    plusMinus > 0 ? `+${plusMinus}` : plusMinus,
  ];
  return {
    athlete: {
      id: String(id),
      displayName: `${first_name} ${last_name}`.trim(),
      jersey: String(numbers.get(id) ?? ""),
    },
    starter: false,
    didNotPlay: isBenched,
    // As the documents have it of men who played, too.
    reason: "COACH'S DECISION",
    stats: isBenched ? [] : texts.map(String),
  };
}

function athleteOf(player: Json): Json {
  const { id, first_name, last_name, jersey_number, position, height, weight } = player;
  return {
    id: String(id),
    fullName: `${first_name} ${last_name}`.trim(),
    jersey: jersey_number ?? undefined,
    position: { abbreviation: position },
    displayHeight: String(height ?? "").replace(/^(\d)-(\d{1,2})$/, `$1' $2"`),
    weight: weight ? Number(weight) : undefined,
    dateOfBirth: player.born ? `${player.born}T07:00Z` : undefined,
    college: player.college ? { name: player.college } : undefined,
    birthPlace: player.country ? { country: player.country } : undefined,
  };
}

function idOf(team: unknown): number {
  return Number((team as Json).id);
}
