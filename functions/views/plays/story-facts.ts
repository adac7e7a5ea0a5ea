import type { GamePlays, Play, Side } from "#domain/plays/play.ts";
import { clockWords } from "#domain/plays/play-words.ts";
import {
  type LargestLead,
  largestLeads,
  leadChangesOf,
  longestRun,
  type Run,
  runsOf,
  type Score,
  secondsLed,
  timesTied,
} from "#domain/plays/score-walk.ts";
import { capital } from "#domain/printing/capital.ts";
import { numberInWords } from "#domain/printing/ordinals.ts";
import { playingTime } from "#domain/printing/playing-time.ts";
import { printedScore } from "#domain/printing/records.ts";

/** A figure of a game's story: its name, its value and more of it in words. */
export interface StoryFact {
  name: string;
  value: string;
  more: string;
}

/** The names of both sides, and the heads of the periods: "1st", "OT". */
export interface StoryNames {
  sides: Readonly<Record<Side, string>>;
  heads: readonly string[];
}

/** When a play was: "11:02 3rd". */
export function whenOf({ period, clock }: Pick<Play, "period" | "clock">, names: StoryNames) {
  return `${clockWords(clock)} ${names.heads[period - 1] ?? ""}`;
}

/** The heading of a story, by the time in the lead: "Houston led for 43 minutes, New Orleans for six". */
export function storyHeading(
  game: GamePlays,
  scores: readonly Score[],
  { sides }: StoryNames,
): string {
  const { home, away } = secondsLed(game, scores);
  const [most, other] = home > away ? (["home", "away"] as const) : (["away", "home"] as const);
  const seconds = { home, away };
  const minutes = (side: Side) => Math.round(seconds[side] / 60);
  if (seconds[most] === 0) return "No leader yet";
  const whole = numberInWords(minutes(most));
  const time =
    minutes(most) === 0 ? "less than a minute" : `${whole} minute${minutes(most) === 1 ? "" : "s"}`;
  const first = `${capital(sides[most])} led for ${time}`;
  if (seconds[other] === 0) return `${first}, ${sides[other]} never`;
  const less = minutes(other) === 0 ? "less than one" : numberInWords(minutes(other));
  return `${first}, ${sides[other]} for ${less}`;
}

/** The words for few ties; every game begins with one, which is not counted. */
const TIED = ["never tied after the start", "tied once"];

/** The figures of the walk of the score. */
export function storyFacts(
  game: GamePlays,
  scores: readonly Score[],
  names: StoryNames,
): StoryFact[] {
  const { sides } = names;
  const leads = largestLeads(scores);
  const [wider, narrower] = order(leads.home.points > leads.away.points);
  const seconds = secondsLed(game, scores);
  const [longer, shorter] = order(seconds.home > seconds.away);
  const changes = leadChangesOf(scores);
  const last = changes.at(-1);
  const runs = runsOf(scores);
  const [best, second] = (["home", "away"] as const)
    .flatMap((side) => longestRun(runs, side) ?? [])
    .sort((a, b) => b.points - a.points);
  const ties = timesTied(scores);
  return [
    {
      name: "Largest leads",
      value: `${capital(sides[wider])} ${leads[wider].points}`,
      more: [leadWords(leads[wider], names), otherLead(leads[narrower], sides[narrower], names)]
        .filter(Boolean)
        .join(". "),
    },
    {
      name: "Time in the lead",
      value: printedTimes(seconds[longer], seconds[shorter]),
      more: `${capital(sides[longer])}, ${sides[shorter]}; tied for ${playingTime(seconds.level / 60)}`,
    },
    {
      name: "Lead changes",
      value: String(changes.length),
      more: `${last ? `last at ${whenOf(last.play, names)}; ` : ""}${TIED[ties] ?? `tied ${ties} times`}`,
    },
    ...(best ? [{ name: "Longest runs", ...runFact(best, second, names) }] : []),
  ];
}

function order(isHome: boolean): [Side, Side] {
  return isHome ? ["home", "away"] : ["away", "home"];
}

function printedTimes(most: number, least: number): string {
  return `${playingTime(most / 60)} – ${playingTime(least / 60)}`;
}

/** "72–47, 11:02 3rd": the leader's points first. */
function leadWords({ score }: LargestLead, names: StoryNames): string {
  if (score === undefined) return "";
  const { homePoints, awayPoints } = score.play;
  const points = [homePoints, awayPoints].sort((a, b) => b - a) as [number, number];
  return `${printedScore(...points)}, ${whenOf(score.play, names)}`;
}

function otherLead(lead: LargestLead, name: string, names: StoryNames): string {
  if (lead.score === undefined) return `${capital(name)} never led`;
  return `${capital(name)} ${lead.points}, ${leadWords(lead, names)}`;
}

function runFact(best: Run, second: Run | undefined, names: StoryNames) {
  const from = ({ first, last }: Run) =>
    [...new Set([first, last].map(({ play }) => whenOf(play, names)))].join(" to ");
  const other =
    second && `. ${capital(names.sides[second.side])} ${second.points}–0, ${from(second)}`;
  return {
    value: `${capital(names.sides[best.side])} ${best.points}–0`,
    more: `${from(best)}${other ?? ""}`,
  };
}
