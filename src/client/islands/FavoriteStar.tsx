// Why an island: the page is the same for everyone; only the member's browser knows the favorites.
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { apiSentence } from "#domain/member/api-failures.ts";
import { loginPath } from "#domain/site/login-path.ts";
import { STAR } from "../browser/star-shape.ts";
import { createStar } from "../stores/star.ts";
import { Spinner } from "./parts/Spinner.tsx";

interface FavoriteStarProps {
  /**
   * The favorite's key, also the button's value, by which first-paint.js shows the cached state.
   */
  favorite: string;
  name: string;
}

export default function FavoriteStar({ favorite, name }: FavoriteStarProps) {
  const [star] = useState(() => createStar(favorite));
  const { state, failure } = useStore(star.$star);
  const wayBack = useRef<HTMLAnchorElement>(null);
  useEffect(() => star.watch(), [star]);
  // Without a session the star disappears; the focus moves to the link that takes its place.
  useEffect(() => {
    if (failure?.kind === "signed-out") wayBack.current?.focus();
  }, [failure]);
  const loading = state === "loading";
  const filled = state === "filled";
  return (
    <>
      <button
        className="star for-members"
        type="button"
        value={favorite}
        title={filled ? "Remove from Favorites!" : "Add to Favorites!"}
        aria-label={`Favorite: ${name}`}
        aria-pressed={filled}
        aria-busy={loading}
        aria-disabled={loading}
        onClick={() => void star.toggle()}
      >
        {loading ? (
          <Spinner />
        ) : (
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={STAR} />
          </svg>
        )}
      </button>
      <span className="star-note" role="alert">
        {failure?.kind === "signed-out" ? (
          <>
            You are signed out.{" "}
            <a ref={wayBack} href={loginPath(location)}>
              Log in again.
            </a>
          </>
        ) : (
          failure && apiSentence(failure)
        )}
      </span>
    </>
  );
}
