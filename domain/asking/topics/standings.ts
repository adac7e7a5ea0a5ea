import type { Meaning } from "#domain/ask/meaning.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { capital } from "#domain/printing/capital.ts";
import { ordinalInWords } from "#domain/printing/ordinals.ts";
import { isSeveral } from "#domain/season/season-range.ts";
import { inferred, joined, nameSegments, said } from "../restate/segments.ts";
import type { StandingsFact } from "../standings-fact.ts";
import { seasonSegment } from "./seasons.ts";
import { topic } from "./topic.ts";

const DIVISIONS = [
  "atlantic",
  "central",
  "southeast",
  "midwest",
  "northwest",
  "pacific",
  "southwest",
]
  .map((name) => `division=${name}: ${name}, ${name} division\n`)
  .join("");

/** Standings of all seasons: "east standings", "last place in the west", "where did the lakers finish in 2010". */
export const standings = topic({
  words: `
conf=east: east, eastern, eastern conference, east conference
conf=west: west, western, western conference, west conference
standings: standing(s), seeding
placed: place, spot, table, rank, ranked, ranking, stand, finish, finished, finishes, end up, ended up
seeded: seed, seeded, playoff seed
leads: lead(s), leading, led, top, atop
bottom: bottom
final: final, end of, at the end of
${DIVISIONS}`,
  needs: "",
  takes:
    "conf division standings placed seeded leads bottom final first last nth rank team teams season seasons " +
    "year-said",
  read(meaning, { asking, said: context }) {
    const { seasonNow } = asking.vocabulary.data;
    const { current } = seasonNow;
    const season = meaning.one("seasons")?.(seasonNow) ?? current;
    const [team, ...others] = meaning.all("team");
    const [conf, division, place] = [
      meaning.one("conf"),
      meaning.one("division"),
      placeIn(meaning),
    ];
    if (isSeveral(season) || season > current || others.length > 0 || ((conf ?? team) && division))
      return undefined;
    const isOfTeam = meaning.has("placed", "seeded", "standings") && place === undefined;
    const isOfAll =
      !meaning.has("seeded") &&
      (meaning.has("standings") ||
        (place !== undefined && (conf ?? division) !== undefined) ||
        (place === "last" && meaning.has("placed")));
    const isOfDivision = division !== undefined && !meaning.has("placed", "seeded");
    if (team === undefined ? !(isOfAll || isOfDivision) : !isOfTeam) return undefined;
    const fact: StandingsFact = {
      kind: "standings",
      season,
      conf: conf as StandingsFact["conf"],
      division,
      teamId: team?.id,
      place: team === undefined ? (place ?? 1) : undefined,
    };
    return {
      fact,
      needs: { kind: "standings", season },
      path: inSeason(`/nba/standings${conf === undefined ? "" : `/${conf}`}`, season, current),
      readAs: joined([
        said(team ? "place" : "standings"),
        ...(team ? [said(" of the "), ...nameSegments(team.fullName, context)] : []),
        ...(division ? [said(` of the ${capital(division)} Division`)] : []),
        conf
          ? said(` of the ${capital(conf)}`)
          : inferred(team ? " in its conference" : division ? "" : " of both conferences"),
        ...(place === undefined
          ? []
          : [said(place === "last" ? ", last" : `, ${ordinalInWords(place)}`)]),
        seasonSegment(season, meaning),
      ]),
    };
  },
});

function placeIn(meaning: Meaning): StandingsFact["place"] | undefined {
  const rank = meaning.one("rank");
  if (meaning.has("last", "bottom") || rank === "worst") return "last";
  if (meaning.has("first", "leads") || rank === "best") return 1;
  const nth = meaning.one("nth");
  return nth === undefined ? undefined : Number(nth);
}
