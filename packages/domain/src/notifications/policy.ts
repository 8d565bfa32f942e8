/** How long a notification is kept. */
export const NOTIFICATION_DAYS = 90;

/** In one mail or text; the rest is counted and linked. */
export const MOST_IN_POST = 20;
