// Renews the story of a game in progress when `live.js` has moved its clock, with the page as it is
// now; half a minute passes between two readings. Nothing is read while the page is hidden.
{
  const page = document;
  const PAUSE = 30_000;
  const part = page.getElementById("so-far");
  const shown = page.querySelector("[data-when]");
  let readAt = Date.now();
  let timer = 0;

  const read = () => {
    timer = 0;
    if (page.hidden) return;
    readAt = Date.now();
    const request = new XMLHttpRequest();
    request.open("GET", location.pathname);
    // The browser parses the document, because the policy allows no HTML from a text.
    request.responseType = "document";
    request.onload = () => {
      const next = request.response?.getElementById("so-far");
      if (next) renew(next);
    };
    request.send();
  };

  // What the reader has unfolded stays so, and a table stays where it was scrolled to.
  const renew = (next) => {
    const open = part.querySelector("details")?.open;
    part.replaceChildren(...next.childNodes);
    const folded = part.querySelector("details");
    if (folded && open) folded.open = true;
  };

  const later = () => {
    if (timer === 0) timer = setTimeout(read, Math.max(0, readAt + PAUSE - Date.now()));
  };
  new MutationObserver(later).observe(shown, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  page.addEventListener("visibilitychange", () => page.hidden || later());
}
