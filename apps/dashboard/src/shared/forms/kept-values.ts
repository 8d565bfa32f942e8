/** The values that a draft stores: all except files, which cannot be serialized. */
export const keptText = (values: unknown): string =>
  JSON.stringify(values, (_, value: unknown) => (value instanceof Blob ? null : value));

/** A draft may come from an older version. It is used only if each value has the same type as in `initial`. */
export const restoredValues = <Values>(initial: Values, kept: unknown): Values | undefined =>
  isLike(initial, kept) ? ({ ...initial, ...(kept as Partial<Values>) } as Values) : undefined;

const isLike = (initial: unknown, kept: unknown): boolean => {
  // The type of an unset choice is unknown.
  if (initial === null) return true;
  if (kept === null || initial instanceof Blob) return kept === null && initial instanceof Blob;
  if (Array.isArray(initial)) {
    return Array.isArray(kept) && (initial.length === 0 || kept.every((item) => isLike(initial[0], item)));
  }
  if (typeof initial !== 'object') return typeof initial === typeof kept;
  return (
    typeof kept === 'object' &&
    !Array.isArray(kept) &&
    Object.entries(initial).every(
      ([name, value]) => !(name in kept) || isLike(value, (kept as Record<string, unknown>)[name]),
    )
  );
};
