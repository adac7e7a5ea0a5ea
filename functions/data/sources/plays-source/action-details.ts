import type { PlayKind } from "#domain/plays/play.ts";
import type { Action } from "./actions.ts";

const SHOTS: Readonly<Record<string, string>> = {
  "jump shot": "jump",
  layup: "layup",
  dunk: "dunk",
  hook: "hook",
  tip: "tip",
  heave: "heave",
};

/** The detail of an action's play, in the words of the season's plays. */
export function detailOf(kind: PlayKind, { subType, descriptor }: Action): string {
  const [sub, more] = [plain(subType), plain(descriptor)];
  switch (kind) {
    case "fg2_made":
    case "fg3_made":
    case "fg2_miss":
    case "fg3_miss":
      return SHOTS[sub] ?? "";
    case "ft_made":
    case "ft_miss":
      return `${more} ${sub.replaceAll(" ", "")}`.trim();
    case "foul":
      return foulDetail(sub, more);
    case "tov":
      return `${sub} ${sub === "out of bounds" ? more : ""}`.trim();
    case "timeout":
    case "viol":
      return sub;
    case "replay":
      return more === "" ? sub : `${sub}: ${more}`;
    default:
      return "";
  }
}

/** "shooting", "personal take", "flagrant type 1", "def 3 sec tech". */
function foulDetail(sub: string, more: string): string {
  if (more === "" || more.startsWith(sub)) return more || sub;
  if (sub === "technical") return more.startsWith("defensive 3") ? "def 3 sec tech" : sub;
  if (sub === "personal") return more === "take" ? "personal take" : more;
  return `${sub} ${more}`;
}

/** Small letters, digits and spaces: other characters separate details where they are stored. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z\d]/g, " ")
    .split(" ")
    .filter(Boolean)
    .join(" ");
}
