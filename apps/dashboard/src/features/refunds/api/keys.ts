import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

type Scope = readonly [mode: string, merchantId: string];

export const refundKeys = {
  ...scopedKeys('refunds'),
  evidence: (scope: Scope, id: string) => [...scope, 'refund-evidence', id] as const,
  refundable: (scope: Scope, paymentId: string) => [...scope, 'refundable', paymentId] as const,
};
