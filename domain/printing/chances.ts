/**
 * A chance as pages print it, in whole percent: "64%". One that is not certain is never printed as
 * 0 or 100: "under 1%", "over 99%".
 */
export function printedChance(chance: number): string {
  if (chance <= 0 || chance >= 1) return `${chance <= 0 ? 0 : 100}%`;
  const percent = chance * 100;
  if (percent < 1) return "under 1%";
  return percent > 99 ? "over 99%" : `${Math.round(percent)}%`;
}

/** A chance in a table of percent: "64", "<1", ">99"; 0 and 100 only for what is certain. */
export function chanceCell(chance: number): string {
  return printedChance(chance).replace("under ", "<").replace("over ", ">").replace("%", "");
}

/** A chance in sentences: "39 of 100", "fewer than 1 of 100", "more than 99 of 100". */
export function chanceOfHundred(chance: number): string {
  const cell = chanceCell(chance);
  return `${cell.replace("<", "fewer than ").replace(">", "more than ")} of 100`;
}
