// Runs before the first paint of every page. For a visitor it is the only script until the first
// interaction; a member's page imports one more script after the paint. The build minifies and
// inlines this script, adds its hash to the content security policy, and replaces "ISLANDS" and
// "MEMBERS" with the addresses of the modules for islands and for members.
{
  const page = document;
  const root = page.documentElement;
  const { classList, dataset } = root;
  const all = (selector) => page.querySelectorAll(selector);
  const device = navigator;
  const on = addEventListener;
  // Names that minifying can shorten, unlike property names.
  const text = "textContent";
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
    for (const button of all(".theme")) button.ariaChecked = dark;
    return dark;
  };

  // Sets the member's marks from the cache and returns the cached member's uid. The cache decides
  // only how a page looks; the edge decides what is in it.
  const setMember = () => {
    const { uid, displayName } = cached("user") || {};
    classList.toggle("member", !!uid?.[0]);
    const name = attempt(() => displayName.trim()) || "Username";
    for (const shown of all(".greeting b")) if (shown[text] !== name) shown[text] = name;
    const favorites = cached("favorites");
    for (const star of all("[data-island]>.star")) {
      star.ariaPressed = !!attempt(
        () => favorites.uid === uid && favorites.keys.includes(star.value),
      );
    }
    return uid;
  };
  const setLook = () => {
    setTheme(cached("dark-mode") === true);
    return setMember();
  };

  const islands = () => import("ISLANDS");

  // "calm" switches page transitions off while the user saves data.
  classList.add("js", device.connection?.saveData ? "calm" : "js");
  // A guarded page names its member and a page for visitors names none; both override the cache.
  attempt(() => {
    if (dataset.user) storage.user = dataset.user;
    else if ("user" in dataset) delete storage.user;
  });
  setLook();

  // Another tab may have changed the cache. A failure to load the script for members does no harm.
  const catchUp = () => {
    if (setLook()) import("MEMBERS").catch(setMember);
  };
  // Sets parts of the page as they arrive, before they are painted.
  const arrivals = new MutationObserver(setLook);
  arrivals.observe(root, { childList: 1, subtree: 1 });
  setInterval(() => page.hidden || setMember(), 5_000);

  let isOpen = false;
  const setMenu = (open = false) => {
    if (open === isOpen) return;
    isOpen = open;
    classList.toggle("menu-shown", open);
    for (const part of all("body>:not(.menu,#notice)")) part.inert = open;
    // The first of the two buttons opens the menu, the second closes it.
    all(".flip")[+open].focus();
  };

  // The page has loaded, or the back-forward cache has restored it.
  on("pageshow", () => {
    arrivals.disconnect();
    setMenu();
    catchUp();
    // `tip` is the element of that id on a game's page; its data attributes hold the format.
    attempt(() => {
      tip[text] = new Date(tip.dateTime).toLocaleString("en", tip.dataset);
    });
  });
  matchMedia("(width<=48em)").onchange = () => setMenu();
  on("storage", catchUp);
  on("keydown", (event) => {
    if (event.key === "Escape") setMenu();
    if (event.key === "/" && !within(event, "input,select")) {
      hold(event);
      // `search` is the element of that id.
      search.focus();
    }
  });
  on("click", (event) => {
    // The service worker, which saves pages for offline reading, is registered at the first click.
    if (dataset.sw) islands().then((woken) => woken.keepPages(dataset.sw), setMember);
    if (within(event, ".theme")) {
      attempt(() => {
        storage["dark-mode"] = setTheme();
      });
    }
    // The search field unfolds by its focus; this control also covers the page behind it.
    if (within(event, ".fold")) page.activeElement.blur();
    if (within(event, ".flip")) {
      hold(event);
      setMenu(!isOpen);
    } else if (!within(event, ".menu") || within(event, "a")) setMenu();
    // The next click clears the message.
    notice[text] = "";
  });

  // `notice` is the live region of that id; its sentences are data attributes in the page.
  const say = (sentence) => {
    notice[text] = device.onLine ? sentence : notice.dataset.offline;
  };

  // An island wakes when it is touched. A click or a submission that nothing can handle yet is held
  // back, and the island replays it once it is awake. A history entry with a state was made by an
  // island, so coming back to it touches the island of the page that makes entries. A form that
  // would load another page is held back without a connection.
  const touch = (event) => {
    const { type } = event;
    if (type === "submit" && event.target.method === "get" && !device.onLine) {
      hold(event);
      say();
    }
    const island = event.state ? root : within(event, "[data-island]");
    if (!island) return;
    const states = island.dataset;
    if (within(event, { submit: "*", click: "[type=button]" }[type])) {
      hold(event);
      event.stopPropagation();
    }
    states.waking = "";
    islands()
      .then((islands) => islands.touch(island, event))
      .catch(() => {
        delete states.waking;
        // Pointing only prefetches, so its failure shows no message.
        if (type[0] !== "p") say(states.trouble);
      });
  };
  for (const type of "focusin pointerover input popstate click submit".split(" ")) {
    on(type, touch, 1);
  }
}
