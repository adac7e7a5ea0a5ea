import { floorPath, playerPath } from "#domain/players/players.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { duosOf } from "#domain/plays/assist-rows.ts";
import { netPer48, offFloor } from "#domain/plays/on-off.ts";
import { assistsIn, onOffOf, type SeasonOnOff } from "#domain/plays/season-on-off.ts";
import { counted } from "#domain/printing/counted.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { signed } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import type { FactAnswer, OnOffFact } from "../understanding.ts";
import { figureMark, plain, sentenceAlone } from "./words.ts";

type Known = Pick<QuestionData, "teams" | "seasonNow">;

const MOST_ROWS = 10;

/** The answer to a question for who assisted whom, or for a player on and off the floor. */
export function onOffAnswer(
  fact: OnOffFact,
  together: readonly SeasonOnOff[],
  known: Known,
): FactAnswer {
  switch (fact.of) {
    case "on-off":
      return playerOnOff(fact, together, known);
    case "assists":
    case "assists-to":
    case "assists-by":
      return duosAnswer(fact, together, known);
  }
}

function duosAnswer(fact: OnOffFact, seasons: readonly SeasonOnOff[], known: Known): FactAnswer {
  const { of, teamId, playerId } = fact;
  const duos = duosOf(assistsIn(seasons, teamId)).filter(
    ({ passerId, scorerId }) =>
      of === "assists" || (of === "assists-to" ? scorerId : passerId) === playerId,
  );
  const asked = duos.filter(({ scorerId }) => scorerId === fact.scorerId);
  const [best] = fact.scorerId === undefined ? duos : asked;
  const nameOf = (id: string) => nameIn(seasons, id);
  if (best === undefined)
    return none(
      fact.scorerId === undefined
        ? "Nobody has three assists to one player."
        : "He has fewer than three assists to that player.",
    );
  const most = fact.scorerId === undefined ? " most:" : "";
  return {
    headline: [
      plain(`${nameOf(best.passerId)} assisted ${nameOf(best.scorerId)}${most} `),
      figureMark(printedFigure(String(best.assists))),
      plain(` ${best.assists === 1 ? "time" : "times"}.`),
    ],
    deck: `The scorer made ${counted(printedFigure(String(best.made)), "field goal")}.${seasons.length > 1 ? FEW : ""}`,
    heads: ["From and to", "AST"],
    rows: duos.slice(0, MOST_ROWS).map(({ passerId, scorerId, assists }) => ({
      name: `${nameOf(passerId)} to ${nameOf(scorerId)}`,
      href: pageOf(nameOf(of === "assists-by" ? scorerId : passerId), seasons, known),
      cells: [printedFigure(String(assists))],
    })),
  };
}

/** The note on assists added up over seasons, whose lists begin at three. */
const FEW = " Fewer than three assists in a season are left out.";

/** A player's page on the floor in one season; of several his own. */
function pageOf(
  name: string,
  [only, ...more]: readonly SeasonOnOff[],
  { seasonNow }: Known,
): string {
  return only === undefined || more.length > 0
    ? playerPath(name)
    : inSeason(floorPath(name), only.season, seasonNow.current);
}

function nameIn(seasons: readonly SeasonOnOff[], id: string): string {
  return seasons.findLast(({ names }) => names.has(id))?.names.get(id) ?? id;
}

function playerOnOff(
  { playerId = "" }: OnOffFact,
  seasons: readonly SeasonOnOff[],
  known: Known,
): FactAnswer {
  const found = onOffOf(seasons, playerId);
  if (found === undefined) return none("He was not on the floor.");
  const { on: longest, team } = found;
  const name = nameIn(seasons, playerId);
  const off = offFloor(team, longest);
  const club = known.teams.find(({ id }) => id === longest.teamId)?.name ?? "";
  const row = (text: string, sums: typeof off) => ({
    name: text,
    href: pageOf(name, seasons, known),
    cells: [
      per48(sums),
      printedFigure(minutesOf(sums)),
      printedFigure(String(sums.scored)),
      printedFigure(String(sums.allowed)),
    ],
  });
  return {
    headline: [
      plain(`The ${club} were `),
      figureMark(per48(longest)),
      plain(` points per 48 minutes with ${name} on the floor, and `),
      figureMark(per48(off)),
      plain(" without him."),
    ],
    deck: "Off the floor: all other minutes of the team's games.",
    heads: ["", "Per 48", "MIN", "PTS", "OPP"],
    rows: [row("On the floor", longest), row("Off the floor", off)],
  };
}

function none(text: string): FactAnswer {
  return sentenceAlone([plain(text)]);
}

function per48(sums: Parameters<typeof netPer48>[0]): string {
  return printedFigure(signed(netPer48(sums) ?? 0, 1, 1));
}

function minutesOf({ seconds }: { seconds: number }): string {
  return String(Math.round(seconds / 60));
}
