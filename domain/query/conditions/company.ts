import { figureOf } from "#domain/figures/figures.ts";
import { listed } from "#domain/printing/listed.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { type Names, playerName } from "../names.ts";
import { printRange, type Range } from "../range.ts";
import { rangeText } from "../say/range-text.ts";
import { condition } from "./condition.ts";
import { playerParameter, type Read, readRange } from "./reading.ts";

/** Another player in the game: the ranges of his figures, or none for those of the query itself. */
export interface Company {
  id: string;
  figures: readonly { figure: string; range: Range }[];
}

const NAME = "also";

/** The condition that other players did something in the same game. */
export const ALSO_CONDITION = condition<readonly Company[]>({
  read: (text, names) => {
    const company: Company[] = [];
    for (const part of text.split(",")) {
      const read = readOne(part.trim(), names);
      if (!read.ok) return read;
      if (!company.some(({ id }) => id === read.value.id)) company.push(read.value);
    }
    return { ok: true, value: company };
  },
  print: (company) =>
    company
      .map(({ id, figures }) =>
        [id, ...figures.flatMap(({ figure, range }) => [figure, printRange(range)])].join(":"),
      )
      .join(","),
  tested: { of: "company" },
  say: (company, { names }) =>
    `while ${groupsOf(company, names)
      .map(({ who, did }) => (did === undefined ? `${who} did the same` : `${who} had ${did}`))
      .join(" and ")}`,
  field: { label: "Also done by", place: "more", placeholder: "Name:ast:10.." },
  description:
    "Games in which this player's figures are in the same ranges, by name or id, or in ranges of " +
    'their own: "LeBron James:ast:10..". Of several, parted by commas, all.',
  isPlayer: true,
});

/** Reads "LeBron James" or "LeBron James:ast:10..:pts:20..". */
function readOne(text: string, names: Names): Read<Company> {
  const [player = "", ...own] = text.split(":").map((part) => part.trim());
  const read = playerParameter(NAME).read(player, names);
  if (!read.ok) return read;
  const figures: { figure: string; range: Range }[] = [];
  for (let at = 0; at < own.length; at += 2) {
    const figure = figureOf(own[at] ?? "");
    const kind = figure?.computation.kind;
    const isOfGame = (kind === "count" || kind === "share") && figure?.subjects !== "teams";
    const isNew = figures.every((one) => one.figure !== figure?.key);
    if (figure === undefined || !isOfGame || !isNew)
      return { ok: false, advice: QUERY_ADVICE.noCompany };
    const range = readRange(NAME, own[at + 1] ?? "", { least: -999, most: 9999, whole: false });
    if (!range.ok) return range;
    figures.push({ figure: figure.key, range: range.value });
  }
  return { ok: true, value: { id: read.value, figures } };
}

/**
 * The team-mates by what they did: in one group those who did the same as the players of the rows, each
 * with figures of his own in another.
 */
function groupsOf(company: readonly Company[], names: Names): { who: string; did?: string }[] {
  const same = company.filter(({ figures }) => figures.length === 0);
  const others = company.filter(({ figures }) => figures.length > 0);
  return [
    ...(same.length === 0 ? [] : [{ who: listed(same.map(({ id }) => playerName(id, names))) }]),
    ...others.map(({ id, figures }) => ({
      who: playerName(id, names),
      did: listed(figures.map(({ figure, range }) => rangeText(figure, range))),
    })),
  ];
}
