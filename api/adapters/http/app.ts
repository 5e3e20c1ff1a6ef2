import Router from '@koa/router';
import Koa, { type Context, type Next } from 'koa';
import type { Logger } from 'pino';
import { believeProxies } from './believe-proxies.ts';
import type { Contract } from './contract/load-contract.ts';
import { validatorsOf } from './contract/validators.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { guard, type GuardOptions, type LooseHandler } from './guard/guard.ts';
import type { Handlers } from './handler.ts';
import type { Telemetry } from '../../ports/shared/telemetry.ts';
import { compression } from './middleware/compression.ts';
import type { Drain } from './middleware/drain.ts';
import { problems } from './middleware/problems.ts';
import { requestContext } from './middleware/request-context.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { RequestRefused } from './problem.ts';
import { staticWeb } from './static/static-web.ts';

export interface AppOptions extends GuardOptions {
  contract: Contract;
  handlers: Handlers;
  logger: Logger;
  telemetry: Telemetry;
  /** How many of our own proxies stand before this process. */
  trustedProxies: number;
  /** Whether pages may load Stripe's card form. */
  stripe: boolean;
  /** Whether an error says that something we stand on is away, and the same request may succeed in a moment. */
  isOutage: (error: unknown) => boolean;
  drain: Drain;
  /** Directory of the built web. */
  webDirectory: string;
}

/** The whole http side: the operations of the contract below /api, the web for everything else. */
export function createApp(options: AppOptions): Koa {
  const app = new Koa(believeProxies(options.trustedProxies));
  app.use(requestContext(options.logger, options.telemetry));
  for (const middleware of compression()) app.use(middleware);
  app.use(problems(options));
  app.use(options.drain.middleware);
  const https = options.publicOrigin.startsWith('https:');
  app.use(securityHeaders({ https, stripe: options.stripe }));
  app.use(apiRoutes(options));
  app.use(serveDocs());
  app.use(apiRest(options.contract));
  app.use(staticWeb(options.webDirectory, options.publicOrigin));
  app.on('error', (error: unknown) => options.logger.warn({ err: error }, 'An answer broke off'));
  return app;
}

/**
 * The operations: those whose address is always the same by a map, the others by a router for each first part of their addresses, so that a
 * request is tried against few patterns.
 */
function apiRoutes(options: AppOptions) {
  const routers = new Map<string, Router>();
  const fixed = new Map<string, ReturnType<typeof guard>>();
  const validators = validatorsOf(options.contract);
  for (const operation of options.contract.operations) {
    const checks = validators.get(operation.id);
    const handler = options.handlers[operation.id];
    if (!checks || !handler) throw new Error(`Operation ${operation.id} of the contract has no handler.`);
    const route = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const first = firstPart(`/api${route}`);
    const router = routers.get(first) ?? new Router({ prefix: '/api' });
    routers.set(first, router);
    const guarded = guard(operation, checks, handler as LooseHandler, options);
    // The router has it too: it takes addresses written another way, such as with a slash at their end.
    router[operation.method](route, guarded);
    if (!route.includes(':')) fixed.set(`${operation.method.toUpperCase()} /api${route}`, guarded);
  }
  const middlewares = new Map([...routers].map(([first, router]) => [first, router.routes()]));
  return async (ctx: Context, next: Next): Promise<void> => {
    const { path } = ctx;
    const known = fixed.get(`${ctx.method} ${path}`);
    if (known) return known(Object.assign(ctx, { params: {} }));
    const middleware = middlewares.get(firstPart(path));
    await (middleware ? middleware(ctx as never, next) : next());
  };
}

/** `orders` of `/api/orders/1`. */
const firstPart = (path: string): string => path.split('/', 3)[2]?.toLowerCase() ?? '';

/** What came for /api and met no operation: 405 with the methods there are, else 404. Never the web. */
function apiRest(contract: Contract) {
  const routes = contract.operations.map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^/api${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path !== '/api' && !ctx.path.startsWith('/api/')) return next();
    const allowed = routes.filter(({ pattern }) => pattern.test(ctx.path)).map(({ method }) => method);
    if (allowed.length === 0) throw new RequestRefused({ code: 'request.unknown_route' });
    if (allowed.includes('GET')) allowed.push('HEAD');
    throw new RequestRefused({ code: 'request.method_not_allowed' }, { Allow: allowed.join(', ') });
  };
}
