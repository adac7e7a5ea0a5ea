import type { Team } from "#domain/teams/team.ts";
import { LETTERS, type Letter, STROKE } from "./badge-letters.ts";
import { contrast, darkened } from "./contrast.ts";
import { DatasetError } from "./dataset-error.ts";
import type { TeamIdentity } from "./tables.ts";

const WHITE = "#fff";
const INK = "#191512";
/** The contrast of WCAG AA for text. */
const READABLE = 4.5;
/** The shield without letters, which every name of a team shows that is not one of today's. */
const FORMER = { field: "#8a8178", point: "#5f574f" };
const SIZE = 48;
const GAP = 1.6;
const LETTERS_TOP = 12;

const SHIELD = "M24 1.5Q34 6 45 6V24C45 35 36.5 42 24 46.500 11.5 42 3 35 3 24V6Q14 6 24 1.5Z";

/** Drawn once, with the team's primary colour as `fill` and its secondary one as `color`. */
const SHIELD_DRAWING = [
  `<clipPath id="c"><path id="o" d="${SHIELD}"/></clipPath>`,
  '<g id="s"><g clip-path="url(#c)">',
  '<path d="M0 0h48v48H0z"/>',
  '<path fill="currentColor" d="M0 31h48v17H0z"/>',
  '<path stroke="#fff" stroke-width="1.6" d="M0 31h48"/>',
  // A shaded half gives the flat shield a ridge.
  '<path fill-opacity=".1" fill="#000" d="M24 0h24v48H24z"/>',
  '<use href="#o" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3.4"/>',
  "</g>",
  '<use href="#o" fill="none" stroke="#000" stroke-opacity=".3" stroke-width=".8"/></g>',
].join("");

/**
 * All badges in one file: `/badges.svg#okc` shows one team's. A badge is a shield in the primary
 * colour with the abbreviation, and its point in the secondary colour. Two thin edges separate it
 * from any background: the dark outer one holds a pale shield on light paper, the light inner one a
 * dark shield on dark paper.
 */
export function badgeSprite(teams: Team[], identities: TeamIdentity[]): string {
  const colours = new Map(identities.map((identity) => [identity.id, identity]));
  const badges = teams.map((team, at) => {
    const own = colours.get(team.id);
    if (own === undefined) throw new DatasetError(`Team ${team.id} has no colours.`);
    return { word: team.abbreviation, x: (at + 1) * SIZE, own, ...badgeColours(own.primary) };
  });
  const used = new Set(teams.flatMap(({ abbreviation }) => [...abbreviation]));
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<defs>${SHIELD_DRAWING}`,
    ...[...used].sort().map((name) => `<path id="${name}" d="${letter(name).path}"/>`),
    "</defs>",
    `<use href="#s" fill="${FORMER.field}" color="${FORMER.point}"/>`,
    ...badges.map(({ word, x, field, own }) => {
      const view = `<view id="${word.toLowerCase()}" viewBox="${x} 0 ${SIZE} ${SIZE}"/>`;
      return `${view}<use href="#s" x="${x}" fill="${field}" color="${short(own.secondary)}"/>`;
    }),
    `<g fill="none" stroke="${WHITE}" stroke-width="${STROKE}" transform="translate(0 ${LETTERS_TOP})">`,
    ...badges.map(({ word, x, ink }) => {
      const letters = placed(word, x + SIZE / 2)
        .map(({ name, left }) => `<use href="#${name}" x="${left}"/>`)
        .join("");
      return ink === WHITE ? letters : `<g stroke="${ink}">${letters}</g>`;
    }),
    "</g>",
    "</svg>",
  ].join("\n")}\n`;
}

/** The shade of the shield, and a text colour readable on it. */
export function badgeColours(primary: string): { field: string; ink: string } {
  // A slightly darker shade keeps the usual white letters; a pale colour gets dark ones.
  for (const share of [1, 0.98, 0.96, 0.94, 0.92, 0.9]) {
    const field = short(share === 1 ? primary : darkened(primary, share));
    if (contrast(field, WHITE) >= READABLE) return { field, ink: WHITE };
  }
  return { field: short(primary), ink: INK };
}

/** The positions of a word's letters, centred on `middle`. */
function placed(word: string, middle: number): { name: string; left: number }[] {
  const names = [...word];
  const widths = names.map((name) => letter(name).width + STROKE);
  const whole = widths.reduce((sum, width) => sum + width, GAP * (names.length - 1));
  let left = middle - whole / 2 + STROKE / 2;
  return names.map((name, at) => {
    const spot = { name, left: Math.round(left * 10) / 10 };
    left += (widths[at] ?? 0) + GAP;
    return spot;
  });
}

function letter(name: string): Letter {
  const found = LETTERS[name];
  if (found === undefined) throw new DatasetError(`No badge letter is drawn for "${name}".`);
  return found;
}

/** The shortest form of a colour: "#FFFFFF" is "#fff". */
function short(colour: string): string {
  return colour.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
}
