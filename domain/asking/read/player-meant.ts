import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
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

/** The one player whom a question names; undefined where it names none or several. */
export function playerInQuestion(asking: Asking): PlayerMeant | Ambiguous | undefined {
  const [own, ...others] = asking.terms.flatMap((term) =>
    term.is === "named" && term.named.players.length > 0 ? [term] : [],
  );
  if (own === undefined || others.length > 0) return undefined;
  return playerMeant(asking, own, own.named.players);
}
