/** What a person reads in. */
export type Language = 'id' | 'en';
