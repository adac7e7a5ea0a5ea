import * as v from "valibot";
import type { TeamLink } from "#domain/teams/team.ts";
import { href, logo } from "./addresses.ts";
import { name } from "./cells.ts";
import { parseRows, type ReadRows, rowParser } from "./rows.ts";

const teamLinkRow = rowParser(v.object({ name, logo, href }));

/** The badges and sites of `nba/teamLinks/data`; a row with an unsafe address is a bad row. */
export function parseTeamLinks(raw: unknown): ReadRows<TeamLink> | undefined {
  return parseRows<TeamLink>(raw, teamLinkRow);
}
