/** The path of the page that answers questions in words. */
export const ASK_PATH = "/nba/ask";

/** The address of a question in words. */
export function askPath(question: string): string {
  return `${ASK_PATH}?${new URLSearchParams({ q: question })}`;
}

/** The address of a question's answer as JSON. */
export function askCall(question: string): string {
  return `/api/v1/ask?${new URLSearchParams({ q: question })}`;
}
