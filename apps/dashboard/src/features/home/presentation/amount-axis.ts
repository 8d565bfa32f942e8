/** Round amounts from 0 to at least the highest bar: three to five of them, in steps of 1, 2 or 5 times a power of ten. */
export const amountAxis = (highest: number): readonly number[] => {
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = STEPS.map((share) => share * power).find((size) => highest / size <= 4) ?? power;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
};

const STEPS = [0.5, 1, 2, 5];
