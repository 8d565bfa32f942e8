import type { PayoutField } from '@dasbor/domain/disbursements';
import { useT } from '../i18n/use-t.ts';

/** How a cell is written, for the columns whose name does not say it. */
export function useFormatHint(): (field: PayoutField) => string | undefined {
  const t = useT('payout-issues');
  return (field) =>
    field === 'email_recipient' || field === 'phone_number' ? t(`format.${field}`) : undefined;
}
