import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../paths.ts";

// The Auth emulator imports this. It would compile the validators of all its calls when it starts,
// which takes most of its CPU time; by an option of its library it compiles one when a call needs it.

interface Library {
  middleware(document: unknown, options: object): unknown;
}

const emulatorsRequire = createRequire(join(root, "node_modules/firebase-tools/package.json"));
const library: Library = emulatorsRequire("exegesis-express");
const { middleware } = library;
library.middleware = (document, options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true });
