/* Before the first paint, so that the page never flashes in the wrong theme. Keys as in src/ui/theme/appearance.ts. */
(function () {
  var root = document.documentElement;
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  try {
    var theme = window.localStorage.getItem('wickwise.theme');
    if (theme === 'dark' || theme === 'light') dark = theme === 'dark';
    if (window.localStorage.getItem('wickwise.candles') === 'blue-orange') root.dataset.candles = 'blue-orange';
  } catch (refused) {
    /* Storage may be off; the system's wish then holds. */
  }
  root.classList.toggle('dark', dark);
  root.style.backgroundColor = dark ? '#0E1116' : '#FBFAF7';
})();
