/** The sandbox API listens one port above the live one, which also serves the dashboard. */
export const PORT = Number(process.env['E2E_PORT'] ?? 4180);

export const LIVE_URL = `http://127.0.0.1:${PORT}`;
export const SANDBOX_URL = `http://127.0.0.1:${PORT + 1}`;
