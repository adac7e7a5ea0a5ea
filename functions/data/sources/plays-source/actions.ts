import * as v from "valibot";
import { teamsNamedIn } from "#domain/member/hidden-scores.ts";

/** A game of six overtimes has about 1,000 actions. */
const MOST_ACTIONS = 2_000;
/** No game has had more than six overtimes. */
const MOST_PERIODS = 14;

const person = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999_999)));
const word = v.pipe(v.nullish(v.string(), ""), v.maxLength(100));
const score = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

/** "PT11M45.00S": the time left in the period, in whole seconds. */
const clock = v.pipe(
  v.string(),
  v.regex(/^PT\d{2}M\d{2}(?:\.\d{1,2})?S$/),
  v.transform((text) => 60 * Number(text.slice(2, 4)) + Number(text.slice(5, 7))),
);

const actionRow = v.object({
  orderNumber: v.pipe(v.number(), v.finite()),
  period: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PERIODS)),
  clock,
  actionType: v.pipe(v.string(), v.maxLength(100)),
  subType: word,
  descriptor: word,
  teamTricode: word,
  personId: person,
  playerNameI: word,
  scoreHome: score,
  scoreAway: score,
  shotResult: word,
  shotDistance: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  assistPersonId: person,
  blockPersonId: person,
  stealPersonId: person,
  foulDrawnPersonId: person,
});

const action = v.pipe(
  actionRow,
  v.transform(({ teamTricode, ...own }) => ({ ...own, teamId: teamsNamedIn(teamTricode)[0] })),
);

/** An event of a game, as a source of plays tells it. */
export type Action = v.InferOutput<typeof action>;

const document = v.object({
  game: v.object({
    gameId: v.pipe(v.string(), v.regex(/^\d{10}$/)),
    actions: v.pipe(v.array(action), v.maxLength(MOST_ACTIONS)),
  }),
});

/** The actions of a document in the order of the game; undefined for a document of another shape. */
export function parseActions(raw: unknown, gameId: string): Action[] | undefined {
  const parsed = v.safeParse(document, raw);
  if (!parsed.success || parsed.output.game.gameId !== gameId) return undefined;
  return parsed.output.game.actions.toSorted((a, b) => a.orderNumber - b.orderNumber);
}

const scoreboard = v.object({
  scoreboard: v.object({
    gameDate: v.string(),
    games: v.pipe(
      v.array(
        v.object({
          gameId: v.pipe(v.string(), v.regex(/^\d{10}$/)),
          homeTeam: v.object({ teamTricode: word }),
        }),
      ),
      v.maxLength(100),
    ),
  }),
});

/** The ids of a day's games by the home team's abbreviation; undefined for another day or shape. */
export function parseScoreboard(raw: unknown, date: string): Map<string, string> | undefined {
  const parsed = v.safeParse(scoreboard, raw);
  if (!parsed.success || parsed.output.scoreboard.gameDate !== date) return undefined;
  const { games } = parsed.output.scoreboard;
  return new Map(games.map(({ gameId, homeTeam }) => [homeTeam.teamTricode, gameId]));
}
