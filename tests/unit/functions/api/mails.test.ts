import { describe, expect, test, vi } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { MailCount } from "#functions/database/members/mail-count.ts";
import { createRecoveryMails } from "#functions/edge/recovery-mails.ts";
import { apiWith, call, memberCookie, SITE, whileTimePasses } from "#tests/fixtures/api.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";

describe("emails", () => {
  const refused = async () => fail({ kind: "refused" as const, reason: "USER_DISABLED" });
  const throttled = async () => fail({ kind: "throttled" as const });
  const unknown = async () => fail({ kind: "unknown-email" as const });
  const invalid = async () => fail({ kind: "invalid-input" as const, reason: "INVALID_EMAIL" });
  const down = async () => fail({ kind: "unavailable" as const, reason: "TimeoutError" });

  test.each([
    ["a sent email", {}, 202],
    ["an unknown account", { sendRecovery: unknown }, 202],
    ["a disabled account", { sendRecovery: refused }, 202],
    ["a throttled account", { sendRecovery: throttled }, 202],
    ["an invalid address", { sendRecovery: invalid }, 202],
    ["an unavailable provider", { sendRecovery: down }, 503],
  ])("for a recovery reveal nothing about the account: %s", async (_, provider, status) => {
    const body = { email: "ada@example.com" };
    const answer = await whileTimePasses(async () =>
      call(apiWith(provider), "/api/recovery", { method: "POST", body }),
    );
    expect(answer.status).toBe(status);
    if (status === 202) expect(await answer.text()).toBe("");
  });

  test.each([
    ["http://localhost:4321", undefined, "http://localhost:4321"],
    ["http://localhost:4321", SITE, SITE],
    ["http://evil.example", SITE, SITE],
    ["http://evil.example", undefined, undefined],
    ["http://localhost.evil.example", undefined, undefined],
  ])("requested at %s, with the site URL %s, link to %s", async (requested, siteUrl, site) => {
    const sendRecovery = vi.fn(async () => ok(undefined));
    const sendVerification = vi.fn(async () => ok(undefined));
    const api = apiWith({ sendRecovery, sendVerification }, siteUrl ? { siteUrl } : {});
    const headers = { origin: siteUrl ?? requested };
    const sent = { method: "POST", headers, body: { email: "ada@example.com" } };
    await whileTimePasses(async () => call(api, `${requested}/api/recovery`, sent));
    const cookie = (await memberCookie()).replace("__Host-", "");
    await call(api, `${requested}/api/profile/verification`, { ...sent, cookie });
    expect(sendRecovery).toHaveBeenCalledWith(
      "ada@example.com",
      site === undefined ? undefined : `${site}/user/login`,
    );
    expect(sendVerification).toHaveBeenCalledWith(
      expect.any(String),
      site === undefined ? undefined : `${site}/user/profile`,
    );
  });

  test("for a recovery end with those of a day, whoever asks, and go on a day later", async () => {
    const clock = { now: Date.parse("2026-11-20T12:00:00Z") };
    const mails = new MailCount(memorySql(), () => clock.now);
    let found = true;
    const sendRecovery = async () =>
      found ? ok(undefined) : fail({ kind: "unknown-email" as const });
    const api = apiWith({ sendRecovery }, { mails });
    const ask = (caller: string) =>
      whileTimePasses(async () =>
        call(api, "/api/recovery", {
          method: "POST",
          body: { email: "ada@example.com" },
          headers: { "cf-connecting-ip": caller },
        }),
      );
    expect((await ask("192.0.2.1")).status).toBe(202);
    found = false;
    expect((await ask("192.0.2.2")).status).toBe(202);
    found = true;
    expect((await ask("192.0.2.2")).status).toBe(202);
    const spent = await ask("192.0.2.3");
    expect(spent.status).toBe(429);
    expect(await spent.json()).toMatchObject({ code: "mails-spent" });
    clock.now += 24 * 3_600_000;
    expect((await ask("192.0.2.3")).status).toBe(202);
  });

  test("for a recovery go to fifteen callers at least, an IPv6 network being one", async () => {
    const mails = new MailCount(memorySql(), Date.now);
    const ofDay = createRecoveryMails({ RECOVERY_MAILS_PER_DAY: 150 }, () => ({
      mailsOfTheDay: (caller) => mails.ofTheDay(caller),
      noteMail: (caller) => mails.note(caller),
    }));
    for (let sent = 0; sent < 10; sent += 1) {
      expect(await ofDay.areSpent("greedy")).toBe(false);
      await ofDay.noteSent("greedy");
    }
    expect(await ofDay.areSpent("greedy")).toBe(true);
    expect(await ofDay.areSpent("another")).toBe(false);
    const api = apiWith({ sendRecovery: async () => ok(undefined) });
    const [first, second] = await whileTimePasses(async () => {
      const answers: Response[] = [];
      for (const caller of ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"]) {
        const headers = { "cf-connecting-ip": caller };
        const body = { email: "ada@example.com" };
        answers.push(await call(api, "/api/recovery", { method: "POST", body, headers }));
      }
      return answers;
    });
    expect([first?.status, second?.status]).toEqual([202, 429]);
  });

  test("for a recovery take the same time, however long sending takes", async () => {
    const tookMs: number[] = [];
    for (const mailMs of [0, 600, 2_400]) {
      let requestedAt = Number.NaN;
      const sendRecovery = async () => {
        requestedAt = Date.now();
        await new Promise((resolve) => setTimeout(resolve, mailMs));
        return mailMs === 0 ? fail({ kind: "unknown-email" as const }) : ok(undefined);
      };
      const body = { email: "ada@example.com" };
      await whileTimePasses(async () => {
        await call(apiWith({ sendRecovery }), "/api/recovery", { method: "POST", body });
        tookMs.push(Date.now() - requestedAt);
      });
    }
    expect(tookMs).toEqual([3_000, 3_000, 3_000]);
  });
});
