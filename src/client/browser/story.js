// Renews the story or the plays of a game in progress when `live.js` has moved its clock, with the
// page as it is now; half a minute passes between two readings. Nothing is read while the page is
// hidden. After the end it waits for the game's own page, each time twice as long, and then links to
// its story.
{
  const page = document;
  let pause = 30_000;
  const part = page.getElementById("so-far");
  const shown = page.querySelector("[data-when]");
  let readAt = Date.now();
  let timer = 0;

  const read = () => {
    timer = 0;
    if (page.hidden) return;
    readAt = Date.now();
    const request = new XMLHttpRequest();
    request.open("GET", location.pathname + location.search);
    // The browser parses the document, because the policy allows no HTML from a text.
    request.responseType = "document";
    request.onload = () => {
      const next = request.response?.getElementById("so-far");
      if (next) renew(next);
      const [own] = /\/nba\/games\/\d{10}/.exec(request.responseURL) ?? [];
      if (own) end(`${own}/story`);
      else if (shown.closest("[data-state=over]")) {
        pause *= 2;
        later();
      }
    };
    request.send();
  };

  // What the reader has unfolded stays so, and the focus stays where it was.
  const renew = (next) => {
    const open = part.querySelector("details")?.open;
    const focusable = () => [...part.querySelectorAll("a,summary,[tabindex]")];
    const at = focusable().indexOf(page.activeElement);
    part.replaceChildren(...next.childNodes);
    const folded = part.querySelector("details");
    if (folded && open) folded.open = true;
    focusable()[at]?.focus({ preventScroll: true });
  };

  const end = (story) => {
    const link = part.querySelector(".note a");
    link.href = story;
    link.textContent = "Final: read the story";
  };

  const later = () => {
    if (timer === 0) timer = setTimeout(read, Math.max(0, readAt + pause - Date.now()));
  };
  new MutationObserver(later).observe(shown, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  page.addEventListener("visibilitychange", () => page.hidden || later());
}
