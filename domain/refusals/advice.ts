/** A parameter of an address, or one set to a value; a form calls them by its labels. */
export interface NamedParameter {
  parameter: string;
  value?: string;
}

declare const worded: unique symbol;

type Parts = readonly (string | NamedParameter)[];

/**
 * Why a question gets no answer, and what to try instead. Only the modules of this folder write
 * advice, so that all of it reads alike.
 */
export interface Advice {
  /** Empty where the advice says it, too. */
  readonly why: Parts;
  readonly instead: Parts;
  readonly [worded]: true;
}

type Template = [
  texts: TemplateStringsArray,
  ...values: readonly (string | number | NamedParameter)[],
];

/** Advice by itself, as a template in which parameters stand as `parameter(name)`. */
export function advice(...template: Template): Advice {
  return { why: [], instead: partsOf(...template) } as unknown as Advice;
}

/** Advice after its reason: because`No team plays itself.`.advice`Try another opponent.` */
export function because(...reason: Template): { advice: (...template: Template) => Advice } {
  const why = partsOf(...reason);
  return { advice: (...template) => ({ ...advice(...template), why }) };
}

function partsOf(...[texts, ...values]: Template): Parts {
  return texts.flatMap((text, at) => {
    const value = values[at];
    if (value === undefined) return [text];
    return [text, typeof value === "number" ? String(value) : value];
  });
}

export function parameter(name: string): NamedParameter {
  return { parameter: name };
}

/** A parameter with the value to try. */
export function setting(name: string, value: string): NamedParameter {
  return { parameter: name, value };
}

/** Prints advice, with parameters as addresses write them or by the names that `named` gives. */
export function printedAdvice({ why, instead }: Advice, named = asWritten): string {
  return [printed(why, named), printed(instead, named)].filter((text) => text !== "").join(" ");
}

/** Advice below a headline: the reason, or the advice itself where it says the reason, too. */
export function headlined({ why, instead }: Advice): { title: string; advice: string | undefined } {
  const advice = printed(instead, asWritten);
  return why.length === 0
    ? { title: advice, advice: undefined }
    : { title: printed(why, asWritten), advice };
}

function printed(parts: Parts, named: (parameter: NamedParameter) => string): string {
  return parts.map((part) => (typeof part === "string" ? part : named(part))).join("");
}

/** A parameter as addresses write it: `"rows"`, or `rows=players`. */
export function asWritten({ parameter, value }: NamedParameter): string {
  return value === undefined ? `"${parameter}"` : `${parameter}=${value}`;
}
