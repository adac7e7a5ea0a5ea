/** Something the build cannot go on with; its message is the whole of what a person needs. */
export class DatasetError extends Error {
  override name = "DatasetError";
}
