// Why an island: the permission and the subscription are the browser's own, and changes show here.
import { useStore } from "@nanostores/react";
import { type SubmitEvent, useEffect, useState } from "react";
import { formatUpdated } from "#domain/dates.ts";
import { ALL_KINDS, NOTICE_KINDS } from "#domain/notices/notice-kinds.ts";
import type { NoticeDevice, NoticeState } from "#domain/notices/notice-settings.ts";
import {
  createNoticesControl,
  type NoticesOutcome,
  type NoticesPart,
  type ThisDevice,
} from "../stores/notices.ts";

const SAYS: Record<ThisDevice["kind"], string> = {
  unknown: "Off until you turn them on; your browser asks you then.",
  off: "Off. Your browser asks for the permission when you turn them on.",
  on: "On: this device shows your notices.",
  blocked: "Blocked: the settings of your browser forbid this site to show notices.",
  unsupported: "This browser cannot show notices.",
  "not-installed":
    "On an iPhone or iPad, notices need the installed app: touch Share, then Add to Home Screen, " +
    "and open Hardwood from there.",
};

interface Props {
  publicKey: string;
  state: NoticeState;
}

export default function NoticesPanel({ publicKey, state }: Props) {
  const [notices] = useState(() => createNoticesControl(publicKey, state));
  const { device, stored, isBusy, outcome } = useStore(notices.$view);
  const { choices, devices } = stored;
  useEffect(() => void notices.look(), [notices]);

  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [from, to] = [String(given.get("from")), String(given.get("to"))];
    void notices.choose({
      kinds: ALL_KINDS.filter((kind) => given.has(kind)),
      hidesScores: given.has("hides-scores"),
      quiet: from === "" || to === "" || from === to ? undefined : { from, to },
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  };

  return (
    <>
      <section className="card" aria-labelledby="this-device">
        <h2 id="this-device">This device</h2>
        <div className="choice">
          <p>{SAYS[device.kind]}</p>
          {(device.kind === "unknown" || device.kind === "off") && (
            <button
              className="button"
              type="button"
              aria-disabled={isBusy}
              onClick={() => void notices.turnOn()}
            >
              Turn on notices
            </button>
          )}
        </div>
        <Outcome outcome={outcome} part="this-device" />
      </section>
      <section className="card" aria-labelledby="devices">
        <h2 id="devices">Devices</h2>
        {devices.length === 0 && <p>No device shows your notices yet.</p>}
        <ul>
          {devices.map(({ id, name, addedAt }: NoticeDevice) => (
            <li key={id} className="choice">
              <p>
                {device.kind === "on" && device.id === id ? `${name} (this device)` : name}
                <small>{`Since ${formatUpdated(addedAt)}`}</small>
              </p>
              <button
                className="button quiet"
                type="button"
                aria-label={`Remove ${name}`}
                aria-disabled={isBusy}
                onClick={() => void notices.remove(id)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
        {devices.length > 0 && (
          <button
            className="button quiet"
            type="button"
            aria-disabled={isBusy}
            onClick={() => void notices.test()}
          >
            Send a test message
          </button>
        )}
        <Outcome outcome={outcome} part="devices" />
      </section>
      <form
        key={JSON.stringify(choices)}
        className="card"
        aria-labelledby="choices"
        onSubmit={choose}
      >
        <h2 id="choices">What you hear of</h2>
        <fieldset>
          <legend>In the games of your favorite teams</legend>
          {ALL_KINDS.map((kind) => (
            <label key={kind}>
              <input type="checkbox" name={kind} defaultChecked={choices.kinds.includes(kind)} />
              {NOTICE_KINDS[kind]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>In your notices</legend>
          <label>
            <input type="checkbox" name="hides-scores" defaultChecked={choices.hidesScores} />
            Leave out the scores
          </label>
        </fieldset>
        <fieldset>
          <legend>No notices at night</legend>
          <label>
            From
            <input type="time" name="from" defaultValue={choices.quiet?.from} />
          </label>
          <label>
            To
            <input type="time" name="to" defaultValue={choices.quiet?.to} />
          </label>
          <p>
            {`By the clock of the device on which you save; now ${choices.zone.replaceAll("_", " ")}.`}
          </p>
          <p>
            Leave both empty for notices at any time. What happens in these hours is not told later.
          </p>
        </fieldset>
        <button className="button" type="submit" aria-disabled={isBusy}>
          Save
        </button>
        <Outcome outcome={outcome} part="choices" />
      </form>
    </>
  );
}

interface OutcomeProps {
  outcome: NoticesOutcome | undefined;
  part: NoticesPart;
}

/** The outcome of the last action, beside the button that began it. */
function Outcome({ outcome, part }: OutcomeProps) {
  const own = outcome?.part === part ? outcome : undefined;
  return (
    <p className="outcome" role={own?.isFailure ? "alert" : "status"}>
      {own?.sentence}
    </p>
  );
}
