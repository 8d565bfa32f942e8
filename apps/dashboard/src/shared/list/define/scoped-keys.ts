type Scope = readonly [mode: string, merchantId: string];

/**
 * The SWR keys of one resource. Each begins with mode and merchant, so cached responses are never shared between them.
 *
 *     export const topUpKeys = scopedKeys('top-ups');
 */
export const scopedKeys = <const Noun extends string>(noun: Noun) => ({
  /** One page of a list. */
  list: <Query>(scope: Scope, query: Query) => [...scope, noun, 'list', query] as const,
  detail: (scope: Scope, id: string) => [...scope, noun, 'detail', id] as const,
  /** Anything else of the resource. */
  of: <const Parts extends readonly unknown[]>(scope: Scope, ...parts: Parts) =>
    [...scope, noun, ...parts] as const,
  /** All keys of the resource in one mode, for revalidation after a change. */
  all:
    ([mode, merchantId]: Scope) =>
    (key: unknown): boolean =>
      Array.isArray(key) && key[0] === mode && key[1] === merchantId && key[2] === noun,
});

export type ScopedKeys = ReturnType<typeof scopedKeys<string>>;
