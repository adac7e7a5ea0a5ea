const BROWSERS: readonly [mark: RegExp, name: string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly [mark: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** A device's name in its member's list, by the `User-Agent` of its browser: "Chrome on Android". */
export function deviceName(userAgent: string): string {
  const named = (names: typeof BROWSERS) => names.find(([mark]) => mark.test(userAgent))?.[1];
  return `${named(BROWSERS) ?? "Browser"} on ${named(SYSTEMS) ?? "another device"}`;
}
