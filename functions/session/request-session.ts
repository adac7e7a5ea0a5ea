import type { User } from "#domain/member/user.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { readCookie, sessionCookie, sessionCookieName } from "./cookies.ts";
import type { WaitUntil } from "./revocations.ts";
import { RESEAL_AFTER_MS, remainingMs, type Session } from "./session.ts";
import type { SessionService } from "./session-service.ts";

/** The reason why a request has no ID token. */
export type IdTokenLack = { kind: "signed-out" | "identity-unavailable" };

/**
 * The session of one request: opened from its cookie, renewed when needed, and returned as a
 * `Set-Cookie` when it has changed.
 */
export class RequestSession {
  #service: SessionService;
  #url: URL;
  #waitUntil: WaitUntil | undefined;
  #session: Session | undefined;
  #cookie: "keep" | "write" | "remove";
  #renewal: Promise<Result<string, IdTokenLack>> | undefined;

  private constructor(service: SessionService, url: URL, waitUntil: WaitUntil | undefined) {
    this.#service = service;
    this.#url = url;
    this.#waitUntil = waitUntil;
    this.#cookie = "keep";
  }

  /** Opens the session in a request's cookie; without a valid one the caller is a visitor. */
  static async of(
    request: Request,
    service: SessionService,
    waitUntil?: WaitUntil,
  ): Promise<RequestSession> {
    const url = new URL(request.url);
    const own = new RequestSession(service, url, waitUntil);
    const sealed = readCookie(request.headers.get("cookie"), sessionCookieName(url));
    if (sealed === undefined) return own;
    const opened = await service.open(sealed, waitUntil);
    if (opened === undefined) {
      own.#cookie = "remove";
      return own;
    }
    const now = service.now();
    const isStale = Math.abs(now - opened.session.lastSeenAt) >= RESEAL_AFTER_MS;
    own.#session = isStale ? { ...opened.session, lastSeenAt: now } : opened.session;
    if (isStale || opened.outdated) own.#cookie = "write";
    return own;
  }

  /** The member, or undefined for a visitor. */
  get user(): User | undefined {
    return this.#session?.user;
  }

  /** The member's ID token, renewed when it is about to expire, at most once a request. */
  idToken(): Promise<Result<string, IdTokenLack>> {
    this.#renewal ??= this.#renewed();
    return this.#renewal;
  }

  async #renewed(): Promise<Result<string, IdTokenLack>> {
    if (this.#session === undefined) return fail({ kind: "signed-out" });
    const renewed = await this.#service.renew(this.#session);
    if (!renewed.ok) return this.#lacks(renewed.error.kind);
    this.#keep(renewed.value);
    const token = renewed.value.idToken?.token;
    if (token === undefined) return fail({ kind: "identity-unavailable" });
    // Runs in the background: the result takes effect at the next request.
    this.#waitUntil?.(this.#service.check(renewed.value, token));
    return ok(token);
  }

  /** Reads the profile from the provider again; after a failure, the known profile stays. */
  async reread(): Promise<void> {
    const token = await this.idToken();
    if (!token.ok || this.#session === undefined) return;
    const reread = await this.#service.reread(this.#session, token.value);
    if (reread.ok) this.#keep(reread.value);
    else if (reread.error.kind === "session-over") this.#forget();
  }

  /** Begins a session and ends the one that it replaces. */
  async begin(session: Session): Promise<void> {
    if (this.#session !== undefined) await this.#service.replace(this.#session);
    this.#session = session;
    this.#renewal = undefined;
    this.#cookie = "write";
  }

  /** Applies a change of the profile, which the provider has confirmed. */
  change(change: Partial<User>): void {
    if (this.#session === undefined) return;
    this.#keep({ ...this.#session, user: { ...this.#session.user, ...change } });
  }

  /** Signs out: ends this session for every copy of its cookie, or leaves it when it cannot. */
  end(): ReturnType<SessionService["end"]> {
    return this.#leave((session) => this.#service.end(session));
  }

  /** Signs out everywhere. While that cannot be stored, this session stays signed in, too. */
  endAll(): ReturnType<SessionService["endAll"]> {
    return this.#leave((session) => this.#service.endAll(session));
  }

  async #leave(ending: SessionService["end"]): ReturnType<SessionService["end"]> {
    if (this.#session !== undefined) {
      const ended = await ending(this.#session);
      if (!ended.ok) return ended;
    }
    this.#forget();
    return ok(undefined);
  }

  /** Ends all sessions of the member, who has just deleted the account, and erases the record. */
  async endDeleted(): Promise<void> {
    if (this.#session !== undefined) await this.#service.endDeleted(this.#session);
    this.#forget();
  }

  /** Ends this session, or all of the member's, after the provider refused the token. */
  async endRefused(reason: string): Promise<void> {
    if (this.#session !== undefined) await this.#service.endRefused(this.#session, reason);
    this.#forget();
  }

  #forget(): void {
    this.#session = undefined;
    this.#renewal = undefined;
    this.#cookie = "remove";
  }

  /** The `Set-Cookie` for the answer, if any; returned once. */
  async setCookie(): Promise<string | undefined> {
    const pending = this.#cookie;
    this.#cookie = "keep";
    if (pending === "remove") return sessionCookie(this.#url, "", 0);
    if (pending === "keep" || this.#session === undefined) return undefined;
    const sealed = await this.#service.seal(this.#session);
    // Too large to seal: the browser's cookie stays as it is, and still opens.
    if (sealed === undefined) return undefined;
    return sessionCookie(this.#url, sealed, remainingMs(this.#session, this.#service.now()));
  }

  #keep(session: Session): void {
    if (JSON.stringify(session) === JSON.stringify(this.#session)) return;
    this.#session = session;
    this.#cookie = "write";
  }

  #lacks(kind: "session-over" | "identity-unavailable"): Result<string, IdTokenLack> {
    if (kind === "identity-unavailable") return fail({ kind });
    this.#forget();
    return fail({ kind: "signed-out" });
  }
}
