// Runs before the first paint of every page. For a visitor it is the only script until the first
// interaction; a member's page imports one more script after the paint. The build minifies this
// one, inlines it and names its hash in the policy; "ISLANDS" stands for the address of the module
// that wakes islands, "MEMBERS" for that of the script for members.
{
  const page = document;
  const root = page.documentElement;
  const { classList, dataset } = root;
  const all = (selector) => page.querySelectorAll(selector);
  const device = navigator;
  const on = addEventListener;
  // Minifying leaves names of properties as long as they are.
  const text = "textContent";
  const within = ({ target }, selector) => target.closest?.(selector);
  const hold = (event) => event.preventDefault();
  const attempt = (action) => {
    try {
      return action();
    } catch {}
  };
  // Its entries are not trusted. Where storage is forbidden, the page's own data stands in for it.
  const storage = attempt(() => localStorage) ?? dataset;
  const cached = (key) => attempt(() => JSON.parse(storage[key]));

  // Without a value the theme is switched.
  const setTheme = (named) => {
    const dark = classList.toggle("dark", named);
    for (const button of all(".theme")) button.ariaChecked = dark;
    return dark;
  };

  // The cached member decides only how a page looks; the edge decides what is in it.
  // Returns the member that the page is shown for.
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

  // With data saving on there are no transitions between pages.
  classList.add("js", device.connection?.saveData ? "calm" : "js");
  // A page behind a guard names its member, a page for visitors names none: both override
  // the cache.
  attempt(() => {
    if (dataset.user) storage.user = dataset.user;
    else if ("user" in dataset) delete storage.user;
  });
  setLook();

  // Another tab may have changed the cache. As the handler of failures, it does no harm.
  const catchUp = () => {
    if (setLook()) import("MEMBERS").catch(setMember);
  };
  // Parts of the page are set as they arrive, before they are painted.
  const arrivals = new MutationObserver(setLook);
  arrivals.observe(root, { childList: 1, subtree: 1 });
  setInterval(() => page.hidden || setMember(), 5_000);

  let isOpen = false;
  const setMenu = (open = false) => {
    if (open === isOpen) return;
    isOpen = open;
    classList.toggle("menu-shown", open);
    for (const part of all("body>:not(.menu,#notice)")) part.inert = open;
    // The first of the two opens the menu, the second closes it.
    all(".flip")[+open].focus();
  };

  // The page has loaded, or the back-forward cache has restored it.
  on("pageshow", () => {
    arrivals.disconnect();
    setMenu();
    catchUp();
    // The element of that id, on the page of a game: its data say how it is printed.
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
      // The element of that id.
      search.focus();
    }
  });
  on("click", (event) => {
    // The service worker, which keeps pages for reading offline, is fetched at the first click.
    if (dataset.sw) islands().then((woken) => woken.keepPages(dataset.sw), setMember);
    if (within(event, ".theme")) {
      attempt(() => {
        storage["dark-mode"] = setTheme();
      });
    }
    // The search field unfolds by its focus; this control also lies behind it, all over the page.
    if (within(event, ".fold")) page.activeElement.blur();
    if (within(event, ".flip")) {
      hold(event);
      setMenu(!isOpen);
    } else if (!within(event, ".menu") || within(event, "a")) setMenu();
    // The next click hides the message.
    notice[text] = "";
  });

  // A live region, the element of that id. Its sentences are in the page.
  const say = (sentence) => {
    notice[text] = device.onLine ? sentence : notice.dataset.offline;
  };

  // An island wakes when it is touched. A click or a submission that nothing can handle yet is
  // held back, and played again by the island once it is awake. An entry of the history that has a
  // state was made by an island: coming back to it touches whichever of the page made it. A form
  // that leads to another page leads nowhere without a connection.
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
        // Pointing only prefetches; going back wakes no island.
        if (type[0] !== "p") say(states.trouble);
      });
  };
  for (const type of "focusin pointerover input popstate click submit".split(" ")) {
    on(type, touch, 1);
  }
}
