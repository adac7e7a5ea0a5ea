import type { TestOutcome } from "../../domain/notices/notice-settings.ts";
import { logEvent } from "../http/log.ts";
import type { Environment } from "../settings/environment.ts";
import { noticeSettingsOf, whyNoticesAreOff } from "../settings/notice-settings.ts";

/** Members' notices, through their objects. */
export interface Notices {
  /** The key by which browsers know this site. */
  publicKey: string;
  /** The origin of a push service on this machine. */
  standIn: string | undefined;
  /** Lists a member with the favorite teams, after these or the devices have changed. */
  followTeams(uid: string): Promise<void>;
  /** Sends a test message to the member's devices. */
  sendTest(uid: string): Promise<TestOutcome | undefined>;
  /** Ends the notices of an account that is closed. */
  end(uid: string): Promise<void>;
}

/** The object of a member's notices, as it is called. */
type NoticesObject = Pick<Notices, "followTeams" | "sendTest" | "end">;

/** The notices by the settings; undefined while the site sends none. */
export function createNotices(
  environment: Environment,
  objects: { getByName(uid: string): NoticesObject },
): Notices | undefined {
  const reason = whyNoticesAreOff(environment);
  if (reason !== undefined) logEvent("warn", { event: "notices-off", reason });
  const settings = noticeSettingsOf(environment);
  if (settings === undefined) return undefined;
  const { publicKey, standIn } = settings;
  return {
    publicKey,
    standIn,
    followTeams: async (uid) => objects.getByName(uid).followTeams(uid),
    sendTest: async (uid) => objects.getByName(uid).sendTest(uid),
    end: async (uid) => objects.getByName(uid).end(uid),
  };
}
