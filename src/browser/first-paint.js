(() => {
  const root = document.documentElement;
  const find = (selector) => document.querySelector(selector);
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const setTheme = (dark) => {
    root.classList.toggle("dark", dark);
    find(".theme")?.setAttribute("aria-checked", dark);
  };
  root.classList.add("js");
  setTheme(stored("dark-mode") === "true");

  const isOpen = () => root.classList.contains("menu-shown");
  const setMenu = (open) => {
    if (open === isOpen()) return;
    root.classList.toggle("menu-shown", open);
    for (const part of document.querySelectorAll(".skip, .top, main")) part.inert = open;
    find(open ? ".menu-close" : ".menu-open").focus();
  };

  addEventListener("DOMContentLoaded", () => setTheme(root.classList.contains("dark")));
  addEventListener("pageshow", () => setMenu(false));
  matchMedia("(max-width: 768px)").addEventListener("change", () => setMenu(false));
  addEventListener("storage", ({ key, newValue }) => {
    if (key === "dark-mode") setTheme(newValue === "true");
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") setMenu(false);
  });
  addEventListener("click", (event) => {
    const on = (selector) => event.target.closest?.(selector);
    if (on(".theme")) {
      const dark = !root.classList.contains("dark");
      setTheme(dark);
      try {
        localStorage.setItem("dark-mode", dark);
      } catch {}
    }
    if (on(".menu-open, .menu-close")) {
      event.preventDefault();
      setMenu(!isOpen());
    } else if (!on(".menu") || on(".menu a")) setMenu(false);
  });
})();
