/** `Retry-After` in milliseconds; the header is a number of seconds or a date. */
export function retryAfterOf({ headers }: Response, now: number): number | undefined {
  const text = headers.get("Retry-After")?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}
