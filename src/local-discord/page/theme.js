// @ts-check
// A classic script in the head, so that the chosen theme is there before the first paint.
(() => {
  const key = 'local-discord.theme';
  const root = document.documentElement;
  const isDark = () => {
    const chosen = root.getAttribute('data-theme');
    return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  };
  try {
    const stored = localStorage.getItem(key);
    if (stored === 'dark' || stored === 'light') root.setAttribute('data-theme', stored);
  } catch {
    // Without storage the system's choice holds.
  }
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-theme-toggle]') : null;
    if (!button) return;
    const next = isDark() ? 'light' : 'dark';
    root.setAttribute('data-theme', next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // As above.
    }
  });
})();
