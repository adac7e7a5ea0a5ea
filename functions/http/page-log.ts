import { currentRequest, logEvent } from "./log.ts";

/** One line of Astro's log. */
interface PageEvent {
  level: string;
  label: string | null;
  message: string;
}

/**
 * Writes Astro's own log lines; Astro's configuration requires a default export. A failing page is
 * logged as an event; lines outside of a request report the build's progress.
 */
export default function pageLog() {
  return {
    write({ level, label, message }: PageEvent): void {
      if (level === "error") logEvent("error", { event: "page-failed", reason: message });
      else if (currentRequest() === undefined) console.info(`[${label ?? "astro"}] ${message}`);
      else logEvent("warn", { event: "page-notice", label, message });
    },
  };
}
