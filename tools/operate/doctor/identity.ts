import * as v from "valibot";
import { type Configuration, settingOf } from "./configuration.ts";
import { type Finding, missing, warning, well } from "./finding.ts";
import { type Answer, request } from "./request.ts";

const HOST = "identitytoolkit.googleapis.com";
/** An address that no account can have, so that signing in with it always fails. */
const UNKNOWN_ACCOUNT = { email: "doctor@hardwood.invalid", password: "nobody's password" };

const Refusal = v.object({ error: v.object({ message: v.string() }) });
const Project = v.object({ authorizedDomains: v.optional(v.array(v.string()), []) });
/** Firebase gives every project two such names. */
const GIVEN_DOMAIN = /\.(?:firebaseapp\.com|web\.app)$/;

const SWITCH_ON =
  "Switch it on in the Firebase console: Authentication, Sign-in method, Email/Password.";
const CHECK_KEY = "Check FIREBASE_API_KEY: the Firebase console, Project settings, General.";

/** The meanings of the provider's answers to the sign-in of an unknown user. */
const ANSWERS: readonly [answer: RegExp, Finding][] = [
  [
    /^(?:EMAIL_NOT_FOUND|INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|TOO_MANY_ATTEMPTS_TRY_LATER)\b/,
    well("The identity provider takes the API key, and sign-in by password is on."),
  ],
  [
    /^CONFIGURATION_NOT_FOUND\b/,
    missing("The project does not use Firebase Authentication yet.", SWITCH_ON),
  ],
  [
    /^(?:OPERATION_NOT_ALLOWED|PASSWORD_LOGIN_DISABLED)\b/,
    missing("Signing in with e-mail address and password is switched off.", SWITCH_ON),
  ],
  [/^API.key/i, missing("The identity provider does not accept FIREBASE_API_KEY.", CHECK_KEY)],
];

/**
 * Checks the identity provider by a sign-in that cannot succeed, and the project of its API key.
 */
export async function lookAtIdentity(configuration: Configuration): Promise<Finding[]> {
  const key = settingOf(configuration, "FIREBASE_API_KEY") ?? "";
  const id = settingOf(configuration, "FIREBASE_PROJECT_ID") ?? "";
  const emulator = settingOf(configuration, "FIREBASE_AUTH_EMULATOR_HOST");
  const origin = emulator === undefined ? `https://${HOST}` : `http://${emulator}/${HOST}`;
  const site = settingOf(configuration, "SITE_URL");
  const headers = {
    "Content-Type": "application/json",
    ...(site === undefined ? {} : { Referer: `${site}/` }),
  };
  const query = `?key=${encodeURIComponent(key)}`;
  const signIn = await request(`${origin}/v1/accounts:signInWithPassword${query}`, {
    method: "POST",
    headers,
    body: JSON.stringify(UNKNOWN_ACCOUNT),
  });
  const first = lookAtSignIn(signIn, emulator);
  // An emulator serves every project.
  if (first.state !== "ok" || emulator !== undefined) return [first];
  const project = await request(`${origin}/v1/projects${query}`, { headers });
  return [first, lookAtProject(project, configuration, id)];
}

function lookAtSignIn(answer: Answer, emulator: string | undefined): Finding {
  if (answer.kind === "none") {
    const mend =
      emulator === undefined ? "Check the network." : "Start it, and the site, with `npm start`.";
    const who = emulator === undefined ? "identity provider" : `Auth emulator at ${emulator}`;
    return missing(`The ${who} cannot be reached (${answer.reason}).`, mend);
  }
  const refusal = v.safeParse(Refusal, answer.body);
  const message = refusal.success ? refusal.output.error.message : `status ${answer.status}`;
  const says = `The identity provider refuses this site: ${message.slice(0, 200).replace(/\.$/, "")}.`;
  return ANSWERS.find(([answer]) => answer.test(message))?.[1] ?? missing(says, CHECK_KEY);
}

/** The authorized domains of a project include one with its id, unless its owner removed that. */
function lookAtProject(answer: Answer, configuration: Configuration, id: string): Finding {
  const project = answer.kind === "answer" && answer.status === 200 ? answer.body : undefined;
  const parsed = v.safeParse(Project, project);
  if (!parsed.success) {
    return warning(
      "The identity provider does not say whose API key it is.",
      "See for yourself that FIREBASE_PROJECT_ID and FIREBASE_API_KEY are of one project.",
    );
  }
  const authDomain = settingOf(configuration, "FIREBASE_AUTH_DOMAIN") ?? "";
  const own = GIVEN_DOMAIN.test(authDomain) ? [] : [authDomain];
  const domains = [`${id}.firebaseapp.com`, `${id}.web.app`, ...own];
  const { authorizedDomains } = parsed.output;
  if (!authorizedDomains.some((domain) => domains.includes(domain))) {
    return missing(
      `The API key is of another project than FIREBASE_PROJECT_ID, which is ${id}: nobody can sign in.`,
      "Take both from the same project: the Firebase console, Project settings, General.",
    );
  }
  const host = URL.parse(settingOf(configuration, "SITE_URL") ?? "")?.hostname;
  return host === undefined || authorizedDomains.includes(host)
    ? well(`The API key is of the project ${id}.`)
    : warning(
        `The project ${id} does not know ${host}, the host of SITE_URL: its mails do not lead back to the site.`,
        "Add it in the Firebase console: Authentication, Settings, Authorized domains.",
      );
}
