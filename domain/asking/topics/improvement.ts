import type { Meaning } from "#domain/ask/meaning.ts";
import { figureOf, isCount, nameInSentence } from "#domain/figures/figures.ts";
import { completeQuery } from "#domain/query/query.ts";
import { type SeasonNow, seasonName, yearOfSeason } from "#domain/season/season.ts";
import { isSeveral, seasonRange } from "#domain/season/season-range.ts";
import { joined, nameSegments, said } from "../restate/segments.ts";
import type { Segment } from "../understanding.ts";
import { topic } from "./topic.ts";

/** Improvement from one season to another: "who improved the most in assists", "most improved team". */
export const improvement = topic({
  words: `
improved: improved, improve, improvement, jump, increase, rise, leap
record: record, win total(s), wins
`,
  needs: "improved",
  takes: "rank figure record per-game players teams team seasons seasons-before perfect",
  read(meaning, { asking, said: context }) {
    const { seasonNow } = asking.vocabulary.data;
    const { current } = seasonNow;
    const [figure, ...others] = meaning.all("figure");
    const [team, ...teams] = meaning.all("team");
    const isOfTeams = meaning.has("teams", "record");
    if (teams.length > 0 || (isOfTeams && team !== undefined)) return undefined;
    const key = figure ?? (isOfTeams ? "w" : undefined);
    const known = key === undefined ? undefined : figureOf(key);
    const isMost = meaning.one("rank") === "most";
    if (key === undefined || known === undefined || !isMost || others.length > 0) return undefined;
    if (figure !== undefined && meaning.has("record")) return undefined;
    const isOfWins = key === "w";
    const seasons = spanOf(meaning, seasonNow);
    const isMean = isCount(known) && !isOfWins;
    const ranking = completeQuery({
      season: current,
      rows: isOfTeams ? "teams" : "players",
      per: isOfWins ? "total" : "average",
      conditions: team ? { team: team.abbreviation } : {},
      sort: { key, order: known.better === "fewer" ? "asc" : "desc" },
    });
    const [before, now] = seasons;
    return {
      fact: { kind: "improvement", ranking, seasons },
      needs: { kind: "rankings", ranking, seasons },
      path: undefined,
      readAs: joined([
        said("biggest improvement in "),
        { text: nameInSentence(key), isInferred: figure === undefined && !meaning.has("record") },
        { text: isMean ? " per game" : "", isInferred: !meaning.has("per-game") },
        ...(team ? [said(" of the "), ...nameSegments(team.fullName, context)] : []),
        ...spanSegments([before, now], meaning, seasonNow),
      ]),
    };
  },
});

type Span = readonly [before: string, now: string];

const previous = (season: string) => seasonName(yearOfSeason(season) - 1);

/** The two seasons that are compared: those that the question names, or the last two. */
function spanOf(meaning: Meaning, seasonNow: SeasonNow): Span {
  const { current } = seasonNow;
  const named = meaning.one("seasons")?.(seasonNow) ?? current;
  const range = seasonRange(named);
  if (range !== undefined && range.first !== "") return [range.first, range.last || current];
  // "from last season", "over last season": the season before the current one.
  const now = range === undefined && named !== previous(current) ? named : current;
  return [previous(now), now];
}

function spanSegments([before, now]: Span, meaning: Meaning, seasonNow: SeasonNow): Segment[] {
  const named = meaning.one("seasons")?.(seasonNow);
  const isRange = named !== undefined && isSeveral(named);
  return [
    { text: ` from ${before}`, isInferred: !isRange && named !== before },
    { text: ` to ${now}`, isInferred: !isRange && named !== now },
  ];
}
