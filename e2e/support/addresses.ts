const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4180);

export interface Addresses {
  port: number;
  liveUrl: string;
  sandboxUrl: string;
}

/** Where the server of a Playwright worker listens. The sandbox API is one port above the live one, which also serves the dashboard. */
export function addressesOf(worker: number): Addresses {
  const port = FIRST_PORT + 2 * worker;
  // As the server names itself in the links it mails: tokens belong to one origin.
  return { port, liveUrl: `http://localhost:${port}`, sandboxUrl: `http://localhost:${port + 1}` };
}

/** The server of the worker that runs this journey. */
export const { liveUrl: LIVE_URL, sandboxUrl: SANDBOX_URL } = addressesOf(
  Number(process.env['TEST_PARALLEL_INDEX'] ?? 0),
);
