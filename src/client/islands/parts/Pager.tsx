import type { MouseEventHandler } from "react";

interface PagerProps {
  page: number;
  pages: number;
  back: string | undefined;
  forward: string | undefined;
  label: string;
  follow: MouseEventHandler<HTMLAnchorElement>;
}

/** Links to the previous and the next page. */
export function Pager({ page, pages, back, forward, label, follow }: PagerProps) {
  return (
    <nav className="pager" aria-label={label}>
      {back && (
        <a href={back} rel="prev" aria-label="Back, previous page" onClick={follow}>
          <Arrow path="M19 12H5M11 6l-6 6 6 6" />
        </a>
      )}
      <span>
        {"Page "}
        <b aria-current="page">{page}</b>
        {` of ${pages}`}
      </span>
      {forward && (
        <a href={forward} rel="next" aria-label="Forward, next page" onClick={follow}>
          <Arrow path="M5 12h14M13 6l6 6-6 6" />
        </a>
      )}
    </nav>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
