// Soon at first, as most transfers take a second. A silent bank is asked once a minute.
const AFTER_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const;
const THEN_EVERY_MS = 60_000;

/** The delay before the next enquiry about an unfinished transfer. */
export const nextEnquiryMs = (enquiriesSoFar: number): number => AFTER_MS[enquiriesSoFar] ?? THEN_EVERY_MS;

/**
 * The enquiry count after a resend. Low, because the new call may also be lost. Not zero, so that a bank that loses every call gets one in
 * five seconds.
 */
export const WHEN_SENT_AGAIN = 2;
