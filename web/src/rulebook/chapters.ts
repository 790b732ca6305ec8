/** A rulebook page of the server, taken apart into chapters and rules. */

export interface Rule {
  id: string;
  title: string;
  html: string;
  /** The language it is in, if that is not the one of the page. */
  lang?: string;
  /** The words of the title and the text, to be searched. */
  words: string;
}

export interface Chapter {
  title: string;
  html: string;
  rules: Rule[];
}

export function chapters(html: string): Chapter[] {
  const page = new DOMParser().parseFromString(html, "text/html").body;
  const found: Chapter[] = [{ title: "", html: "", rules: [] }];
  for (const element of leaves(page)) {
    const chapter = found.at(-1)!;
    element.querySelector(":scope > a.rule-id")?.remove(); // the page puts its own there
    const title = element.textContent?.trim() ?? "";
    if (element.matches("h2")) found.push({ title, html: "", rules: [] });
    else if (element.matches("h3[id]"))
      chapter.rules.push({
        id: element.id,
        title,
        html: "",
        lang: element.closest<HTMLElement>("section[lang]")?.lang,
        words: plain(title),
      });
    else {
      const rule = chapter.rules.at(-1);
      if (rule) rule.words += ` ${plain(title)}`;
      (rule ?? chapter).html += element.outerHTML;
    }
  }
  return found.filter((chapter) => chapter.html || chapter.rules.length);
}

/** Whether all words of the query are there; accents and case do not matter. */
export function fits(rule: Rule, query: string): boolean {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return wanted.every((word) => rule.words.includes(word) || rule.id.toLowerCase() === word);
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The elements of a page in order; what merely wraps headings is looked into. */
function* leaves(parent: Element): Generator<Element> {
  for (const element of parent.children) {
    if (element.querySelector("h2, h3")) yield* leaves(element);
    else yield element;
  }
}
