/** An inclusive range; infinite for no limit. */
interface Limits {
  min: number;
  max: number;
}

/** The decimals of a limit that a reader gives; a strict limit differs from it by less. */
const DECIMALS = 3;

/** The number of a limit, and whether the limit leaves that number out. */
export function plainLimit(limit: number): { value: number; isStrict: boolean } {
  const value = Number.isFinite(limit) ? Number(limit.toFixed(DECIMALS)) : limit;
  return { value, isStrict: value !== limit };
}

/** The noun of a range and the wording of its limits. */
export interface RangeStyle {
  /** The noun after a number, in the singular and in the plural; none by default. */
  noun?: readonly [one: string, many: string];
  /** Whether a single number is "5" and not "exactly 5". */
  isBare?: boolean;
  /** After "or": "fewer" for counted things, "less" without a noun. */
  orLess?: "less" | "fewer";
  /** Before "than": as after "or" by default. */
  lessThan?: "less" | "fewer";
  print?: ((value: number) => string) | undefined;
}

/** A range in words: "5 or less", "more than 45 minutes", "exactly 1 point", "20 to 25 years". */
export function rangeWords({ min, max }: Limits, style: RangeStyle = {}): string {
  const { noun, isBare = false, print = signed } = style;
  const orLess = style.orLess ?? (noun === undefined ? "less" : "fewer");
  const lessThan = style.lessThan ?? orLess;
  const counted = (limit: number) =>
    noun === undefined ? print(limit) : `${print(limit)} ${noun[limit === 1 ? 0 : 1]}`;
  if (min === max) return isBare ? counted(min) : `exactly ${counted(min)}`;
  const [least, most] = [plainLimit(min), plainLimit(max)];
  const from = least.isStrict ? `more than ${counted(least.value)}` : `${counted(min)} or more`;
  const to = most.isStrict
    ? `${lessThan} than ${counted(most.value)}`
    : `${counted(max)} or ${orLess}`;
  if (max === Number.POSITIVE_INFINITY) return from;
  if (min === Number.NEGATIVE_INFINITY) return to;
  return least.isStrict || most.isStrict ? `${from} and ${to}` : `${print(min)} to ${counted(max)}`;
}

function signed(value: number): string {
  return value.toLocaleString("en-US").replace("-", "−");
}
