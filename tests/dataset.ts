import { ensureDataset } from "../tools/season/dataset-files.ts";

/** The dataset is not in the repository: tests that read it need it built. */
export default function setup(): void {
  ensureDataset();
}
