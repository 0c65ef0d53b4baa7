// Before anything is drawn: the theme that the reader chose, and room for the answer about a deck, so that nothing moves later.
"use strict";
if (/[#&]q=AA/.test(location.hash)) document.documentElement.dataset.deck = "";
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing for files: the theme is the system's.
}
