import { isAward } from "#domain/history/awards.ts";
import { HONOURS } from "#domain/players/honours.ts";
import { listed } from "#domain/printing/listed.ts";
import { rangeWords } from "#domain/printing/ranges.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { slugOf } from "#domain/text/slugs.ts";
import type { PlayerPast } from "../engine/player-past.ts";
import { type Names, teamOf } from "../names.ts";
import { isWithin, printRange, type Range } from "../range.ts";
import { condition, type Tested } from "./condition.ts";
import { readRange, teamParameter } from "./reading.ts";

/** An honour and how often a player has won it. */
export interface HonourAsked {
  award: string;
  times: Range;
}

/** The teams for which a player has played; "former" players are with none of them now. */
export interface ClubsAsked {
  clubs: readonly string[];
  isFormer: boolean;
}

const NOTE = "Honours and earlier teams are known of the season's players.";
/** At least once. */
export const ONCE: Range = { min: 1, max: Number.POSITIVE_INFINITY };
const TIMES = { noun: ["time", "times"], isBare: true } as const;

/** The conditions on players by their awards and earlier teams. */
export const PAST_CONDITIONS = {
  honour: condition<HonourAsked>({
    read: (text) => {
      const [name = "", times] = text.split(":");
      const award = HONOURS.find((one) => slugOf(one) === slugOf(name));
      if (award === undefined) return { ok: false, advice: QUERY_ADVICE.noHonour };
      const range =
        times === undefined
          ? ({ ok: true, value: ONCE } as const)
          : readRange("honour", times, { least: 1, most: 99, whole: true });
      return range.ok ? { ok: true, value: { award, times: range.value } } : range;
    },
    print: ({ award, times }) => slugOf(award) + (isOnce(times) ? "" : `:${printRange(times)}`),
    tested: ofPast(({ award, times }, { honours }) => {
      const won = honours.filter((one) => isAward(one, award)).length;
      return won > 0 && isWithin(won, times);
    }),
    trait: (honour) => ({ kind: "players", which: honourWords(honour) }),
    field: { label: "Honour", place: "more", placeholder: "all-star:3.." },
    description:
      'Players who have won this honour, "all-star"; with how often, "nba-champion:2..".',
    note: NOTE,
    isOfPast: true,
  }),
  clubs: condition<ClubsAsked>({
    read: (text, names) => {
      const isFormer = text.startsWith("!");
      const clubs: string[] = [];
      for (const part of text.slice(isFormer ? 1 : 0).split(",")) {
        const read = teamParameter("clubs").read(part.trim(), names);
        if (!read.ok) return read;
        clubs.push(read.value);
      }
      return { ok: true, value: { clubs: [...new Set(clubs)], isFormer } };
    },
    print: ({ clubs, isFormer }) => `${isFormer ? "!" : ""}${clubs.join(",")}`,
    tested: ofPast(
      ({ clubs: asked, isFormer }, { clubs, club }) =>
        asked.every((one) => clubs.has(one)) && !(isFormer && asked.includes(club ?? "")),
    ),
    trait: (asked, names) => ({ kind: "players", which: clubWords(asked, names) }),
    field: { label: "Has played for", place: "more", placeholder: "LAL,BOS or !LAL" },
    description:
      'Players who have played for all of these teams; for none of them now after "!": "!LAL".',
    note: NOTE,
    isOfPast: true,
  }),
};

/** "who have been All-Star 3 or more times". */
function honourWords({ award, times }: HonourAsked): string {
  return `who have been ${award}${isOnce(times) ? "" : ` ${rangeWords(times, TIMES)}`}`;
}

/** "who used to play for the Los Angeles Lakers". */
function clubWords({ clubs, isFormer }: ClubsAsked, names: Pick<Names, "teams">): string {
  const full = clubs.map(
    (club) => `the ${teamOf(club, { ...NO_ONE, ...names })?.fullName ?? club}`,
  );
  return `who ${isFormer ? "used to play" : "have played"} for ${listed(full)}`;
}

const NO_ONE = { season: "", current: "", players: [] };

function isOnce({ min, max }: Range): boolean {
  return min === ONCE.min && max === ONCE.max;
}

function ofPast<Value>(test: (value: Value, past: PlayerPast) => boolean): Tested<Value> {
  return {
    of: "players",
    test: (value) => (_, __, past) => past !== undefined && test(value, past),
  };
}
