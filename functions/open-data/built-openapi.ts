/// <reference types="vite/types/importMeta.d.ts" />
import type { OpenApiDocument } from "#domain/open-api.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { SEASON_FILES_PATH } from "#domain/site/season-files-path.ts";

/** The name of the OpenAPI document among the files of the build, which only the binding reads. */
export const OPEN_API_FILE = "open-api.json";

/** The placeholders in that file for the site's address, the current season and the year in which it begins. */
export const HOLES = ["{site}", "{current}", "{year}"] as const;

/**
 * The JSON of the OpenAPI document. The build makes it, since the schemas' converter would be 5 kB of the
 * Worker; `npm run dev` has no build.
 */
export async function openApiText(
  assets: { fetch(address: string): Promise<Response> },
  siteUrl: string,
  current: string,
): Promise<string> {
  if (import.meta.env.DEV) {
    const { openApiDocument } = await import("./openapi.ts");
    return JSON.stringify(openApiDocument(siteUrl, current));
  }
  const answer = await assets.fetch(`http://assets${SEASON_FILES_PATH}${OPEN_API_FILE}`);
  if (!answer.ok) throw new Error(`The OpenAPI document answers ${answer.status}.`);
  const values = [siteUrl, current, String(yearOfSeason(current))];
  return HOLES.reduce(
    (text, hole, at) => text.replaceAll(hole, values[at] ?? ""),
    await answer.text(),
  );
}

/** The OpenAPI document of `openApiText`. */
export async function builtOpenApi(
  ...asked: Parameters<typeof openApiText>
): Promise<OpenApiDocument> {
  return JSON.parse(await openApiText(...asked));
}
