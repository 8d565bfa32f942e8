import type { Failure, FieldFailure } from '../lib/failure.ts';

/**
 * What the server refused of these fields, which are named as the contract names them; undefined where it named none of them: that is
 * told above the form, or nobody would learn of it.
 */
export function besideFields<Field extends string>(
  said: Failure['fields'],
  fields: readonly Field[],
): Partial<Record<Field, FieldFailure>> | undefined {
  const known = (said ?? []).flatMap(({ field, ...failure }) => {
    const name = fields.find((one) => one === field);
    return name ? [[name, failure] as const] : [];
  });
  // Of a type that fromEntries forgets.
  return known.length > 0 ? (Object.fromEntries(known) as Partial<Record<Field, FieldFailure>>) : undefined;
}
