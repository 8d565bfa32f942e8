import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

type Scope = readonly [mode: string, merchantId: string];

const keys = scopedKeys('disbursements');

export const disbursementKeys = {
  ...keys,
  /** What is new about this version of a batch. */
  evidence: (scope: Scope, id: string, version: number, limit?: number) =>
    keys.of(scope, 'evidence', id, version, limit),
  retriggerable: (scope: Scope, id: string) => keys.of(scope, 'items', id, 'retriggerable'),
  item: (scope: Scope, id: string) => keys.of(scope, 'item', id),
  banks: (scope: Scope) => [...scope, 'banks'] as const,
  /** Everything of disbursements in one mode but these, for revalidation after a change. */
  allBut:
    (scope: Scope, ...kinds: readonly string[]) =>
    (key: unknown): boolean =>
      keys.all(scope)(key) && !kinds.includes(String((key as readonly unknown[])[3])),
};
