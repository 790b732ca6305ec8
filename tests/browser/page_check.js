// What is said on a page, and what does not fit on it. Each finding names the element by its classes.

() => {
  const SLACK = 1.5; // pixels that rounding takes
  // Notation, code, and what says that it is in another language.
  const ELSEWISE = "script, style, noscript, code, pre, option, [lang]:not(html), [translate=no]";
  const visible = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const where = (element) => {
    const own = [element.tagName.toLowerCase(), ...element.classList].filter(
      (part) => !part.startsWith("svelte-"),
    );
    const around = element.parentElement?.closest("[class]")?.classList[0];
    return `${around ? `.${around} ` : ""}${own.join(".")}`;
  };

  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element.closest(ELSEWISE)) continue;
      if (node.data.trim() && visible(element)) yield [node, element];
    }
  }

  const said = [["title", document.title]];
  for (const [node, element] of texts()) said.push([where(element), node.data.trim()]);
  for (const element of document.body.querySelectorAll("*"))
    if (visible(element) && !element.closest(ELSEWISE))
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"])
        if (element.getAttribute(name))
          said.push([`${where(element)}[${name}]`, element.getAttribute(name)]);

  const broken = [];
  const report = (what, element, more = "") =>
    broken.push(`${what}: ${where(element)} ${more}`.trim().slice(0, 200));

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) broken.push(`the page is ${page.scrollWidth} wide`);

  // Text that is cut off by what it stands in, or stands beyond the window.
  const range = document.createRange();
  const shown = [];
  for (const [node, element] of texts()) {
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length === 0 || element.getBoundingClientRect().width <= 1) continue;
    if (element.closest("svg") && !/\p{L}{2}/u.test(node.data)) continue; // a picture of pieces
    let [across, down] = [true, true]; // whether nothing around can be scrolled there
    let cut = false;
    for (let around = element; around && around !== page; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.clipPath === "inset(50%)") boxes.length = 0;
      if (["auto", "scroll"].includes(style.overflowX)) across = false;
      if (["auto", "scroll"].includes(style.overflowY)) down = false;
      if (around instanceof SVGElement || style.display === "inline") continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      const hides = (overflow) => ["hidden", "clip"].includes(overflow);
      for (const box of boxes) {
        if (across && hides(style.overflowX))
          cut ||= box.left < left - SLACK || box.right > right + SLACK;
        if (down && hides(style.overflowY))
          cut ||= box.top < top - SLACK - 3 || box.bottom > bottom + SLACK + 3;
      }
      if (around === element && across && hides(style.overflowX))
        cut ||= element.scrollWidth > element.clientWidth + 1;
      if (style.position === "fixed") break;
    }
    if (boxes.length === 0) continue;
    if (cut) report("cut off", element, node.data.trim());
    if (across && boxes.some(({ left, right }) => left < -SLACK || right > innerWidth + SLACK))
      report("beyond the window", element, node.data.trim());
    if (!cut) for (const box of boxes) shown.push([box, element, node]);
  }

  function scrolledAway(element, x, y) {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible" && around !== page) continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
  }

  // What is asked stands there whole, and need not be scrolled.
  for (const sentence of document.querySelectorAll(".prompt p")) {
    const { bottom } = sentence.parentElement.getBoundingClientRect();
    if (sentence.getBoundingClientRect().bottom > bottom + SLACK)
      report("to be scrolled", sentence, sentence.textContent);
  }

  // What is pressed must not lie under something else.
  const under = (x, y) => document.elementFromPoint(x, y);
  const pressed = "button, a[href], input, select, textarea, summary, [role=button], [role=tab]";
  const inFront = document.querySelector("dialog:modal") ?? document.body;
  for (const element of inFront.querySelectorAll(pressed)) {
    if (!visible(element) || element.disabled || element.closest("svg, [inert]")) continue;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (width <= 1 || height <= 1 || scrolledAway(element, x, y)) continue;
    const top_ = under(x, y);
    const covered = top_ && !element.contains(top_) && !top_.contains(element);
    const other = covered && top_.closest(pressed);
    if (other && !other.contains(element)) report("covered", element, `by ${where(other)}`);
  }

  // Text over text.
  const plain = shown.filter(([, element]) => !element.closest("svg"));
  for (const [nth, [box, element, node]] of plain.entries())
    for (const [other, otherElement, otherNode] of plain.slice(nth + 1)) {
      const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (node === otherNode || wide < 4 || high < 6) continue;
      const hit = under((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const otherHit = under((other.left + other.right) / 2, (other.top + other.bottom) / 2);
      if (hit === element && otherHit === otherElement)
        report("overlap", element, `${node.data.trim()} / ${otherNode.data.trim()}`);
    }

  return { said, broken };
};
