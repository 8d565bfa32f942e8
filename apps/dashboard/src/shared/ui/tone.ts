/** The six meanings a colour can have; a value the build does not know is `neutral`. */
export const TONES = ['neutral', 'info', 'success', 'warning', 'danger', 'sandbox'] as const;
export type Tone = (typeof TONES)[number];
