/**
 * A text without the ending, however often it is repeated. An expression such as `/\/+$/` would try
 * every repetition inside the text, in time that grows with the square of its length.
 */
export function withoutEndings(text: string, ending: string): string {
  let end = text.length;
  while (text.endsWith(ending, end)) end -= ending.length;
  return text.slice(0, end);
}

const STOPS = " ?.!";

/** A question without the spaces and stops at its end. */
export function withoutStops(question: string): string {
  let end = question.length;
  while (end > 0 && STOPS.includes(question.charAt(end - 1))) end -= 1;
  return question.slice(0, end);
}
