import type { User } from "../../domain/member/user.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { readCookie, sessionCookie, sessionCookieName } from "./cookies.ts";
import { RESEAL_AFTER_MS, remainingMs, type Session } from "./session.ts";
import type { SessionKeeper } from "./session-keeper.ts";

/** Why a request has no ID token to act with. */
export type IdTokenLack = { kind: "signed-out" | "identity-unavailable" };

/**
 * Who is asking, for the length of one request: opened from its cookie, renewed when needed, and
 * in the end the `Set-Cookie` that keeps what has changed.
 */
export class RequestSession {
  #keeper: SessionKeeper;
  #url: URL;
  #session: Session | undefined;
  #cookie: "keep" | "write" | "remove";
  #renewal: Promise<Result<string, IdTokenLack>> | undefined;

  private constructor(keeper: SessionKeeper, url: URL) {
    this.#keeper = keeper;
    this.#url = url;
    this.#cookie = "keep";
  }

  /** Opens the session that a request brings along; anything but a genuine one is a visitor's. */
  static async of(request: Request, keeper: SessionKeeper): Promise<RequestSession> {
    const url = new URL(request.url);
    const asking = new RequestSession(keeper, url);
    const sealed = readCookie(request.headers.get("cookie"), sessionCookieName(url));
    if (sealed === undefined) return asking;
    const opened = await keeper.open(sealed);
    if (opened === undefined) {
      asking.#cookie = "remove";
      return asking;
    }
    const now = keeper.now();
    const isStale = now - opened.session.lastSeenAt >= RESEAL_AFTER_MS;
    asking.#session = isStale ? { ...opened.session, lastSeenAt: now } : opened.session;
    if (isStale || opened.outdated) asking.#cookie = "write";
    return asking;
  }

  /** The member, or undefined for a visitor. */
  get user(): User | undefined {
    return this.#session?.user;
  }

  /** An ID token to act with, renewed when it is about to expire; asked for once a request. */
  idToken(): Promise<Result<string, IdTokenLack>> {
    this.#renewal ??= this.#renewed();
    return this.#renewal;
  }

  async #renewed(): Promise<Result<string, IdTokenLack>> {
    if (this.#session === undefined) return fail({ kind: "signed-out" });
    const renewed = await this.#keeper.renew(this.#session);
    if (!renewed.ok) return this.#lacks(renewed.error.kind);
    this.#keep(renewed.value);
    const token = renewed.value.idToken?.token;
    return token === undefined ? fail({ kind: "identity-unavailable" }) : ok(token);
  }

  /** Reads the profile anew from the provider; where that fails the known one stays. */
  async reread(): Promise<void> {
    const token = await this.idToken();
    if (!token.ok || this.#session === undefined) return;
    const reread = await this.#keeper.reread(this.#session, token.value);
    if (reread.ok) this.#keep(reread.value);
    else if (reread.error.kind === "session-over") this.end();
  }

  /** Puts another session in place of whatever there was. */
  begin(session: Session): void {
    this.#session = session;
    this.#renewal = undefined;
    this.#cookie = "write";
  }

  /** Notes a change of the profile that the provider has confirmed. */
  change(change: Partial<User>): void {
    if (this.#session === undefined) return;
    this.#keep({ ...this.#session, user: { ...this.#session.user, ...change } });
  }

  /** Signs out. */
  end(): void {
    this.#session = undefined;
    this.#renewal = undefined;
    this.#cookie = "remove";
  }

  /** The `Set-Cookie` that the answer is to carry, if any; handed out once. */
  async setCookie(): Promise<string | undefined> {
    const pending = this.#cookie;
    this.#cookie = "keep";
    if (pending === "remove") return sessionCookie(this.#url, "", 0);
    if (pending === "keep" || this.#session === undefined) return undefined;
    const sealed = await this.#keeper.seal(this.#session);
    // What has grown too large stays as it was: the cookie that the browser has still opens.
    if (sealed === undefined) return undefined;
    return sessionCookie(this.#url, sealed, remainingMs(this.#session, this.#keeper.now()));
  }

  #keep(session: Session): void {
    if (JSON.stringify(session) === JSON.stringify(this.#session)) return;
    this.#session = session;
    this.#cookie = "write";
  }

  #lacks(kind: "session-over" | "identity-unavailable"): Result<string, IdTokenLack> {
    if (kind === "identity-unavailable") return fail({ kind });
    this.end();
    return fail({ kind: "signed-out" });
  }
}
