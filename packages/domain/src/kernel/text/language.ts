/** The reader's language. */
export type Language = 'id' | 'en';
