/** The page of the API's documentation: a frame of ours around the viewer, which reads the contract from this server. */
export const docsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Wickwise API</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/docs.css" />
  </head>
  <body>
    <header class="head">
      <a class="name" href="/">Wickwise</a>
      <nav aria-label="About the API">
        <a href="/integrations">Keys and webhooks</a>
        <a href="/api/openapi.json">openapi.json</a>
      </nav>
    </header>
    <main id="docs"><noscript>The documentation needs JavaScript; the contract itself is at /api/openapi.json.</noscript></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/docs.js"></script>
  </body>
</html>
`;

/** Starts the viewer. No script stands in the page itself: the policy forbids it. */
export const docsScript = `const dark = matchMedia('(prefers-color-scheme: dark)');
const show = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
show();
dark.addEventListener('change', show);
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  filter: true,
  showExtensions: true,
  persistAuthorization: false,
  requestSnippetsEnabled: true,
  syntaxHighlight: { theme: 'nord' },
  tagsSorter: 'alpha',
  validatorUrl: null,
});
`;

/** Paper and ink by day, graphite and bone by night, as everywhere else. */
export const docsStyle = `:root { --paper: #fbfaf7; --ink: #14181f; --line: #d9d5ca; --accent: #8a5a00; }
html.dark-mode { --paper: #0e1116; --ink: #e9e6df; --line: #2a2f38; --accent: #f0b34a; }
html { background: var(--paper); }
html.dark-mode, html.dark-mode body { background: var(--paper); }
body { margin: 0; background: var(--paper); color: var(--ink); }
.head { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; justify-content: space-between;
  padding: 12px 20px; border-bottom: 1px solid var(--line); font: 15px/1.5 system-ui, sans-serif; }
.head a { color: var(--ink); text-decoration: none; }
.head a:hover { text-decoration: underline; }
.head a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
.head .name { font-weight: 650; letter-spacing: -0.01em; }
.head nav { display: flex; flex-wrap: wrap; gap: 4px 20px; }
noscript { display: block; padding: 20px; font: 16px/1.5 system-ui, sans-serif; }
.swagger-ui .info { margin: 28px 0 20px; }
.swagger-ui .info .title small { top: -2px; }
.swagger-ui .scheme-container { background: transparent; box-shadow: none; border-bottom: 1px solid var(--line); padding: 12px 0 20px; }
.swagger-ui .opblock { box-shadow: none; border-radius: 6px; margin: 0 0 8px; }
.swagger-ui .opblock .opblock-summary-description { color: inherit; }
.swagger-ui .filter .operation-filter-input { background: transparent; color: inherit; border: 1px solid var(--line); max-width: 420px; }
@media (max-width: 640px) {
  .swagger-ui .opblock-tag { flex-wrap: wrap; justify-content: space-between; }
  .swagger-ui .opblock-tag small { flex: 1 1 100%; order: 1; padding: 4px 0 0; }
  .swagger-ui .opblock-summary-path { overflow-wrap: anywhere; }
  .swagger-ui .info .title { font-size: 26px; }
}
`;
