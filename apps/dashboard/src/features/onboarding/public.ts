/** The notice above every page of an account that is not full, with its texts. Other accounts never load it. */
export const loadStandingNotice = async () => (await import('./load-notice.ts')).loadNotice();
