import type { FastifyInstance } from 'fastify';

/** A higher number suggests made-up origins. */
const MOST_TOLD = 20;

/** Logs each rejected origin once. The browser hides the rejection from the page, so users see only a broken connection. */
export const tellRefusedOrigins = (app: FastifyInstance, allowed: readonly string[]): void => {
  const told = new Set<string>();
  app.addHook('onRequest', async ({ protocol, host, headers: { origin } }) => {
    if (!origin || origin === `${protocol}://${host}` || allowed.includes(origin)) return;
    if (told.has(origin) || told.size >= MOST_TOLD) return;
    told.add(origin);
    app.log.warn(
      { origin: origin.slice(0, 200) },
      'pages of this origin may not call: add it to DASHBOARD_ORIGINS, or set PUBLIC_LIVE_URL and PUBLIC_SANDBOX_URL',
    );
  });
};
