// Why an island: it sends the mail again through the edge and shows the outcome here.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { createVerificationMail } from "../stores/verification.ts";

const SAYS = {
  idle: "",
  sending: "Sending the email ...",
  sent: "Email sent. Open the link in it to verify your address.",
};

export default function VerificationMail() {
  const [mail] = useState(createVerificationMail);
  const verification = useStore(mail.$verification);
  const { state } = verification;
  return (
    <>
      <button
        className="plain ready"
        type="button"
        aria-disabled={state === "sending" || state === "sent"}
        onClick={() => void mail.send()}
      >
        Resend the email
      </button>
      <span className="aside" role="status">
        {verification.state === "failed" ? verification.sentence : SAYS[verification.state]}
      </span>
    </>
  );
}
