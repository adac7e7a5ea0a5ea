import {
  checkRegistration,
  type Registration,
  registrationHints,
} from "#domain/member/credentials.ts";
import type { IdentityConfig } from "#domain/member/identity-config.ts";
import { identitySentence } from "#domain/member/identity-failures.ts";
import { register } from "../browser/identity.ts";
import { addressOf, goTo } from "../browser/navigation.ts";
import { sayNext } from "../browser/notice.ts";
import { type AccountForm, createAccountForm } from "./account-form.ts";
import { enter, prepareEntry } from "./session.ts";

export interface RegisterForm extends AccountForm<Registration> {
  /** Starts loading what signing in needs. */
  prepare(): void;
}

const EMAIL_NOT_SENT =
  "Your account is ready, but the verification email was not sent. You can resend it from your profile.";

function emailSentTo(email: string): string {
  return `Welcome! We sent a verification email to ${email}. Open the link in it to verify your address.`;
}

/** The registration form; a success leads to `next`, the link in the email to the profile. */
export function createRegisterForm(config: IdentityConfig, next: string): RegisterForm {
  const form = createAccountForm<Registration>({
    empty: { username: "", email: "", password: "", repeat: "" },
    check: checkRegistration,
    hints: registrationHints,
    async submit({ username, email, password }) {
      const verifiedUrl = addressOf("/user/profile");
      const tokens = await register(config, { username, email, password, verifiedUrl });
      if (!tokens.ok) return identitySentence(tokens.error);
      const session = await enter(tokens.value, username);
      if (!session.ok)
        return "Your account was created, but signing in failed. Log in to continue.";
      sayNext(tokens.value.isEmailSent ? emailSentTo(email) : EMAIL_NOT_SENT);
      goTo(next);
      return undefined;
    },
  });
  return { ...form, prepare: () => prepareEntry(config) };
}
