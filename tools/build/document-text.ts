import type { Plugin } from "vite";

/** The files that describe the open data: its routes, its schemas and the conditions of its questions. */
const FILE = /\/(?:functions\/open-data|domain\/query\/conditions)\/[\w-]+\.ts$/;

/** The properties that only the document uses, by the function that takes them. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  route: ["tag", "summary", "description", "example", "item"],
  condition: ["description"],
};

/** A node of the parsed code, with the parts that are read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  callee?: Node;
  property?: Node;
  key?: Node;
  arguments?: Node[];
  properties?: Node[];
}

/**
 * Removes the descriptions and answer schemas of the open data from the Worker. The build writes the OpenAPI
 * document, which alone uses them, into a file.
 */
export function documentText(): Plugin {
  return {
    name: "hardwood:document-text",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      if (!FILE.test(id.replace(/\?.*/, ""))) return undefined;
      return { code: withoutText(code, this.parse(code) as unknown as Node), map: null };
    },
  };
}

/** The code of a file without the texts for the document. */
export function withoutText(code: string, file: Node): string {
  const cuts = nodesIn(file).flatMap(cutsOf);
  return cuts
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), code);
}

/** The stretches of a call that only the document reads. */
function cutsOf({ type, callee, arguments: given = [] }: Node): { from: number; to: number }[] {
  if (type !== "CallExpression") return [];
  const told = TOLD[callee?.name ?? ""] ?? [];
  const properties = given[0]?.properties ?? [];
  return [
    ...properties.flatMap((own, at) =>
      told.includes(own.key?.name ?? "")
        ? { from: own.start, to: properties[at + 1]?.start ?? own.end }
        : [],
    ),
    // An action of a pipe, which stands behind its schema.
    ...given.flatMap((own, at) =>
      own.callee?.property?.name === "description"
        ? { from: given[at - 1]?.end ?? own.start, to: own.end }
        : [],
    ),
  ];
}

/** A node and all nodes in it. */
function nodesIn(node: Node): Node[] {
  const inner = Object.values(node)
    .flat()
    .filter((one): one is Node => typeof one?.type === "string");
  return [node, ...inner.flatMap(nodesIn)];
}
