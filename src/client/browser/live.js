// Moves the games in progress of a page, which is rendered with their last state. Only pages with a
// game of today that is not over load it. A line holds the number of its last change and the games
// that have changed: "12;23 5:23 88 91" (domain/live/live-text.ts). Without a connection the page
// asks for the line every few seconds, by its ETag.
{
  const page = document;
  let { date, from = 0, sequence: last } = page.currentScript.dataset;
  const path = `/nba/live/${date}`;
  const QUARTERS = ["", "1st", "2nd", "3rd", "4th"];
  const WORDS = { h: "Halftime", f: "Final", p: "Postponed", c: "Canceled" };
  const MINUTE = 60_000;
  const text = "textContent";
  const all = (selector, part = page) => [...part.querySelectorAll(selector)];

  let socket;
  let timer;
  let failures = 0;
  // Under Save-Data nothing is asked for until the page is touched.
  let isOff = navigator.connection?.saveData;

  const overtime = (count) => `${count > 1 ? count : ""}OT`;
  // "f1" is a final with an overtime; "6" is the second overtime.
  const when = (code, clock) => {
    const [kind, overtimes] = code;
    const word = WORDS[kind];
    if (word) return overtimes ? `${word}/${overtime(overtimes)}` : word;
    const period = QUARTERS[code] || overtime(code - 4);
    return clock === "0:00" ? `End of ${period}` : clock ? `${clock} ${period}` : period;
  };

  // The live region says what has changed once a minute at most: the score of the page's only game,
  // halves and ends of the others. An output is one by itself.
  const line = page.body.appendChild(page.createElement("output"));
  line.className = "hidden-text";
  let unsaid = {};
  let saidAt = 0;
  let saying;
  const say = () => {
    line[text] = Object.values(unsaid).join(". ");
    unsaid = {};
    saidAt = Date.now();
    saying = 0;
  };

  const show = (card, code, clock, points) => {
    const { dataset } = card;
    const words = when(code, clock);
    const isOver = "fpc".includes(code[0]);
    dataset.state = isOver ? "over" : "live";
    card.toggleAttribute("data-corrected", points[1].endsWith("!"));
    all("[data-when],b", card)[0][text] = words;
    if ("pc".includes(code)) return;
    const [away, home] = points.map(Number.parseFloat);
    // In a card the name is the text after the badge.
    const told = all("[data-points],a b", card).map((score, at) => {
      const row = score.parentNode;
      score[text] = at ? home : away;
      row.classList.toggle("won", code[0] === "f" && (at ? home > away : away > home));
      // biome-ignore lint/performance/useDomNodeTextContent: without a score that the reader hides.
      return `${score.dataset.points || row.childNodes[1].data} ${score.innerText}`;
    });
    if (WORDS[code[0]] || !all("[data-live]")[1]) {
      unsaid[dataset.live] = [...told, words].join(", ");
      if (!saying) saying = setTimeout(say, saidAt + MINUTE - Date.now());
    }
  };

  const take = (given) => {
    const [number, ...games] = given.split(";");
    if (+number <= +last) return;
    last = number;
    for (const game of games) {
      const [code, clock, ...points] = game.split(" ");
      if (code[1] !== "s")
        for (const card of all(`[data-live="${code[0]}"]`))
          show(card, code.slice(1), clock, points);
    }
    if (!all("[data-live]:not([data-state=over])")[0]) stop();
  };

  const stop = () => {
    isOff = true;
    close();
  };
  const close = () => {
    clearTimeout(timer);
    if (socket) {
      socket.onclose = 0;
      socket.close();
    }
    socket = 0;
  };
  // Readers whose connections end together do not come back together.
  const later = (action, ms) => {
    timer = setTimeout(action, ms * (1 + Math.random()));
  };
  const poll = async () => {
    try {
      const answer = await fetch(path);
      if (answer.ok) take(await answer.text());
      if (answer.status === 404) stop();
    } catch {}
    if (!isOff && !page.hidden) later(poll, MINUTE / 4);
  };
  const open = () => {
    clearTimeout(timer);
    if (isOff || socket || page.hidden) return;
    const early = from - Date.now();
    if (early > 0) return later(open, Math.min(early, MINUTE));
    if (failures > 2) return poll();
    socket = new WebSocket(`${location.origin.replace("http", "ws")}${path}?after=${last}`);
    socket.onmessage = ({ data }) => {
      failures = 0;
      take(data);
    };
    socket.onclose = ({ code }) => {
      socket = 0;
      failures++;
      // 1000 means that nothing more will come.
      if (code === 1000) stop();
      else later(open, 1_000 * failures);
    };
  };

  page.addEventListener("visibilitychange", () => (page.hidden ? close() : open()));
  // A page with a connection is not kept for coming back.
  addEventListener("pagehide", close);
  addEventListener("pageshow", open);
  const touch = () => {
    isOff = false;
    open();
  };
  if (isOff) {
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, touch, { once: true });
  }
  open();
}
