const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

/** Eleven colours from light to dark, named 50 to 950. */
export const scale = (values: string): Record<(typeof STEPS)[number], { value: string }> => {
  const parts = values.split(' ');
  const entries = STEPS.map((step, index) => [step, { value: parts[index] ?? '' }] as const);
  return Object.fromEntries(entries) as Record<(typeof STEPS)[number], { value: string }>;
};

const UNITS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 44, 48, 56,
  60, 64, 72, 80, 96, 120,
];

/** One unit is 4 px; halves exist for hairline work only. */
export const grid = (): Record<string, { value: string }> =>
  Object.fromEntries(UNITS.map((unit) => [String(unit), { value: `${unit / 4}rem` }]));
