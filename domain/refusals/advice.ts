/** A parameter of an address, or one set to a value; a form calls them by its labels. */
export interface Parameter {
  parameter: string;
  value?: string;
}

declare const worded: unique symbol;

/**
 * Why a question gets no answer, and what to try instead. Only the modules of this folder write
 * advice, so that all of it reads alike.
 */
export interface Advice {
  readonly parts: readonly (string | Parameter)[];
  readonly [worded]: true;
}

/** Writes advice as a template, in which parameters stand as `parameter(name)`. */
export function advice(
  texts: TemplateStringsArray,
  ...values: readonly (string | number | Parameter)[]
): Advice {
  const parts = texts.flatMap((text, at) => {
    const value = values[at];
    if (value === undefined) return [text];
    return [text, typeof value === "number" ? String(value) : value];
  });
  return { parts } as unknown as Advice;
}

export function parameter(name: string): Parameter {
  return { parameter: name };
}

/** A parameter with the value to try. */
export function setting(name: string, value: string): Parameter {
  return { parameter: name, value };
}

/** Prints advice, with parameters as addresses write them or by the names that `named` gives. */
export function printedAdvice({ parts }: Advice, named = asWritten): string {
  return parts.map((part) => (typeof part === "string" ? part : named(part))).join("");
}

/** A parameter as addresses write it: `"rows"`, or `rows=players`. */
export function asWritten({ parameter, value }: Parameter): string {
  return value === undefined ? `"${parameter}"` : `${parameter}=${value}`;
}
