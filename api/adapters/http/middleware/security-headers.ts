import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { Context, Middleware, Next } from 'koa';
import helmet from 'koa-helmet';

/** Where Stripe's script comes from, asks, and shows the card form and the bank's page (docs.stripe.com/security/guide). */
const stripeHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const none = { script: [], frame: [], connect: [] };

/**
 * Headers of every answer. Scripts come from our own files only, and from Stripe where it takes payments; pictures may also
 * be data and blobs of the page, or lie elsewhere.
 */
export function securityHeaders({ https, stripe }: { https: boolean; stripe: boolean }) {
  const others = stripe ? stripeHosts : none;
  const set = setBy(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...others.script],
          scriptSrcAttr: ["'none'"],
          // The design system writes its rules at run time, as style elements.
          styleSrc: ["'self'", "'unsafe-inline'"],
          // Partners' logos lie on their own servers; only admins and partners name them, and only with https.
          imgSrc: ["'self'", 'blob:', 'data:', 'https:'],
          mediaSrc: ["'self'", 'blob:'],
          fontSrc: ["'self'"],
          frameSrc: ["'self'", ...others.frame],
          connectSrc: ["'self'", ...others.connect],
          workerSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
    }),
  );
  return async (ctx: Context, next: Next): Promise<void> => {
    for (const [name, value] of await set) ctx.set(name, value);
    ctx.set('Permissions-Policy', PERMISSIONS);
    await next();
  };
}

/** What a middleware sets on every answer alike, asked of it once: working it out for each answer takes longer than most answers. */
async function setBy(middleware: Middleware): Promise<[string, string][]> {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  await middleware({ req, res } as Context, () => Promise.resolve());
  const headers: OutgoingHttpHeaders = res.getHeaders();
  return Object.entries(headers).map(([name, value]) => [name, String(value)]);
}

/** What our pages may ask the browser for, at most: a photo or a picture of the screen. What they embed may ask for nothing. */
const PERMISSIONS = [
  'camera=(self)',
  'display-capture=(self)',
  ...['accelerometer', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');
