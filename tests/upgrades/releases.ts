/** A release of before: its name in CHANGELOG.md, and its commit. */
export interface Release {
  name: string;
  commit: string;
}

/** A release for each change of what is stored, the oldest first. */
export const RELEASES: readonly Release[] = [
  { name: "0.1", commit: "3ea102bc" },
  { name: "0.2", commit: "e88e0749" },
  { name: "0.3", commit: "ca5a99ba" },
  { name: "0.4", commit: "9c328304" },
  { name: "0.5", commit: "bef691ae" },
  { name: "0.6", commit: "4cd2a6f8" },
  { name: "0.7", commit: "76867498" },
  { name: "0.8", commit: "401e5965" },
  { name: "0.9", commit: "e2b1d1da" },
  { name: "0.10", commit: "1a7aeeae" },
  { name: "1.0.0", commit: "880e5881" },
];
