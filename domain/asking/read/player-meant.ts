import type { ChartEdge } from "#domain/ask/chart.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Ambiguous, Choice } from "../understanding.ts";
import { type Asking, toolsFor } from "./asking.ts";
import { bestKnown, choiceBetween } from "./names.ts";
import type { TokenSpan } from "./tokens.ts";

/** The player of a name, with the questions about its other bearers. */
interface PlayerMeant {
  player: LinePlayer;
  namesakes: Choice[];
}

/** The player whom a name means, which may stand beside another's, or the choice between its bearers. */
export function playerMeant(
  asking: Asking,
  { from, to }: TokenSpan,
  players: readonly LinePlayer[],
  isBeside = false,
): PlayerMeant | Ambiguous {
  const tools = toolsFor(asking);
  const namesakes: Choice[] = [];
  const term = { from, to, is: "unknown" as const };
  const [only, ...more] = players;
  const player =
    more.length === 0
      ? only
      : bestKnown({ ...tools, slots: { namesakes } }, term, players, isBeside);
  return player === undefined ? choiceBetween(tools, term, [], players) : { player, namesakes };
}

/** The one team that a question names; undefined where it names none or several. */
export function teamInQuestion({ terms }: Asking): Team | undefined {
  const [team, ...others] = terms.flatMap((term) => (term.is === "named" ? term.named.teams : []));
  return others.length > 0 ? undefined : team;
}

/** The one player whom a question names; undefined where it names none or several. */
export function playerInQuestion(asking: Asking): PlayerMeant | Ambiguous | undefined {
  const [own, ...others] = asking.terms.flatMap((term) =>
    term.is === "named" && term.named.players.length > 0 ? [term] : [],
  );
  if (own === undefined || others.length > 0) return undefined;
  return playerMeant(asking, own, own.named.players);
}

/** The players whom parts of a question name, in its order, without those of a name that several bear. */
export function playersMeant(asking: Asking, parts: readonly ChartEdge[]): readonly LinePlayer[] {
  return parts.flatMap((part) => {
    if (part.category === "person") return [part.value as LinePlayer];
    if (part.category !== "player") return [];
    const meant = playerMeant(asking, part, part.value as readonly LinePlayer[]);
    return "kind" in meant ? [] : [meant.player];
  });
}
