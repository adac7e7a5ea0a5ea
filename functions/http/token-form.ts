/** Says whether a text has the form of an ID token: three parts, joined by dots. */
export function hasTokenForm(text: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text);
}
