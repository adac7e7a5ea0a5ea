/** Returns whether the client asks for less data. */
export function savesData({ headers }: { headers: Headers }): boolean {
  return headers.get("Save-Data")?.toLowerCase() === "on";
}
