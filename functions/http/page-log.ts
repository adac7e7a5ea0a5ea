import { currentRequest, logEvent } from "./log.ts";

/** One thing that Astro has to say. */
interface PageEvent {
  level: string;
  label: string | null;
  message: string;
}

/**
 * Where Astro's own lines go, whose config wants a default export: what fails in a page is an event
 * like others. What is said outside of any request is the build's progress, for people.
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
