/** A name after its article: "an assist", "a usage rate", "an 11th straight win". */
export function withArticle(name: string): string {
  return `${/^(?:[aeio]|8|1[18](?!\d))/i.test(name) ? "an" : "a"} ${name}`;
}
