/**
 * The text with halves of broken surrogate pairs replaced. It equals `String.prototype.toWellFormed`,
 * which the oldest supported browsers do not have.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd");
}
