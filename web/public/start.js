/* Runs before the first paint. */

/* So that the page never flashes in the wrong theme. Keys as in src/ui/theme/appearance.ts. */
(function () {
  var root = document.documentElement;
  var dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  var candles = 'green-red';
  try {
    var theme = window.localStorage.getItem('wickwise.theme');
    if (theme === 'dark' || theme === 'light') dark = theme === 'dark';
    if (window.localStorage.getItem('wickwise.candles') === 'blue-orange') candles = 'blue-orange';
  } catch (refused) {
    /* Storage may be off; the system's wish then holds. */
  }
  root.dataset.candles = candles;
  root.classList.toggle('dark', dark);
  root.style.backgroundColor = dark ? '#0E1116' : '#FBFAF7';
})();

/*
 * What a signed-in page needs first is asked for while the scripts are on their way; src/api/asked-ahead.ts takes the answer. Without a
 * session nothing is asked.
 */
(function () {
  var url = document.currentScript.dataset.apiBase + '/auth/me/start';
  var headers = { Accept: 'application/json' };
  try {
    var token = window.localStorage.getItem('wickwise.token');
    if (token === null) return;
    headers.Authorization = 'Bearer ' + token;
  } catch (refused) {
    /* The cookie carries the session. */
  }
  var answer = fetch(url, { headers: headers, credentials: 'include' });
  answer.catch(function () {});
  window.askedAhead = { url: url, answer: answer };
})();

/*
 * A page that was drawn beforehand is seen first. The scripts that take it over are fetched once it has been painted, and run when
 * somebody begins to use it, or after four seconds: one after the other, so that the page answers in between. What was pressed
 * meanwhile is pressed again.
 */
(function () {
  var takenOverBy = document.currentScript.dataset.takenOverBy;
  if (!takenOverBy) return;
  var files = takenOverBy.split(' ');
  var idle = window.requestIdleCallback || setTimeout;
  var ran = 0;
  var signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  var begun = false;
  var pressed = null;

  function press(event) {
    pressed = event.target instanceof Element ? event.target.closest('button') : null;
  }

  /* Into the browser's cache, one file after the other; nothing of them is looked at yet. */
  function fetchAhead(from) {
    if (begun || from >= files.length) return;
    var link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = files[from];
    document.head.append(link);
    idle(function () {
      fetchAhead(from + 1);
    });
  }

  function preloadAll() {
    files.forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
  }

  function next() {
    var file = files[ran++];
    if (file) import(file).then(function () { setTimeout(next); });
  }

  function begin() {
    if (begun) return;
    begun = true;
    signs.forEach(function (name) { window.removeEventListener(name, begin); });
    preloadAll();
    next();
  }

  function isExpected() {
    try {
      return window.localStorage.getItem('wickwise.token') !== null;
    } catch (refused) {
      return true;
    }
  }

  signs.forEach(function (name) { window.addEventListener(name, begin, { passive: true }); });
  document.addEventListener('click', press, true);
  window.addEventListener('load', function () {
    if (isExpected()) begin();
    new PerformanceObserver(function (painted, observer) {
      observer.disconnect();
      idle(function () {
        fetchAhead(0);
      });
    }).observe({ type: 'paint', buffered: true });
    setTimeout(begin, 4000);
  });
  window.addEventListener('taken-over', function () {
    document.removeEventListener('click', press, true);
    if (pressed && pressed.isConnected) pressed.click();
  });
})();
