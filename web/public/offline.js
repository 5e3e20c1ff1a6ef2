/* The page without a connection: in the theme that was chosen, and left as soon as the server answers again. */
(function () {
  try {
    var theme = window.localStorage.getItem('wickwise.theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  } catch (refused) {
    /* Storage may be off; the system's wish then holds. */
  }
  function look() {
    if (document.hidden) return;
    window.fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      function () {
        window.location.reload();
      },
      function () {
        /* Still away. */
      },
    );
  }
  window.addEventListener('online', look);
  window.setInterval(look, 4000);
})();
