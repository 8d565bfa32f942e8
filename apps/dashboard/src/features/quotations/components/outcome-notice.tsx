import { chakra } from '@chakra-ui/react';
import type { QuotationStatus } from '@dasbor/domain/quotations';
import { useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { Tone } from '../../../shared/ui/tone.ts';
import type { Quotation } from '../api/types.ts';

const TONES: Readonly<Partial<Record<QuotationStatus, Tone>>> = {
  draft: 'info',
  accepted: 'success',
  declined: 'neutral',
  expired: 'warning',
  invoiced: 'success',
};

/** What the customer answered, and what to do next. */
export const OutcomeNotice = ({ quotation }: { quotation: Quotation }) => {
  const t = useT('quotations');
  const { status, answered_by_name: name, answered_by: by, answer_note: note } = quotation;
  const tone = TONES[status];
  if (status === 'sent' || tone === undefined) return null;
  const who = t(by === 'customer' ? 'notice.byCustomer' : 'notice.byStaff', { name: name ?? '–' });
  const text =
    status === 'accepted' || status === 'declined'
      ? [who, note].filter(Boolean).join(' ')
      : t(`noticeText.${status}`);
  return (
    <chakra.div mb="4">
      <Banner tone={tone} live="status" title={t(`notice.${status}`)}>
        {text}{' '}
        {quotation.invoice_id === null ? null : (
          <AppLink to={invoicePaths.detail(quotation.invoice_id)}>
            {quotation.invoice_number ?? t('convert.draft')}
          </AppLink>
        )}
      </Banner>
    </chakra.div>
  );
};
