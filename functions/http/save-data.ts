/** Whether the client asks to be sent no more than it needs. */
export function savesData({ headers }: { headers: Headers }): boolean {
  return headers.get("Save-Data")?.toLowerCase() === "on";
}
