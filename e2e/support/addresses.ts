/** The sandbox API listens one port above the live one, which also serves the dashboard. */
export const PORT = Number(process.env['E2E_PORT'] ?? 4180);

// As the server names itself in the links it mails: tokens belong to one origin.
export const LIVE_URL = `http://localhost:${PORT}`;
export const SANDBOX_URL = `http://localhost:${PORT + 1}`;
