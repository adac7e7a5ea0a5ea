import { playerPath } from "#domain/players/players.ts";
import { listed } from "#domain/printing/listed.ts";
import type { Particular, ParticularFact } from "../career-fact.ts";
import { playersMeant } from "../read/player-meant.ts";
import { joined, nameSegments, said } from "../restate/segments.ts";
import { topic } from "./topic.ts";

/** Heights, colleges and birthdays of players of all times: "how tall is steve kerr", "is wemby taller than yao". */
export const particulars = topic({
  words: `
particular=height: tall, height
particular=college: college, university, school
particular=birthday: born, birthday, birthdate, birth date
particular=height tall most: taller, taller than, tallest
particular=height short least: shorter, shorter than, shortest
particular=birthday old least: older, older than
particular=birthday young most: younger, younger than
`,
  needs: "particular",
  takes: "person player compare ever players team took play year-said",
  read(meaning, context) {
    const [of = "", adjective, amount] = (meaning.one("particular") ?? "").split(" ");
    const order = adjective ? { adjective, most: amount === "most" } : undefined;
    const players = playersMeant(context.asking, meaning.parts);
    const isOfAll = players.length === 0 && of === "height" && meaning.has("ever");
    // The particulars of the season's players stand in its rosters.
    const isOfOne = players.length === 1 && meaning.has("person") && !meaning.has("player");
    const isAsked = order === undefined ? isOfOne : isOfAll || players.length > 1;
    if (!isAsked || meaning.has("team")) return undefined;
    const isYesOrNo = players.length > 1 && /^(?:is|was)\b/.test(context.asking.text);
    const fact: ParticularFact = {
      kind: "particular",
      of: of as Particular,
      players,
      order,
      isYesOrNo,
    };
    const [first] = players;
    const words = order === undefined ? of : `${order.adjective}${isOfAll ? "est" : "er"}`;
    const names = listed(players.map(({ name }) => name));
    return {
      fact,
      needs: { kind: "all-time", isOfPlayoffs: false },
      path: first && order === undefined ? playerPath(first.name) : undefined,
      readAs: joined([
        said(`${words} of `),
        ...(isOfAll ? [said("all players since 1946-47")] : nameSegments(names, context.said)),
      ]),
    };
  },
});
