/** The season that ended in a year: 2019 is "2018-19". */
export function seasonEnding(year: number): string {
  return `${year - 1}-${String(year % 100).padStart(2, "0")}`;
}
