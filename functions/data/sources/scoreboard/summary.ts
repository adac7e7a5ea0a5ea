import * as v from "valibot";
import { quotient } from "#domain/season/figures.ts";
import { cleanText } from "#domain/teams/team-names.ts";
import { objectOf, rowParser } from "#functions/data/wire/rows.ts";
import type { FetchedLines, SourceBoxLine } from "../source.ts";
import { summaryPlays } from "./plays.ts";
import { playerIdOf } from "./roster.ts";
import { teamIdOf } from "./team-ids.ts";

const [MADE_AND_TRIED, WHOLE, SIGNED] = [/^(\d{1,3})-(\d{1,3})$/, /^\d{1,3}$/, /^[+-]?\d{1,3}$/];
/** What an old game has instead of a figure that was not counted. */
const UNKNOWN: ReadonlySet<string> = new Set(["", "--"]);

/** The figures of a line by the document's names for them. */
const FIGURES = [
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
] as const;
type Figure = (typeof FIGURES)[number];

const side = rowParser(
  v.object({
    team: v.object({ id: v.string() }),
    statistics: v.tupleWithRest(
      [v.object({ keys: v.array(v.string()), athletes: v.array(v.unknown()) })],
      v.unknown(),
    ),
  }),
);

const athleteRow = rowParser(
  v.object({
    athlete: v.object({
      id: v.pipe(v.string(), v.regex(/^\d{1,10}$/)),
      displayName: v.pipe(v.string(), v.transform(cleanText), v.minLength(1), v.maxLength(100)),
      jersey: v.nullish(v.string(), ""),
    }),
    starter: v.nullish(v.boolean(), false),
    didNotPlay: v.nullish(v.boolean(), false),
    stats: v.array(v.string()),
  }),
);

/** A fault of a game's document, in words. */
class Unreadable extends Error {}

/**
 * The lines of a game by its summary, and its plays where they can be read; one unread row where the
 * document is of another game or form, so that the game waits as a whole.
 */
export function readSummary(raw: unknown, gameId: number): FetchedLines {
  try {
    const { header, boxscore, plays } = objectOf(raw) ?? {};
    if (Number(objectOf(header)?.id) !== gameId) throw new Unreadable("is of another game");
    const sides = objectOf(boxscore)?.players ?? [];
    if (!Array.isArray(sides)) throw new Unreadable("has no lists of players");
    const rows = sides.flatMap((own) => sideLines(own, gameId));
    return { rows, unread: [], plays: summaryPlays(plays, header, rows) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const says = `the summary ${error.message}`;
    return { rows: [], plays: [], unread: [{ gameId, playerId: undefined, says }] };
  }
}

function sideLines(raw: unknown, gameId: number): SourceBoxLine[] {
  const own = side(raw);
  const teamId = own && teamIdOf(own.team.id);
  if (own === undefined || teamId === undefined) throw new Unreadable("has no list of a team");
  const [{ keys, athletes }] = own.statistics;
  const lacking = FIGURES.find((figure) => !keys.includes(figure));
  if (lacking !== undefined) throw new Unreadable(`has no ${lacking}`);
  return athletes.flatMap((one) => {
    const row = athleteRow(one);
    if (row === undefined) throw new Unreadable(`has a player without ${athleteRow.whyNot?.(one)}`);
    // The reason is filled for men who played, too.
    if (row.didNotPlay || row.stats.length === 0) return [];
    const { athlete, starter, stats } = row;
    const named = { name: athlete.displayName, textOf: (of: Figure) => stats[keys.indexOf(of)] };
    return {
      gameId,
      playerId: playerIdOf(athlete.id),
      playerName: athlete.displayName.replaceAll(",", ""),
      jersey: athlete.jersey,
      draft: "",
      teamId,
      starter,
      ...figuresOf(named),
    };
  });
}

interface Named {
  name: string;
  textOf: (figure: Figure) => string | undefined;
}

function figuresOf(named: Named) {
  const [fgm, fga] = pairOf(named, "fieldGoalsMade-fieldGoalsAttempted");
  const [fg3m, fg3a] = pairOf(named, "threePointFieldGoalsMade-threePointFieldGoalsAttempted");
  const [ftm, fta] = pairOf(named, "freeThrowsMade-freeThrowsAttempted");
  const count = (figure: Figure) => Number(textOf(named, figure, WHOLE)[0] ?? 0);
  const [oreb, dreb, pf] = [count("offensiveRebounds"), count("defensiveRebounds"), count("fouls")];
  const minutes = count("minutes");
  const [plusMinus] = textOf(named, "plusMinus", SIGNED);
  return {
    minutes,
    exactMinutes: minutes,
    shots: { fgm, fga, fg3m, fg3a, ftm, fta, oreb, dreb, pf },
    pts: count("points"),
    reb: count("rebounds"),
    ast: count("assists"),
    stl: count("steals"),
    blk: count("blocks"),
    tov: count("turnovers"),
    fgPct: shareOf(fgm, fga),
    fg3Pct: shareOf(fg3m, fg3a),
    ftPct: shareOf(ftm, fta),
    plusMinus: plusMinus === undefined ? null : Number(plusMinus),
  };
}

function pairOf(named: Named, figure: Figure): [number, number] {
  const [, made, tried] = textOf(named, figure, MADE_AND_TRIED);
  return [Number(made ?? 0), Number(tried ?? 0)];
}

/** The parts of a figure's text; none for one that is not known. */
function textOf({ name, textOf: find }: Named, figure: Figure, pattern: RegExp): string[] {
  const text = find(figure) ?? "";
  if (UNKNOWN.has(text)) return [];
  const parts = pattern.exec(text);
  if (parts === null) throw new Unreadable(`has "${text.slice(0, 20)}" as ${figure} of ${name}`);
  return parts;
}

function shareOf(made: number, tried: number): number | null {
  return tried === 0 ? null : Number(quotient(made, tried, 3));
}
