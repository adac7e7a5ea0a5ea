import type { ProbeName } from "./probes.ts";

/** A belief of the product about the platform or a service. */
export interface Belief {
  says: string;
  /** How this project has tried it, without the real service unless it says so. */
  tried: string;
  /** How an operator tries it with the real one. */
  operator: string;
  /** The probe that tries it. */
  probe?: ProbeName;
}

const PROBED = "`npm run probe`";

/** Everything that is taken for granted; the table of docs/operate.md has a row for each. */
export const BELIEFS: readonly Belief[] = [
  {
    says: "Brotli that the Worker made reaches a client that reads it, byte for byte, with its entity tag",
    tried: "workerd, by the probe and `tests/integration/coding.test.ts`",
    operator: PROBED,
    probe: "brotli",
  },
  {
    says: "A client that cannot read brotli gets the same page in a coding that it reads",
    tried: "not: workerd converts nothing, so the Worker codes for each client",
    operator: PROBED,
    probe: "converted",
  },
  {
    says: "An answer in `dcz` that says `no-transform` is left as it is",
    tried: "workerd, by the probe",
    operator: `${PROBED}; on a zone with shared dictionaries, \`npm run doctor\``,
    probe: "dictionary",
  },
  {
    says:
      "`Available-Dictionary` and `Sec-CH-UA-Mobile` reach the Worker, and `cf.clientAcceptEncoding` " +
      "has the client's codings",
    tried: "workerd, by the probe",
    operator: PROBED,
    probe: "hints",
  },
  {
    says: "The Cache API keeps answers under addresses of the site's own host, and has no effect on workers.dev",
    tried: "workerd keeps them; of workers.dev its documentation says so",
    operator: `${PROBED}, and with \`--domain\``,
    probe: "ownHost",
  },
  {
    says: "An entry of a named cache is no entry of the default one, so no request finds it",
    tried: "workerd, by the probe",
    operator: PROBED,
    probe: "namedCache",
  },
  {
    says: "Workers Cache answers the second request for a public page without starting the Worker",
    tried: "not: there is none in workerd; the headers by `tests/integration/cache-policy.test.ts`",
    operator: PROBED,
    probe: "inFront",
  },
  {
    says: "A request has 50 subrequests on the free plan, look-ups of a cache among them",
    tried: "not: workerd does not count; refreshes stay within them by their own count",
    operator: PROBED,
    probe: "subrequests",
  },
  {
    says: "A statement of an object's SQLite binds at most 100 values",
    tried: "workerd, by the probe",
    operator: `${PROBED} with an account`,
    probe: "parameters",
  },
  {
    says: "A row of an object's SQLite holds at most 2 MB",
    tried: "not: workerd takes more; texts are stored in parts of 600,000 characters",
    operator: `${PROBED} with an account`,
    probe: "row",
  },
  {
    says: "An alarm that fails runs again, and is told how often it has failed",
    tried: "workerd, by the probe; faults in `tests/unit/functions/refresh`",
    operator: `${PROBED} with an account`,
    probe: "alarm",
  },
  {
    says: "An object's SQLite can be set back to any time of the last 30 days",
    tried: "not: workerd keeps no history",
    operator: `${PROBED} with an account; see "Going back in time"`,
    probe: "bookmark",
  },
  {
    says: "The free plan gives a request 10 ms of CPU time, an object 30 s, and now and then more",
    tried: "not: workerd does not measure; `npm run bench:dearest` prints what addresses cost",
    operator: "error 1102 in `npx wrangler tail`",
  },
  {
    says: "A Worker has 64 MiB at most, and starts within a second of CPU time",
    tried: "a dry run in `npm test`: some 650 kB compressed; start-up in `npm run bench`",
    operator: "`npm run deploy -- --dry-run`",
  },
  {
    says: "The deploy button copies a public repository, and asks for what `.dev.vars.example` sets",
    tried:
      "not: no button here; the file's lines and their descriptions by `tests/unit/tools/build/environments.test.ts`",
    operator: "the button, in a public copy of this repository",
  },
  {
    says: "Rate limits are counted by each of Cloudflare's locations for itself",
    tried: "one location, by `tests/integration/guessing.test.ts`",
    operator: "not from one place",
  },
  {
    says: "A hosted database takes ID tokens in `auth` and access tokens of a service account, and no secret",
    tried: "a stand-in that verifies assertions, and the rules by `targaryen`",
    operator: "`npm run doctor -- --env production`",
  },
  {
    says:
      "A hosted database takes 16 MB in one write, 32 levels, keys of 768 bytes, and has 100 " +
      "connections on its free plan",
    tried:
      "the embedded one has the same bounds, held by `tests/integration/database-contract.test.ts`",
    operator: '`CONTRACT_DATABASE_URL` (see "What the database does not answer")',
  },
  {
    says:
      "The identity provider sends 150 recovery mails a day on its free plan, and lets an address " +
      "register 100 accounts an hour",
    tried:
      "not: the emulator has no limits; refusals by `tests/integration/identity-faults.test.ts`",
    operator: "the Firebase console: Authentication, Usage",
  },
  {
    says: "Sessions survive at the provider: a refresh token works until a password changes or an account ends",
    tried: "the emulator, within one start: it forgets them when it stops",
    operator: "a sign-in that is a day old",
  },
  {
    says:
      "Push services take RFC 8291 and RFC 8292, answer 404 or 410 for a device that is gone, and " +
      "Apple refuses a placeholder as subject",
    tried: "the RFC's own example, and a stand-in that decrypts",
    operator: "the test message of `/user/notices`",
  },
  {
    says: "The stats API's plans allow 30, 600 or 6,000 requests a minute, and its webhooks may come late and twice",
    tried: "a stand-in that counts, fails and repeats",
    operator: "`npm run doctor`; `refresh` in `/api/health`",
  },
  {
    says: "The league's host answers 403 to all but its own pages",
    tried: "an upstream that refuses, by `tests/integration/proxy.test.ts`",
    operator: "`npm run doctor`; `proxy` in `/api/health`",
  },
];

/** The rows of the table in docs/operate.md. */
export function rowsOfBeliefs(): string[][] {
  return BELIEFS.map(({ says, tried, operator }) => [says, tried, operator]);
}
