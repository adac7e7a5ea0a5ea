import * as v from "valibot";
import { SEASON_FILES_PATH } from "#domain/site/season-files-path.ts";
import type { Json } from "../protocol/json.ts";

const File = v.object({
  /** The path of the value below `nba/`: "standings", "seasons/2013-14". */
  name: v.string(),
  /** Tells whether the database already has this value. */
  digest: v.string(),
  /** The length of the JSON. */
  bytes: v.number(),
});
const List = v.object({ season: v.string(), files: v.array(File) });

/** A value of the database among the site's own files. */
export type SeasonFile = v.InferOutput<typeof File>;

/** The season that the files are of, and the files in the order in which they are stored. */
export type SeasonFileList = v.InferOutput<typeof List>;

/** The files with which a database is filled. */
export interface SeasonFiles {
  /** Undefined for a build without such files. */
  list(): Promise<SeasonFileList | undefined>;
  read(name: string): Promise<Json>;
}

/**
 * The files of the build. The asset layer asks the Worker about each of their addresses, which has
 * no route for them, so only the binding reads them.
 */
export function seasonFilesOf(assets: { fetch(address: string): Promise<Response> }): SeasonFiles {
  async function fetched(name: string): Promise<unknown> {
    const answer = await assets.fetch(`http://assets${SEASON_FILES_PATH}${name}.json.gz`);
    if (answer.status === 404) return undefined;
    if (!answer.ok || answer.body === null) {
      throw new Error(`The season file ${name} answers ${answer.status}.`);
    }
    return new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).json();
  }
  return {
    async list() {
      const list = await fetched("list");
      return list === undefined ? undefined : v.parse(List, list);
    },
    async read(name) {
      const value = await fetched(name);
      if (value === undefined) throw new Error(`There is no season file ${name}.`);
      return value as Json;
    },
  };
}
