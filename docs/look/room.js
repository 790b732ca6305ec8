/* A way back to the room, where a room serves this site; on a disk or on another host there is none. */

const site = new URL("..", document.currentScript.src);
if (site.protocol !== "file:" && site.pathname === "/docs/") {
  const link = document.createElement("a");
  link.className = "to-room";
  link.href = new URL("..", site);
  link.textContent = "The room";
  document.querySelector(".md-header__source").replaceWith(link);
}
