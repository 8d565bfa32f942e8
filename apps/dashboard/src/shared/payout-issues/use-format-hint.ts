import type { PayoutField } from '@dasbor/domain/disbursements';
import { useCallback } from 'react';
import { useT } from '../i18n/use-t.ts';

/** The expected format of a cell, for columns whose name does not imply it. */
export const useFormatHint = (): ((field: PayoutField) => string | undefined) => {
  const t = useT('payout-issues');
  return useCallback(
    (field) => (field === 'email_recipient' || field === 'phone_number' ? t(`format.${field}`) : undefined),
    [t],
  );
};
