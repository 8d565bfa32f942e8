// Soon at first, as most transfers take a second; a bank that stays silent is asked once a minute.
const AFTER_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const;
const THEN_EVERY_MS = 60_000;

/** How long to wait before the bank is asked again about what has not ended. */
export const nextEnquiryMs = (enquiriesSoFar: number): number => AFTER_MS[enquiriesSoFar] ?? THEN_EVERY_MS;

/**
 * Enquiries that count against what is sent again: few, as the bank is asked about a new call, which may be lost like the one
 * before; not none, so that a bank that loses every call gets one in five seconds.
 */
export const WHEN_SENT_AGAIN = 2;
