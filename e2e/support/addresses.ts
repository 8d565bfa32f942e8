const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4180);

export type Addresses = {
  port: number;
  liveUrl: string;
  sandboxUrl: string;
};

/** The address of a Playwright worker's server. The sandbox API is one port above the live one, which also serves the dashboard. */
export const addressesOf = (worker: number): Addresses => {
  const port = FIRST_PORT + 2 * worker;
  // The same host as in mailed links: tokens belong to one origin.
  return { port, liveUrl: `http://localhost:${port}`, sandboxUrl: `http://localhost:${port + 1}` };
};

/** The server of this journey's worker. */
export const { liveUrl: LIVE_URL, sandboxUrl: SANDBOX_URL } = addressesOf(
  Number(process.env['TEST_PARALLEL_INDEX'] ?? 0),
);
