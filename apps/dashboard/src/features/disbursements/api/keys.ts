import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

type Scope = readonly [mode: string, merchantId: string];

const keys = scopedKeys('disbursements');

export const disbursementKeys = {
  ...keys,
  /** The evidence for this version of a batch. */
  evidence: (scope: Scope, id: string, version: number, limit?: number) =>
    keys.of(scope, 'evidence', id, version, limit),
  retriggerable: (scope: Scope, id: string) => keys.of(scope, 'items', id, 'retriggerable'),
  returns: (scope: Scope, paymentId: string) => keys.of(scope, 'returns', paymentId),
  item: (scope: Scope, id: string) => keys.of(scope, 'item', id),
  banks: (scope: Scope) => [...scope, 'banks'] as const,
  /** All disbursement keys of one mode except these, for revalidation after a change. */
  allBut:
    (scope: Scope, ...kinds: readonly string[]) =>
    (key: unknown): boolean =>
      keys.all(scope)(key) && !kinds.includes(String((key as readonly unknown[])[3])),
};
