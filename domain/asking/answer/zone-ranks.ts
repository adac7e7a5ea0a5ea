import { playerPath } from "#domain/players/players.ts";
import { capital } from "#domain/printing/capital.ts";
import { listed } from "#domain/printing/listed.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { percentage } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { type Shooting, shootingOf } from "#domain/season/shots.ts";
import type { FactAnswer } from "../understanding.ts";
import { SHOT_PLACES, ZONE_COUNTS, type ZoneRankFact } from "../zone-fact.ts";
import { figureMark, nameOfPlayer, plain } from "./words.ts";

/** The fewest shots from a place that count for a percentage, unless the question says so itself. */
const LEAST_TRIED = 100;
const MOST_ROWS = 10;

interface Shooter extends Shooting {
  id: string;
}

/** The players with most shots from one place, or with the best percentage of them. */
export function zoneRankAnswer(fact: ZoneRankFact, data: QuestionData): FactAnswer | undefined {
  const { place, by, order } = fact;
  const isShare = by === "percentage";
  const least = fact.least ?? (isShare ? LEAST_TRIED : 1);
  const value = ({ made, tried }: Shooting) =>
    isShare ? made / tried : by === "made" ? made : tried;
  const sign = order === "worst" && isShare ? 1 : -1;
  const ranked = shootersFrom(place, data)
    .filter(({ tried }) => tried >= least)
    .toSorted((a, b) => sign * (value(a) - value(b)) || b.tried - a.tried);
  if (ranked.length === 0) return undefined;
  const [best] = ranked;
  const text = (own: Shooting) =>
    isShare ? share(own) : count(by === "made" ? own.made : own.tried);
  const isBest = (own: Shooting) => best !== undefined && value(own) === value(best);
  const first = ranked.filter(isBest);
  const name = ({ id }: Shooter) => nameOfPlayer(id, data);
  const { name: shots } = SHOT_PLACES[place];
  const what = isShare
    ? `the ${order} percentage of ${shots}`
    : `the most ${shots} ${ZONE_COUNTS[by]}`;
  const next = ranked
    .slice(first.length, first.length + 2)
    .map((own) => `${name(own)} ${text(own)}`);
  const minimum = `Only players with at least ${least} of these shots.`;
  return {
    headline: [
      plain(`${capital(listed(first.map(name)))} had ${what}: `),
      figureMark(best === undefined ? "" : text(best)),
      plain(`, in the ${data.seasonNow.current} regular season.`),
    ],
    deck: [next.length === 0 ? "" : `Next: ${listed(next)}.`, least > 1 ? minimum : ""]
      .join(" ")
      .trim(),
    heads: ["Player", "FG", "FG%"],
    rows: ranked.slice(0, MOST_ROWS).map((own) => ({
      name: name(own),
      href: playerPath(name(own)),
      cells: [`${own.made}-${own.tried}`, share(own)],
    })),
  };
}

/** The shots from a place of every player. */
function shootersFrom(place: ZoneRankFact["place"], { ratings }: QuestionData): Shooter[] {
  return ratings.flatMap(({ id, zones }) =>
    zones === undefined
      ? []
      : [{ id, ...shootingOf(SHOT_PLACES[place].zones.map((zone) => zones[zone])) }],
  );
}

const share = ({ made, tried }: Shooting) => `${percentage(made, tried)}%`;
const count = (shots: number) => printedFigure(String(shots));
