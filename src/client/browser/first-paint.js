// Runs before the first paint of every page, and is all that runs before a person does something.
// The build minifies it, inlines it and names its hash in the policy; "ISLANDS" stands for the
// address of the one module that wakes islands.
{
  const page = document;
  const root = page.documentElement;
  const { classList, dataset } = root;
  const all = (selector) => page.querySelectorAll(selector);
  const on = addEventListener;
  const within = ({ target }, selector) => target.closest?.(selector);
  const hold = (event) => event.preventDefault();
  const attempt = (action) => {
    try {
      return action();
    } catch {}
  };
  // Anything can be in it. Where it is forbidden, a page remembers what it says itself.
  const storage = attempt(() => localStorage) ?? dataset;
  const kept = (key) => attempt(() => JSON.parse(storage[key]));

  // Where none is named, it is the other one.
  const setTheme = (named) => {
    const dark = classList.toggle("dark", named);
    for (const button of all(".theme")) button.ariaChecked = dark;
    return dark;
  };

  // The avatar takes the default's place once it is there, and only then.
  const picture = new Image();
  // Whoever keeps it is not told where it is looked at.
  picture.referrerPolicy = "no-referrer";
  picture.onload = () => {
    root.style = `--photo:url("${picture.src}")`;
  };
  let photo;

  // What is remembered decides how a page looks, and nothing more: the edge decides what is in it.
  // Answers with the member whose look it has now.
  const setMember = () => {
    const { uid, displayName, photoURL } = kept("user") || {};
    classList.toggle("member", !!uid?.[0]);
    if (photo !== photoURL) {
      root.style = "";
      photo = photoURL;
      picture.src = photo || "";
    }
    const text = (typeof displayName === "string" && displayName) || "Username";
    for (const name of all(".greeting b")) if (name.textContent !== text) name.textContent = text;
    const favorites = kept("favorites");
    for (const star of all("[data-island]>.star")) {
      const filled = attempt(() => favorites.uid === uid && favorites.keys.includes(star.value));
      star.ariaPressed = !!filled;
      star.title = `${filled ? "Remove from" : "Add to"} Favorites!`;
    }
    return uid;
  };
  const setLook = () => {
    setTheme(kept("dark-mode") === true);
    return setMember();
  };

  const islands = () => import("ISLANDS");

  classList.add("js");
  // Whoever saves data is shown no transitions between pages.
  if (navigator.connection?.saveData) classList.add("calm");
  // A page behind a guard names its member, a page for visitors names nobody: that is the truth.
  attempt(() => {
    if (dataset.user) storage.user = dataset.user;
    else if ("user" in dataset) delete storage.user;
  });
  const owner = setLook();

  // Another tab may have changed something. Where it has signed in or out, a page that the edge has
  // made for one person is not this one's any more.
  const catchUp = () => {
    if (setLook() !== owner && "user" in dataset) location.reload();
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
    for (const part of all("body>:not(.menu)")) part.inert = open;
    // The first of the two opens the menu, the second closes it.
    all("a.icon-button")[+open].focus();
  };

  // The page is whole, or comes back as it was left.
  on("pageshow", () => {
    arrivals.disconnect();
    setMenu();
    catchUp();
  });
  matchMedia("(width<=768px)").onchange = () => setMenu();
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
    if (dataset.sw) islands().then(({ keepPages }) => keepPages(dataset.sw), setMember);
    if (within(event, ".theme")) {
      attempt(() => {
        storage["dark-mode"] = setTheme();
      });
    }
    if (within(event, "a.icon-button")) {
      hold(event);
      setMenu(!isOpen);
    } else if (!within(event, ".menu") || within(event, ".menu a")) setMenu();
  });

  // An island wakes when it is touched. A click or a submission that nothing can handle yet is
  // held back, and played again by the island once it is awake. An entry of the history that has a
  // state was made by an island: coming back to it touches whichever of the page made it. What a
  // member does anywhere else touches the page itself, unless the edge has been asked of late who
  // this is: its anti-forgery token lasts an hour. What could not be asked is not asked again.
  const touch = (event) => {
    const asking = /XSRF/.test(page.cookie) ? "" : ",.member:not([data-failed])";
    const island = event.state ? root : within(event, `[data-island]${asking}`);
    if (!island) return;
    if (island !== root && within(event, { submit: "*", click: "[type=button]" }[event.type])) {
      hold(event);
      event.stopPropagation();
    }
    islands()
      .then((islands) => islands.touch(island, event))
      .catch(() => {
        island.dataset.failed = "";
      });
  };
  for (const type of ["focusin", "pointerover", "input", "popstate", "click", "submit"]) {
    on(type, touch, 1);
  }
}
