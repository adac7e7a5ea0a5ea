/** An error that ends the build; its message is all that a person needs. */
export class DatasetError extends Error {
  override name = "DatasetError";
}
