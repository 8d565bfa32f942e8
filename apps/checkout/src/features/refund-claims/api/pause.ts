const PAUSES_MS = [1_500, 2_000, 3_000, 5_000, 10_000];
const LAST_PAUSE_MS = 30_000;

/** Most transfers arrive within seconds. A link can be called 60 times a minute. */
export const pauseMs = (asked: number): number => PAUSES_MS[asked - 1] ?? LAST_PAUSE_MS;
