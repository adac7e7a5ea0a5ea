// Why an island: both actions call the edge, and the deletion is confirmed on the page.
import { useStore } from "@nanostores/react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { createAccountEndings, isConfirmingDeletion } from "../stores/account-ending.ts";

const PROGRESS = {
  idle: "",
  confirming: "",
  "signing-out": "Signing out everywhere ...",
  deleting: "Deleting your account ...",
  done: "Done. You are signed out.",
};

export default function AccountEnding() {
  const [endings] = useState(createAccountEndings);
  const ending = useStore(endings.$ending);
  const question = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);
  const isConfirming = isConfirmingDeletion(ending);
  const isBusy = ending.state === "signing-out" || ending.state === "deleting";

  useEffect(() => {
    if (isConfirming && !wasConfirming.current) question.current?.focus();
    if (!isConfirming && wasConfirming.current) opener.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void endings.confirm();
  };

  return (
    <>
      <div className="choice">
        <button
          className="button quiet"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void endings.signOutEverywhere()}
        >
          Sign out everywhere
        </button>
        <p>Ends your sessions in every browser within a minute, this one included.</p>
      </div>
      <div className="choice">
        <button
          ref={opener}
          className="button quiet"
          type="button"
          aria-disabled={isBusy}
          aria-expanded={isConfirming}
          aria-controls="account-deletion"
          onClick={isConfirming ? endings.cancel : endings.open}
        >
          Delete my account
        </button>
        <p>Deletes your account, your favorites and your sessions for good.</p>
      </div>
      <form
        id="account-deletion"
        className="question"
        aria-labelledby="account-deletion-question"
        hidden={!isConfirming}
        onSubmit={confirm}
        onKeyDown={({ key }) => key === "Escape" && endings.cancel()}
      >
        <p ref={question} id="account-deletion-question" tabIndex={-1}>
          Delete your account for good? This cannot be undone.
        </p>
        <button className="button danger" type="submit" aria-disabled={isBusy}>
          Delete for good
        </button>
        <button className="plain ready" type="button" onClick={endings.cancel}>
          Keep my account
        </button>
      </form>
      <p className="outcome" role={ending.state === "failed" ? "alert" : "status"}>
        {ending.state === "failed" ? ending.sentence : PROGRESS[ending.state]}
      </p>
    </>
  );
}
