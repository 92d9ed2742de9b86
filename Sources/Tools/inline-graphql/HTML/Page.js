"use strict";
(() => {
  const element = (id) => document.getElementById(id);
  const words = element("words");
  const entries = [...document.querySelectorAll(".entry")];
  const sections = [...document.querySelectorAll("main > section")];
  let texts;

  // An entry is shown if it has every word.
  const search = () => {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    texts ??= entries.map((entry) => entry.textContent.toLowerCase());
    let count = 0;
    entries.forEach((entry, index) => {
      const isFound = wanted.every((word) => texts[index].includes(word));
      entry.hidden = !isFound;
      if (isFound) count += 1;
    });
    for (const section of sections) {
      const own = [...section.querySelectorAll(".entry")];
      section.hidden = wanted.length > 0 && own.every((entry) => entry.hidden);
    }
    element("found").textContent = wanted.length > 0 ? `${count} of ${entries.length}` : "";
  };

  const openAll = (isOpen) => {
    for (const details of document.querySelectorAll("main details")) details.open = isOpen;
  };

  // A link may lead to what is folded or was not found.
  const show = () => {
    if (!location.hash) return;
    const target = element(location.hash.slice(1));
    if (!target) return;
    if (target.closest("[hidden]")) {
      words.value = "";
      search();
    }
    for (let outer = target; outer; outer = outer.parentElement) {
      if (outer.tagName === "DETAILS") outer.open = true;
    }
    scroll(target, 3);
  };

  // The browser lays out what is off the screen when it comes near, so that the target moves.
  const scroll = (target, times) => {
    target.scrollIntoView();
    if (times > 0) requestAnimationFrame(() => scroll(target, times - 1));
  };

  let waiting;
  words.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(search, 100);
  });
  element("search").addEventListener("submit", (event) => {
    event.preventDefault();
    search();
  });
  element("open").addEventListener("click", () => openAll(true));
  element("close").addEventListener("click", () => openAll(false));
  addEventListener("hashchange", show);
  // A link to where the page is already.
  document.addEventListener("click", (event) => {
    if (event.target.closest("a")?.hash === location.hash) show();
  });
  element("search").hidden = false;
  show();
})();
