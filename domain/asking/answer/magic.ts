import type { QuestionData } from "#domain/query/question-data.ts";
import type { StagedGame } from "#domain/season/team-log.ts";
import { LAST_SEED } from "#domain/standings/standings-lines.ts";
import { standingsTable } from "#domain/standings/standings-table.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { ProjectionFact } from "../facts-ahead.ts";
import type { FactAnswer } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

const DECK =
  "The wins of a team and the losses of its pursuer that settle a place among the first six.";

/** A team's magic number after some games, or all of those that are open. */
export function magicAnswer(
  { teamId }: ProjectionFact,
  games: readonly StagedGame[],
  { teams }: Pick<QuestionData, "teams">,
): FactAnswer {
  const { East, West } = standingsTable([...teams], [...games]);
  const all = [...East.rows, ...West.rows];
  const own = all.find(({ team }) => team.id === teamId);
  const open = all
    .filter(({ team, magic }) => magic !== undefined && (own === undefined || team === own.team))
    .toSorted((a, b) => (a.magic ?? 0) - (b.magic ?? 0));
  return {
    headline: headlineOf(own, open.length),
    deck: DECK,
    heads: open.length === 0 ? [] : ["Team", "Place", "Number"],
    rows: open.map(({ team, rank, magic }) => ({
      name: team.fullName,
      href: teamPath(team),
      cells: [String(rank), String(magic)],
    })),
  };
}

type Row = ReturnType<typeof standingsTable>["East"]["rows"][number];

function headlineOf(own: Row | undefined, open: number): FactAnswer["headline"] {
  if (own === undefined)
    return open === 0
      ? [plain("The top six in both conferences are set.")]
      : [figureMark(String(open)), plain(" teams have a magic or a tragic number.")];
  const { team, rank, magic } = own;
  const isAhead = rank <= LAST_SEED;
  if (magic === undefined)
    return [
      plain(`The ${team.name} are ${isAhead ? "among" : "out of"} the first six for certain.`),
    ];
  return [
    plain(`The ${isAhead ? "magic" : "tragic"} number of the ${team.name} is `),
    figureMark(String(magic)),
    plain("."),
  ];
}
