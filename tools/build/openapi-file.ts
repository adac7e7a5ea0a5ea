import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SEASON_FILES_PATH } from "#domain/site/season-files-path.ts";
import { HOLES, OPEN_API_FILE } from "#functions/open-data/built-openapi.ts";
import { openApiDocument } from "#functions/open-data/openapi.ts";

/** Writes the OpenAPI document into a build's folder of static files, beside those of the season. */
export function writeOpenApi(client: string): void {
  const folder = join(client, SEASON_FILES_PATH);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, OPEN_API_FILE), JSON.stringify(openApiDocument(...HOLES)));
}
