import type { DraftPick } from "#domain/history/season-lists.ts";
import { playerPath } from "#domain/players/players.ts";
import { counted } from "#domain/printing/counted.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import type { AllTimeSeasons } from "#domain/query/storage/all-time.ts";
import type { DraftFact } from "../career-fact.ts";
import type { FactAnswer } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** The picks of a draft's first round. */
export function draftAnswer(
  { year, pick, team }: Extract<DraftFact, { kind: "draft" }>,
  picks: readonly DraftPick[],
): FactAnswer {
  const found = picks.filter(
    (one) => (pick ?? one.pick) === one.pick && (team ?? one.team) === one.team,
  );
  const [first] = found;
  const which = (one: DraftPick) => `${ordinal(one.pick)} in ${year} by ${one.team}`;
  return {
    headline:
      first === undefined
        ? [plain(`No such pick of the first round of ${year} is known.`)]
        : found.length === 1
          ? [figureMark(first.name), plain(` was picked ${which(first)}.`)]
          : [
              plain(`${counted(found.length, "pick")} of the first round of ${year}: first `),
              figureMark(first.name),
              plain(` by ${first.team}.`),
            ],
    deck: undefined,
    heads: ["Player", "Pick", "Team", "College"],
    rows: found.map(({ name, playerId, pick: own, team: by, college }) => ({
      name,
      href: playerId === undefined ? undefined : playerPath(name),
      cells: [String(own), by, college],
    })),
  };
}

/** A player's own draft. */
export function draftedAnswer(
  { player: { id, name } }: Extract<DraftFact, { kind: "drafted" }>,
  { players }: AllTimeSeasons,
): FactAnswer {
  const draft = players.find((one) => one.id === id)?.draft ?? "";
  const [, year, round, pick] = /^(\d{4}) Rnd (\d+) Pick (\d+)$/.exec(draft) ?? [];
  const words =
    year === undefined
      ? draft === ""
        ? [plain(`${name} was not drafted, or his draft is not known.`)]
        : [plain(`${name} was drafted in `), figureMark(draft), plain("; the pick is not known.")]
      : [
          plain(`${name} was picked `),
          figureMark(ordinal(Number(pick))),
          plain(` in ${year}, in round ${round}.`),
        ];
  return { headline: words, deck: undefined, heads: [], rows: [] };
}
