/**
 * The import arrow: main → composition → adapters → application → ports → domain. `web` knows the server only through
 * its generated client; `chart-reader` knows nobody. One named rule per room.
 */
const test = '(\\.test\\.tsx?$|/testing/|\\.stories\\.tsx?$|\\.pact\\.test\\.ts$)';
const code = (path) => ({ path, pathNot: test });
const outside = (...allowed) => ({ path: '^(api|web|chart-reader|tools|e2e|storybook)/', pathNot: allowed });
const packages = '(^|/)node_modules/';
/** Pure rules and texts that browser and server both use, written once. The web's build watches the same folder. */
const sharedWithWeb = '^api/domain/shared-with-web/';

/** The only file of the web that may import the chart reader. */
const previewWorker = '^web/src/entities/analysis/preview/chart-preview-worker\\.ts$';

/** What the reader has for Node alone; a browser has siblings of it. */
const nodeSideOfReader = '^chart-reader/(decode|text/shipped-model)\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'domain-imports-itself-only',
      comment:
        'Pure rules: a context knows itself, domain/shared and domain/shared-with-web; no adapter, no port, no library, no node.',
      severity: 'error',
      from: code('^api/domain/([^/]+)/'),
      to: { path: '.', pathNot: ['^api/domain/$1/', '^api/domain/shared/', sharedWithWeb] },
    },
    {
      name: 'ports-import-domain-only',
      severity: 'error',
      from: code('^api/ports/'),
      to: outside('^api/ports/', '^api/domain/'),
    },
    {
      name: 'ports-hold-no-library',
      severity: 'error',
      from: code('^api/ports/'),
      to: { path: packages },
    },
    {
      name: 'application-imports-domain-and-ports',
      severity: 'error',
      from: code('^api/application/'),
      to: outside('^api/application/', '^api/ports/', '^api/domain/'),
    },
    {
      name: 'application-holds-no-library',
      comment: 'No HTTP, SQL or SDK words in a use case.',
      severity: 'error',
      from: code('^api/application/'),
      to: { path: packages },
    },
    {
      name: 'only-composition-takes-all-use-cases',
      comment: 'The index of a context is for wiring; whoever needs one use case imports its file.',
      severity: 'error',
      from: { path: '.', pathNot: '^api/composition/' },
      to: { path: '^api/application/[^/]+/index\\.ts$' },
    },
    {
      name: 'http-imports-application-and-domain',
      severity: 'error',
      from: code('^api/adapters/http/'),
      to: outside('^api/adapters/http/', '^api/application/', '^api/ports/', '^api/domain/'),
    },
    {
      name: 'only-chart-reading-knows-the-reader',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/adapters/(chart-reading|annotation)/', test] },
      to: { path: '^chart-reader/' },
    },
    {
      name: 'adapters-import-ports-and-domain',
      comment: 'An adapter never knows another adapter; what they share is a port.',
      severity: 'error',
      from: code('^api/adapters/([^/]+)/'),
      to: {
        path: '^(api|web|tools|e2e|storybook)/',
        pathNot: ['^api/adapters/$1/', '^api/ports/', '^api/domain/', '^api/application/'],
      },
    },
    {
      name: 'outer-adapters-know-no-use-case',
      comment: 'Only the http adapter drives use cases; jobs do too, from the other side.',
      severity: 'error',
      from: code('^api/adapters/(?!http/|jobs/)'),
      to: { path: '^api/application/' },
    },
    {
      name: 'only-composition-knows-inversify',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/composition/', '^api/(main|worker|start)\\.ts$', test] },
      to: { path: '(^|/)node_modules/inversify' },
    },
    {
      name: 'objection-and-knex-stay-in-postgres',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/adapters/postgres/', test] },
      to: { path: '(^|/)node_modules/(objection|knex|pg)/' },
    },
    {
      name: 'stripe-stays-in-payments',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/adapters/payments/', test] },
      to: { path: '(^|/)node_modules/stripe/' },
    },
    {
      name: 'anthropic-stays-in-anthropic',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/adapters/anthropic/', test] },
      to: { path: '(^|/)node_modules/@anthropic-ai/' },
    },
    {
      name: 'web-knows-no-server-code',
      comment:
        'Except the pure rules that both sides follow, the figures that the benchmark writes, and one worker.',
      severity: 'error',
      from: { path: '^web/', pathNot: previewWorker },
      to: {
        path: '^(api|chart-reader|tools|e2e)/',
        pathNot: [sharedWithWeb, '^chart-reader/bench/figures\\.json$'],
      },
    },
    {
      name: 'preview-worker-has-one-door-to-the-reader',
      severity: 'error',
      from: { path: previewWorker },
      to: { path: '^(api|chart-reader|tools|e2e)/', pathNot: '^chart-reader/in-browser\\.ts$' },
    },
    {
      name: 'preview-worker-is-imported-by-none',
      comment: 'It is started as a thread of its own: the reader never runs on the thread of the page.',
      severity: 'error',
      from: {},
      to: { path: previewWorker },
    },
    {
      name: 'rules-shared-with-web-bring-nothing-along',
      comment: 'What the browser takes from the domain must not pull the rest of it in.',
      severity: 'error',
      from: code(sharedWithWeb),
      to: { path: '.', pathNot: sharedWithWeb },
    },
    {
      name: 'feature-knows-no-other-feature',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/(features|app)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'ui-knows-no-business',
      comment: 'No router, query, axios or business words in the design system.',
      severity: 'error',
      from: code('^web/src/ui/'),
      to: {
        path: ['^web/src/(api|app|features|entities)/', '(^|/)node_modules/(axios|react-router|@tanstack)'],
      },
    },
    {
      name: 'generated-client-has-one-door',
      comment: 'Screens go through web/src/api/<context>.ts.',
      severity: 'error',
      from: { path: '^web/src/(app|features|entities)/', pathNot: test },
      to: { path: '^web/src/api/generated/(client|zod)/' },
    },
    {
      name: 'lib-imports-nothing-of-ours',
      severity: 'error',
      from: code('^web/src/lib/'),
      to: { path: '^web/src/(?!lib/)' },
    },
    {
      name: 'chart-reader-knows-nobody',
      severity: 'error',
      from: { path: '^chart-reader/' },
      to: { path: '^(api|web|tools|e2e|storybook)/' },
    },
    {
      name: 'chart-reader-core-has-no-library',
      comment:
        'Pure TypeScript: only decoding, the command line, the bench and the training touch files and libraries.',
      severity: 'error',
      from: {
        path: '^chart-reader/',
        pathNot: ['^chart-reader/(cli|bench|training)/', nodeSideOfReader, test],
      },
      to: { path: packages },
    },
    {
      name: 'chart-reader-core-knows-no-node',
      comment: 'It runs in a browser as well.',
      severity: 'error',
      from: {
        path: '^chart-reader/',
        pathNot: ['^chart-reader/(cli|bench|training)/', nodeSideOfReader, test, '/reference-cases\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'reader-in-browser-reaches-no-node',
      severity: 'error',
      from: { path: '^chart-reader/in-browser\\.ts$' },
      to: { reachable: true, path: nodeSideOfReader },
    },
    {
      name: 'e2e-knows-no-code',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(api|web|chart-reader)/' },
    },
    {
      name: 'tools-are-imported-by-none',
      severity: 'error',
      from: { path: '^(api|web|chart-reader)/', pathNot: test },
      to: { path: '^tools/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: 'generated' } },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/generated/'] },
    exclude: { path: '(^web/dist|^storybook-static)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
