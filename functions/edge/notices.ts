import type { TestOutcome } from "#domain/notices/notice-settings.ts";
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
  /** The same after the answer; a failure is logged. */
  followTeamsLater(uid: string, waitUntil: WaitUntil | undefined): void;
  /** Sends a test message to the member's devices. */
  sendTest(uid: string): Promise<TestOutcome | undefined>;
  /** Ends the notices of an account that is closed. */
  end(uid: string): Promise<void>;
}

type WaitUntil = (promise: Promise<unknown>) => void;

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
  const followTeams = async (uid: string) => objects.getByName(uid).followTeams(uid);
  return {
    publicKey,
    standIn,
    followTeams,
    followTeamsLater(uid, waitUntil) {
      const following = followTeams(uid).catch((error: unknown) => {
        logEvent("warn", { event: "followed-teams-outdated", reason: String(error) });
      });
      waitUntil?.(following);
    },
    sendTest: async (uid) => objects.getByName(uid).sendTest(uid),
    end: async (uid) => objects.getByName(uid).end(uid),
  };
}
