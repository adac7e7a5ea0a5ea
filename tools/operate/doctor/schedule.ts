import { configOf } from "../deploy/wrangler-config.ts";
import { type Configuration, nameInFile } from "./configuration.ts";
import { type Finding, missing } from "./finding.ts";

/** The least and the greatest number of each field of a cron, and the names it may have for them. */
const FIELDS = [
  { name: "minute", from: 0, to: 59, names: "" },
  { name: "hour", from: 0, to: 23, names: "" },
  { name: "day", from: 1, to: 31, names: "" },
  { name: "month", from: 1, to: 12, names: "JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC" },
  { name: "weekday", from: 1, to: 7, names: "SUN|MON|TUE|WED|THU|FRI|SAT" },
] as const;

/** Checks that the crons of wrangler.toml are times that come. */
export function lookAtSchedule(
  configuration: Configuration,
  options: { config: string | undefined },
): Finding[] {
  const { crons = [] } = configOf(nameInFile(configuration), options.config).triggers;
  return crons.flatMap((cron) => {
    const why = whyNever(cron);
    if (why === undefined) return [];
    const says = `The cron \`${cron}\` of wrangler.toml never comes: ${why}. Cloudflare refuses the deployment.`;
    return [
      missing(says, 'Write `crons = ["17 10 * * *"]` under [triggers]: every day at 10:17 UTC.'),
    ];
  });
}

/** Why a cron names no time; undefined for one that does. */
export function whyNever(cron: string): string | undefined {
  const fields = cron.trim().split(/\s+/);
  if (fields.length !== FIELDS.length) return `it has ${fields.length} fields instead of 5`;
  for (const [at, field] of FIELDS.entries()) {
    const given = fields[at] ?? "";
    const bad = given.split(",").find((part) => !isPart(part, field));
    if (bad !== undefined) return `"${bad}" is no ${field.name}`;
  }
  return undefined;
}

/** Returns whether a text is a value, a range or a step of a field: "5", "MON-FRI", "0-30/10", "L". */
function isPart(part: string, { name, from, to, names }: (typeof FIELDS)[number]): boolean {
  if (/^(?:L|LW|\d{1,2}W)$/.test(part))
    return name === "day" || (name === "weekday" && part === "L");
  const [range = "", step, ...more] = part.split("/");
  if (more.length > 0 || (step !== undefined && !/^[1-9]\d?$/.test(step))) return false;
  if (range === "*") return true;
  const ends = range.split("-");
  const isValue = (text: string) =>
    (/^\d{1,2}$/.test(text) && Number(text) >= from && Number(text) <= to) ||
    (names !== "" && names.split("|").includes(text.toUpperCase()));
  return (
    ends.length <= 2 &&
    ends.every((end) => isValue(name === "weekday" ? end.replace(/L$/, "") : end))
  );
}
