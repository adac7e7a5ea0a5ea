import { ensureDataset } from "../tools/dataset/dataset-files.ts";

/** Builds the dataset for tests that read it, because it is not in the repository. */
export default function setup(): void {
  ensureDataset();
}
