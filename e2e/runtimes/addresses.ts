/** Different from the ports of `npm start` and the journeys, so that all can run at once. */
export const API_PORT = 4355;
export const SANDBOX_URL = `http://localhost:${API_PORT + 1}`;
export const PAGE_PORT = 4357;
export const PAGE_URL = `http://localhost:${PAGE_PORT}`;
export const WORKER_PORT = 4358;
export const REDIRECT_PORT = 4359;
export const NEXT_PORT = 4360;
