/** The six colour meanings. An unknown value is `neutral`. */
export const TONES = ['neutral', 'info', 'success', 'warning', 'danger', 'sandbox'] as const;
export type Tone = (typeof TONES)[number];
