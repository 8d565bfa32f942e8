import { scopedKeys } from '../../../shared/list/define/scoped-keys.ts';

type Scope = readonly [mode: string, merchantId: string];

const keys = scopedKeys('payment-methods');

export const paymentMethodKeys = {
  ...keys,
  channels: (scope: Scope) => keys.of(scope, 'channels'),
  impact: (scope: Scope, code: string) => keys.of(scope, 'impact', code),
};
