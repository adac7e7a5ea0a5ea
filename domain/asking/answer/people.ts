import type { Player } from "#domain/players/player.ts";
import { playerPath, rosterAsOf, teamOfPlayer } from "#domain/players/players.ts";
import { areOfPast, setConditions } from "#domain/query/conditions/conditions.ts";
import { pastsOf } from "#domain/query/engine/player-past.ts";
import { namesOf } from "#domain/query/names.ts";
import {
  factsOf,
  factsOfRosters,
  factsThen,
  type QuestionData,
} from "#domain/query/question-data.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import { peopleWords } from "../restate/people.ts";
import type { FactAnswer, Mark, People } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** The headers of a table of players. */
const HEADS = ["Player", "Team", "Pos", "Age", "Height", "Weight", "Country", "Before the draft"];

/** A player as a row under `HEADS`. */
function rowOf(player: Player, { teams }: QuestionData): FactAnswer["rows"][number] {
  const { name, position, age, height, weight, nationality, preDraftTeam } = player;
  const team = teamOfPlayer(player, teams)?.abbreviation ?? "";
  return {
    name,
    href: playerPath(name),
    cells: [team, position, age, height, weight, nationality, preDraftTeam],
  };
}

/** An answer with a table of players. */
export function tableOfPlayers(
  headline: readonly Mark[],
  players: readonly Player[],
  data: QuestionData,
  deck?: string,
): FactAnswer {
  return { headline, deck, heads: HEADS, rows: players.map((player) => rowOf(player, data)) };
}

/**
 * The players who meet all conditions, sorted by name, by the rosters in force. Of those in some games
 * the ages are those at the season's end, and the games tell their teams.
 */
export function playersAmong(
  { team, conf, ...traits }: People,
  data: QuestionData,
  isOfGames = false,
): Player[] {
  const isOfRosters = team !== undefined || conf !== undefined;
  const factsNow = isOfRosters ? factsOfRosters(data.players) : factsOf(data.players);
  const facts = isOfGames ? factsThen(data.players)(data.lines.games) : factsNow;
  const pasts = areOfPast(traits) ? pastsOf(data) : undefined;
  const tests = setConditions(traits).flatMap(({ condition: { tested }, value }) =>
    tested.of === "players" ? tested.test(value) : [],
  );
  return data.players
    .filter((player) => {
      const club = teamOfPlayer(player, data.teams);
      return (
        (isOfGames ||
          ((team === undefined || club?.abbreviation === team) &&
            (conf === undefined || club?.conference.toLowerCase() === conf))) &&
        tests.every((test) => test(player, facts.get(player.id), pasts?.get(player.id)))
      );
    })
    .toSorted((a, b) => compareNames(a.name, b.name));
}

/** The players who meet all conditions, and their number. */
export function peopleAnswer(people: People, data: QuestionData): FactAnswer {
  const found = playersAmong(people, data);
  const words = peopleWords(people, namesOf(data));
  const [first] = found;
  const headline =
    first === undefined
      ? [figureMark("No"), plain(` ${words} are known here.`)]
      : found.length === 1
        ? [figureMark(first.name), plain(` is the only one of the ${words}.`)]
        : [figureMark(printedFigure(String(found.length))), plain(` ${words}.`)];
  const isOfRosters = people.team !== undefined || people.conf !== undefined;
  const asOf = isOfRosters ? rosterAsOf(data.rostersAt) : "";
  return tableOfPlayers(headline, found, data, asOf === "" ? undefined : `${asOf}.`);
}
