import type { DateRange } from '@dasbor/domain/lists';
import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

type Scope = readonly [mode: string, merchantId: string];

export const refundKeys = {
  ...scopedKeys('refunds'),
  evidence: (scope: Scope, id: string) => [...scope, 'refund-evidence', id] as const,
  found: (scope: Scope, text: string, range: DateRange) =>
    [...scope, 'refund-payments', text, range] as const,
  refundable: (scope: Scope, paymentId: string) => [...scope, 'refundable', paymentId] as const,
};
