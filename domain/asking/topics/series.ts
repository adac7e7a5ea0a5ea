import type { Meaning } from "#domain/ask/meaning.ts";
import { ALL_SEASONS } from "#domain/season/season-range.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { SeriesFeat } from "../history-fact.ts";
import { joined, nameSegments, said } from "../restate/segments.ts";
import { seasonSegment } from "./seasons.ts";
import { topic } from "./topic.ts";

/** The last playoff series that a team won or lost: "last time the kings won a playoff series". */
export const lastSeries = topic({
  words: `
series: series
time: time
`,
  needs: "series last team",
  takes: "win loss time stage opponent",
  read(meaning, { said: context }) {
    const [team, ...more] = meaning.all("team");
    const [other, ...others] = meaning.all("opponent");
    const isWon = meaning.has("win");
    const isOfOther = meaning.has("stage") && meaning.one("stage") !== "playoffs";
    if (team === undefined || more.length + others.length > 0) return undefined;
    if (isWon === meaning.has("loss") || isOfOther) return undefined;
    return {
      fact: { kind: "last-series", teamId: team.id, otherId: other?.id, isWon },
      needs: { kind: "postseasons", seasons: ALL_SEASONS },
      path: `${teamPath(team)}/history`,
      readAs: joined([
        said("last playoff series that the "),
        ...nameSegments(team.fullName, context),
        said(isWon ? " won" : " lost"),
        ...(other ? [said(" against the "), ...nameSegments(other.fullName, context)] : []),
      ]),
    };
  },
});

const FEATS: Readonly<Record<SeriesFeat, string>> = {
  upset: "playoff series of an eighth seed that beat a first seed",
  comeback: "playoff series won from 1–3 down",
};

/** Upsets and comebacks in series: "8 seeds that beat 1 seeds", "blown 3-1 leads since 2018". */
export const seriesFeats = topic({
  words: `
seed: seed(s)
nth=8: 8th, eighth
nth=1: 1st
numbered: no, number
beat: beat(s), beaten, beating, upset(s), defeated, eliminated
beat: knocked off, knocked out, over
lead: lead(s), deficit(s), down, comeback(s), hole
back: came back, come back, coming back, rallied
blown: blow, blew, blown, blowing, overcome, overcame, lost, won, win
`,
  needs: "",
  takes:
    "first-seed eighth-seed beat score lead back blown series stage seasons season team teams last first time " +
    "win perfect",
  read(meaning, { asking, said: context }) {
    const feat = featOf(meaning);
    const [team, ...others] = meaning.all("team");
    if (feat === undefined || others.length > 0) return undefined;
    const { seasonNow } = asking.vocabulary.data;
    const seasons = meaning.one("seasons")?.(seasonNow) ?? ALL_SEASONS;
    return {
      fact: { kind: "series-feat", feat, teamId: team?.id, seasons },
      needs: { kind: "postseasons", seasons },
      path: "/nba/seasons",
      readAs: joined([
        said(FEATS[feat]),
        ...(team ? [said(" of the "), ...nameSegments(team.fullName, context)] : []),
        seasonSegment(seasons, meaning),
      ]),
    };
  },
});

const THREE_ONE = ["3-1", "1-3"];

function featOf(meaning: Meaning): SeriesFeat | undefined {
  if (meaning.has("first-seed") && meaning.has("eighth-seed")) return "upset";
  const isSo = THREE_ONE.includes(meaning.one("score") ?? "");
  return isSo && meaning.has("lead", "back") ? "comeback" : undefined;
}
