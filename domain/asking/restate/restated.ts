import type { Compilation } from "../compile/compile.ts";
import type { CompiledSlots } from "../compile/query.ts";
import type { AskedQuery, Understanding } from "../understanding.ts";
import { readAsFact } from "./fact.ts";
import { readAsPage, readAsQuery } from "./query.ts";
import type { Said } from "./segments.ts";

/** A compiled question with its reading in words, and the namesakes of the player that it names. */
export function restated(compiled: Compilation, said: Said): Understanding {
  const understood = withReading(compiled, said);
  const { namesakes } = compiled.slots;
  return "readAs" in understood && namesakes.length > 0 ? { ...understood, namesakes } : understood;
}

function withReading(compiled: Compilation, said: Said): Understanding {
  switch (compiled.kind) {
    case "choice": {
      const { slots: _, ...choice } = compiled;
      return choice;
    }
    case "page": {
      const { path, title } = compiled;
      return { kind: "page", path, title, readAs: readAsPage(title, said) };
    }
    case "fact": {
      const { fact, needs, path, slots } = compiled;
      return { kind: "fact", fact, needs, path, readAs: readAsFact(fact, said, slots) };
    }
    case "each": {
      const asked = compiled.queries.map((one) => queryWithReading(one, said));
      const named = compiled.absent.map(({ name }) => name);
      const absent = named.length > 0 ? named : undefined;
      const fact = { kind: "each", asked, absent } as const;
      const readAs = readAsFact(fact, said, compiled.slots);
      return { kind: "fact", fact, needs: undefined, path: compiled.path, readAs };
    }
    case "query":
      return queryWithReading(compiled, said);
  }
}

function queryWithReading({ query, wish, path, slots }: CompiledSlots, said: Said): AskedQuery {
  return { kind: "query", query, wish, readAs: readAsQuery(query, wish, slots, said), path };
}
