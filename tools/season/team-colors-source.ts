import type { Team } from "#domain/teams/team.ts";
import type { TeamIdentity } from "./tables.ts";

/** The text of `domain/teams/team-colors.ts` in the formatter's style. */
export function teamColorsSource(teams: Team[], identities: TeamIdentity[]): string {
  const colours = new Map(identities.map((identity) => [identity.id, identity]));
  const rows = teams.map(({ id, abbreviation }) => {
    const own = colours.get(id);
    return `  ${abbreviation}: { primary: "${own?.primary}", secondary: "${own?.secondary}" },`;
  });
  return `// Written by \`npm run data:build\`: change the season tables instead.

/** A team's two colours, "#RRGGBB". */
export interface TeamColors {
  primary: string;
  secondary: string;
}

const TEAM_COLORS: Readonly<Record<string, TeamColors>> = {
${rows.join("\n")}
};

/** The colours of the team with this abbreviation, as "BOS"; undefined for an unknown one. */
export function teamColors(abbreviation: string): TeamColors | undefined {
  return Object.hasOwn(TEAM_COLORS, abbreviation) ? TEAM_COLORS[abbreviation] : undefined;
}
`;
}
