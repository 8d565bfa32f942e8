export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

export const round = (value, digits = 1) => Number(value.toFixed(digits));
