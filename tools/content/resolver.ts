import {
  type Candidate,
  ContentError,
  type Figure,
  type Kind,
  type Kinds,
  numberIn,
} from "./figure.ts";
import { filtered } from "./filters.ts";
import { type Expression, expressionOf, type Reference, type Word, wordsOf } from "./reference.ts";

/** A candidate for "*", with its figure. */
export interface Ranked {
  candidate: Candidate;
  figure: Figure;
  value: number;
}

export interface Resolver {
  has(kind: string): boolean;
  /** The figure of an expression, such as "standing SAS behind | words". */
  figure(expression: string | readonly Word[]): Figure;
  /** The figures of an expression with "*", largest or smallest first. */
  order(expression: string | readonly Word[], extreme: Extreme): Ranked[];
  /** The figure of an expression with "*" for one candidate. */
  of(expression: string, candidate: Candidate): Figure;
}

export type Extreme = "max" | "min";

/** Resolves references by their kinds. Throws a `ContentError` for everything that is wrong. */
export function createResolver(kinds: Kinds): Resolver {
  const has = (kind: string) => Object.hasOwn(kinds, kind);

  return { has, figure, order, of };

  function figure(expression: string | readonly Word[]): Figure {
    return evaluate(parsed(expression));
  }

  function order(expression: string | readonly Word[], extreme: Extreme): Ranked[] {
    const whole = parsed(expression);
    const { words } = whole.reference;
    const kind = kindOf(whole.reference);
    if (!words.includes("*") || kind.each === undefined) {
      throw new ContentError(`"${whole.reference.kind}" has no "*" to put in order.`);
    }
    const sign = extreme === "max" ? -1 : 1;
    return kind
      .each(words)
      .map((candidate) => {
        const one = evaluate(instead(whole, candidate));
        return { candidate, figure: one, value: numberIn(one) };
      })
      .sort((a, b) => sign * (a.value - b.value));
  }

  function of(expression: string, candidate: Candidate): Figure {
    return evaluate(instead(parsed(expression), candidate));
  }

  function evaluate({ reference, minus, filters }: Expression): Figure {
    const whole = resolve(reference);
    const figure = minus === undefined ? whole : difference(whole, resolve(minus));
    return { ...figure, text: filtered(figure.text, filters) };
  }

  function resolve(reference: Reference): Figure {
    return kindOf(reference).figure(reference.words);
  }

  function kindOf({ kind, words }: Reference): Kind {
    const known = has(kind) ? kinds[kind] : undefined;
    if (known === undefined) throw new ContentError(`There is no reference "${kind}".`);
    const usage = known.usage.split(" ").filter((word) => word !== "");
    const needed = usage.filter((word) => !word.startsWith("[")).length;
    const given = words.includes("*") ? needed : words.length;
    if (given < needed || given > usage.length) {
      throw new ContentError(`"${[kind, ...words].join(" ")}" is not "${kind} ${known.usage}".`);
    }
    return known;
  }
}

function parsed(expression: string | readonly Word[]): Expression {
  return expressionOf(typeof expression === "string" ? wordsOf(expression) : expression);
}

/** The expression with every "*" replaced by a candidate. */
function instead(expression: Expression, candidate: Candidate): Expression {
  const filled = ({ kind, words }: Reference): Reference => ({
    kind,
    words: words.flatMap((word) => (word === "*" ? candidate : [word])),
  });
  const { reference, minus, filters } = expression;
  return { reference: filled(reference), minus: minus && filled(minus), filters };
}

/** The difference of two figures, with the decimals of the finer one. */
function difference(a: Figure, b: Figure): Figure {
  const decimals = ({ text }: Figure) => text.split(".")[1]?.length ?? 0;
  const text = (numberIn(a) - numberIn(b)).toFixed(Math.max(decimals(a), decimals(b)));
  return { text, subjects: [...a.subjects, ...b.subjects] };
}
