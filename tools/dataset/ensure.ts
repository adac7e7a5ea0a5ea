import { ensureDataset } from "./dataset-files.ts";

// A program of its own, which runs beside the build of the site.
ensureDataset();
