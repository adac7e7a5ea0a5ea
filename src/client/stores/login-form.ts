import { apiSentence } from "#domain/member/api-failures.ts";
import { type Credentials, checkLogin, isEmail, loginHints } from "#domain/member/credentials.ts";
import type { IdentityConfig } from "#domain/member/identity-config.ts";
import { identitySentence } from "#domain/member/identity-failures.ts";
import { recoverPassword } from "../browser/api.ts";
import { signIn } from "../browser/identity.ts";
import { goTo, prefetchPage } from "../browser/navigation.ts";
import { type AccountForm, createAccountForm } from "./account-form.ts";
import { enter, prepareEntry } from "./session.ts";

/** The tooltip of Recover Password, also the message when the email address is missing. */
export const RECOVERY_TOOLTIP = "Enter your Email. We will send you recovery instructions.";
/** The message after the recovery email was sent (product.md section 4). */
const RECOVERED = "Success! You can recover your password in your email account.";

export interface LoginForm extends AccountForm<Credentials> {
  /** Sends the recovery email to the address in the form. */
  recover(): Promise<void>;
  /** Starts loading what signing in needs. */
  prepare(): void;
}

/** The sign-in form; a success leads to `next`. */
export function createLoginForm(config: IdentityConfig, next: string): LoginForm {
  const form = createAccountForm<Credentials>({
    empty: { email: "", password: "" },
    check: checkLogin,
    hints: loginHints,
    async submit({ email, password }) {
      prefetchPage(next);
      const tokens = await signIn(config, email, password);
      if (!tokens.ok) return identitySentence(tokens.error);
      const session = await enter(tokens.value);
      if (!session.ok) return apiSentence(session.error);
      goTo(next);
      return undefined;
    },
  });
  return {
    ...form,
    prepare: () => prepareEntry(config),
    async recover() {
      const { values, phase } = form.$form.get();
      if (phase !== "idle") return;
      if (!isEmail(values.email)) {
        form.leave("email");
        return form.say({
          tone: "error",
          text: values.email === "" ? RECOVERY_TOOLTIP : "Invalid Email",
        });
      }
      await form.run("recovering", async ({ email }) => {
        const sent = await recoverPassword(email);
        return sent.ok
          ? { tone: "success", text: RECOVERED }
          : { tone: "error", text: apiSentence(sent.error) };
      });
    },
  };
}
