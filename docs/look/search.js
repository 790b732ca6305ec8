/* What the theme's search needs to work in our room, and without any server. */

/* Its dialog brings a style element, which our content security policy forbids. */
const append = ShadowRoot.prototype.appendChild;
ShadowRoot.prototype.appendChild = function (node) {
  if (node.localName !== "style") return append.call(this, node);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(node.textContent);
  this.adoptedStyleSheets.push(sheet);
  return node;
};

/* Browsers start no worker from a disk: there, it runs in a frame of the page. */
if (location.protocol === "file:") {
  window.Worker = class {
    constructor(url) {
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => {
        const message = { data: structuredClone(data) };
        setTimeout(() => this.onmessage?.(message));
      };
      this.ready = new Promise((ready, failed) => {
        const script = inside.document.createElement("script");
        script.onload = ready;
        script.onerror = failed;
        script.src = new URL(url, location.href);
        inside.document.body.append(script);
      });
      this.ready.catch((error) => this.onerror?.(error));
    }

    postMessage(data) {
      const message = new MessageEvent("message", { data: structuredClone(data) });
      this.ready.then(() => this.frame.contentWindow?.dispatchEvent(message));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
