/** An error that ends the build; its message is written for people. */
export class DatasetError extends Error {
  override name = "DatasetError";
}
