/**
 * What the product's operations are compared with: Koa with the same middleware, router and answer, and nothing else. Started
 * by run.ts, which learns its port by a message.
 */
import Router from '@koa/router';
import Koa from 'koa';
import { createHttpServer } from '../../api/adapters/http/http-server.ts';
import { compression } from '../../api/adapters/http/middleware/compression.ts';
import { Drain } from '../../api/adapters/http/middleware/drain.ts';
import { problems } from '../../api/adapters/http/middleware/problems.ts';
import { requestContext } from '../../api/adapters/http/middleware/request-context.ts';
import { securityHeaders } from '../../api/adapters/http/middleware/security-headers.ts';
import { createLogger } from '../../api/adapters/logging/logger.ts';

const [path = '', body = ''] = process.argv.slice(2);
const logger = createLogger('silent');
const app = new Koa();
app.use(requestContext(logger, { meters: null, tracing: null }));
for (const middleware of compression()) app.use(middleware);
app.use(problems({ isOutage: () => false }));
app.use(new Drain().middleware);
app.use(securityHeaders({ https: false, stripe: false }));
const answer = JSON.parse(body) as unknown;
const router = new Router();
router.get(path, (ctx) => {
  ctx.type = 'application/json';
  ctx.body = JSON.stringify(answer);
});
app.use(router.routes());
const handle = app.callback();
const server = createHttpServer(handle, logger);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
