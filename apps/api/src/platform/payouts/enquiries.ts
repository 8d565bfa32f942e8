// Soon at first, as most transfers take a second; a bank that stays silent is asked once a minute.
const AFTER_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const;
const THEN_EVERY_MS = 60_000;

/** How long to wait before the bank is asked again about what has not ended. */
export const nextEnquiryMs = (enquiriesSoFar: number): number => AFTER_MS[enquiriesSoFar] ?? THEN_EVERY_MS;
