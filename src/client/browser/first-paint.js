// Runs before the first paint of every page. For a visitor it is the only script until the first
// interaction; a member's page imports one more script after the paint, and so does the page of a
// reader who hides scores. The build minifies and inlines this script, adds its hash to the content
// security policy, and completes the addresses of the modules that this script imports.
// biome-ignore-all lint/suspicious/noGlobalAssign: handlers of the window, which no other script sets.
// biome-ignore-all lint/suspicious/noDoubleEquals: some bytes shorter, and both sides are texts or both truths.
// biome-ignore-all lint/suspicious/noAssignInExpressions: some bytes shorter than a block.
{
  const page = document;
  // The root element, by some bytes fewer.
  const root = page.all[0];
  const { classList, dataset } = root;
  const all = (selector) => page.querySelectorAll(selector);
  const device = navigator;
  // Names that minifying can shorten, unlike property names.
  const text = "innerText";
  const within = ({ target }, selector) => target.closest?.(selector);
  const hold = (event) => event.preventDefault();
  const attempt = (action) => {
    try {
      return action();
    } catch {}
  };
  // The storage is not trusted. Where it is forbidden, the attributes of the root element replace
  // it.
  const storage = attempt(() => localStorage) ?? dataset;
  const cached = (key) => attempt(() => JSON.parse(storage[key]));

  // Without an argument, toggles the theme.
  const setTheme = (named) => {
    const dark = classList.toggle("dark", named);
    for (const button of all(".theme")) button.setAttribute("aria-checked", dark);
    return dark;
  };

  // Sets the member's marks from the cache and returns the cached member's uid. The cache decides
  // only how a page looks; the edge decides what is in it.
  const setMember = () => {
    const user = cached("user");
    const uid = user?.uid;
    classList.toggle("member", !!uid?.[0]);
    // `me` is the element of that id in the greeting.
    attempt(() => (me[text] = user.displayName?.trim() || "Username"));
    const favorites = cached("favorites");
    for (const star of all("[data-island]>.star")) {
      star.ariaPressed = !!attempt(
        () => favorites.uid == uid && favorites.keys.includes(star.value),
      );
    }
    return uid;
  };
  // A failure to load a script does no harm, but to an island.
  const load = (name) => import(`/${name}-DIGEST.js`).catch(setMember);
  const setLook = () => {
    setTheme(!!cached("dark-mode"));
    // Hides all results; the script shows those that the reader does not hide. A member's setting is
    // in a cookie, too, because browsers empty the storage of a site that nobody visits.
    if (classList.toggle("hush", !!storage.hush || /hush=/.test(page.cookie))) load("hush");
    return setMember();
  };
  // Sets parts of the page as they arrive, before they are painted. Every state but "loading" has
  // an eighth letter.
  const arrive = () => {
    setLook();
    // The reader's own time beside an Eastern one; its data attributes hold the format.
    for (const own of all(".own:empty"))
      own[text] = new Date(own.dateTime).toLocaleString("en", own.dataset);
    page.readyState[7] || requestAnimationFrame(arrive);
  };
  // Another tab may have changed the cache.
  const catchUp = () => setLook() && load("members");

  const wake = (island, event) => load("islands").then((islands) => islands.touch(island, event));
  // Waking no island registers the service worker, which saves pages for offline reading.
  const keep = () => device.serviceWorker?.controller || wake().catch(setMember);

  let isOpen = 0;
  const setMenu = (open = 0) => {
    if (open == isOpen) return;
    isOpen = open;
    classList.toggle("menu-shown", open);
    // The one paragraph is the live region.
    for (const part of all("body>:not(.menu,p)")) part.inert = open;
    // The first of the two buttons opens the menu, the second closes it.
    all(".flip")[+open].focus();
  };

  // `notice` is the live region of that id; its sentences are data attributes in the page.
  const say = (sentence) => (notice[text] = device.onLine ? sentence : notice.dataset.offline);

  // An island wakes when it is touched. A click or a submission that nothing can handle yet is held
  // back, and the island replays it once it is awake. A history entry with a state was made by an
  // island, so coming back to it touches the island of the page that makes entries. A form that
  // would load another page is held back without a connection.
  const touch = (event) => {
    // The first letter of its type: "c" is a click, "s" a submission, "p" pointing and coming back.
    const [kind] = event.type;
    // Of the methods, only "get" has no fourth letter.
    if (kind == "s" && !event.target.method[3] && !device.onLine) {
      hold(event);
      say();
    }
    const island = event.state ? root : within(event, "[data-island]");
    if (island) {
      const states = island.dataset;
      if (within(event, { s: "*", c: "[type=button],.back" }[kind])) {
        hold(event);
        event.stopPropagation();
      }
      states.waking = "";
      wake(island, event).catch(() => {
        delete states.waking;
        // A link leads to its own address. Pointing only prefetches, so its failure shows no message.
        if (kind == "c" && island.href) location = island;
        else if (kind != "p") say(states.trouble);
      });
    }
  };

  // "calm" switches page transitions off while the user saves data.
  classList.add("js", device.connection?.saveData ? "calm" : "js");
  // A guarded page names its member and a page for visitors names none; both override the cache.
  attempt(() => "user" in dataset && ((storage.user = dataset.user) || delete storage.user));
  arrive();
  setInterval(setMember, 5_000);

  // The page has loaded, or the back-forward cache has restored it.
  onpageshow = () => {
    setMenu();
    catchUp();
    // On the pages before, the visitor may have clicked nothing but links.
    if (page.referrer.includes(origin)) keep();
  };
  matchMedia("(width<=48em)").onchange = () => setMenu();
  onstorage = catchUp;
  onkeydown = (event) => {
    if (event.key == "Escape") setMenu();
    if (event.key == "/" && !within(event, "input,select")) {
      hold(event);
      // `search` is the element of that id.
      search.focus();
    }
  };
  onclick = (event) => {
    // Links and forms leave the page, which would abort the import and, in Firefox, keep the page
    // out of the back-forward cache.
    const leaving = within(event, "a,form *");
    leaving || keep();
    if (within(event, ".theme")) {
      attempt(() => (storage["dark-mode"] = setTheme()));
    }
    // The search field unfolds by its focus; this control also covers the page behind it.
    if (within(event, ".fold")) page.activeElement.blur();
    if (within(event, ".flip")) {
      hold(event);
      setMenu(!isOpen);
    } else if (leaving || !within(event, ".menu")) setMenu();
    // The next click clears the message.
    notice[text] = "";
  };
  for (const type of "focusin pointerover input popstate click submit".split(" ")) {
    addEventListener(type, touch, 1);
  }
}
