import { LIVE_URL } from './addresses.ts';

/** Advances the server's clock and stops it there until it is released. */
export const moveServerClock = async ({ minutes }: { minutes: number }): Promise<void> => {
  await setServerClock(new Date(Date.now() + minutes * 60_000).toISOString());
};

export const releaseServerClock = async (): Promise<void> => {
  await setServerClock(null);
};

const setServerClock = async (now: string | null): Promise<void> => {
  const answer = await fetch(`${LIVE_URL}/dev/clock`, { method: 'POST', body: JSON.stringify({ now }) });
  if (!answer.ok) throw new Error(`The server's clock could not be set: ${answer.status}`);
};
