import { nameInSentence } from "#domain/figures/figures.ts";
import { listed } from "#domain/printing/listed.ts";
import { namesOf } from "#domain/query/names.ts";
import { isOfTeams } from "#domain/query/query.ts";
import { basisWords, groupsWords, orderWord } from "#domain/query/say/figures.ts";
import { filterWords } from "#domain/query/say/filters.ts";
import { rangeText } from "#domain/query/say/range-text.ts";
import { nameOfTeam, ownNameOf, type Vocabulary } from "../read/vocabulary.ts";
import type { AskedQuery } from "../understanding.ts";
import { isOfWholeGame } from "./rows.ts";
import { resultWord, stageWords } from "./words.ts";

/** A query as a fan asks it, without its season; undefined for a kind that has no such question. */
export function questionInWords(
  { query, wish }: Pick<AskedQuery, "query" | "wish">,
  vocabulary: Vocabulary,
): string | undefined {
  const { data } = vocabulary;
  const { figures, conditions, groups, sort, rows, per } = query;
  const { player, result, ...others } = conditions;
  const isStreak = wish.kind === "streak";
  const team = data.teams.find(({ abbreviation }) => abbreviation === conditions.team);
  const club = team === undefined ? "" : nameOfTeam(team.id, vocabulary);
  const name = player === undefined ? club : ownNameOf(player, vocabulary);
  const ofClub = player === undefined || club === "" ? "" : ` for the ${club}`;
  const did = figures.map(({ figure, range }) => rangeText(figure, range));
  const withDeeds = did.length === 0 ? "" : ` with ${listed(did)}`;
  const inGames = withDeeds === "" ? "" : ` in games${withDeeds}`;
  const byTeam = isOfTeams(rows) && club === "" ? " by a team" : "";
  const names = { ...namesOf(data), lines: data.lines };
  // "a winning streak" says its result.
  const rest = isStreak ? { ...query, conditions: others } : query;
  const around = `${filterWords(rest, names, { isAfterGames: true, people: "by" })}${stageWords(query)}`;
  const said = (text: string) => `${name} ${text}${ofClub}${around}`.trim();
  switch (wish.kind) {
    case "record":
      return said(`record${inGames}`);
    case "means": {
      const [only = "", ...others] = wish.figures;
      const basis = others.length === 0 ? basisWords(only, per) : "";
      const isUsual = per === "average" && wish.figures.join() === "pts,reb,ast";
      const figuresSaid = isUsual ? "averages" : listed(wish.figures.map(nameInSentence));
      return said(`${figuresSaid}${basis}${inGames}`);
    }
    case "high":
      if (isOfWholeGame(wish.figure)) return undefined;
      return said(`${mostOf(wish.figure)} in a game${withDeeds}${byTeam}`);
    case "leaders":
      if (wish.figure === "winpct") return said(`${orderWord("winpct", sort.order)} record`);
      return wish.figure === "gp" && withDeeds !== ""
        ? said(`most games${withDeeds}${byTeam}`)
        : said(
            `${mostOf(wish.figure)}${per === "total" ? "" : basisWords(wish.figure, per)}${inGames}${byTeam}`,
          );
    case "count":
      return said(`${name === "" ? "how many games" : "games"}${withDeeds}`);
    case "list":
      return said(`${isOfTeams(rows) ? "teams" : "players"} ${groupsWords(groups)}${inGames}`);
    case "streak":
      return said(`longest ${resultWord(result)}streak${withDeeds && ` of games${withDeeds}`}`);
    case "occasion":
      return said(`${wish.end} game${withDeeds}`);
    default:
      return undefined;
  }

  function mostOf(figure: string): string {
    return `${orderWord(figure, sort.order)} ${nameInSentence(figure)}`;
  }
}
