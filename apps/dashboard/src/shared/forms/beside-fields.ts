import type { Failure, FieldFailure } from '../lib/failure.ts';

/**
 * The server's errors for these fields, by their contract names. Undefined if the server named none of them: the caller must then show
 * the error above the form.
 */
export const besideFields = <Field extends string>(
  said: Failure['fields'],
  fields: readonly Field[],
): Partial<Record<Field, FieldFailure>> | undefined => {
  const known = (said ?? []).flatMap(({ field, ...failure }) => {
    const name = fields.find((one) => one === field);
    return name ? [[name, failure] as const] : [];
  });
  // fromEntries loses the key type.
  return known.length > 0 ? (Object.fromEntries(known) as Partial<Record<Field, FieldFailure>>) : undefined;
};
