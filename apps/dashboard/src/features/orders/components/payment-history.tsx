import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { prefetchPage } from '../../../shared/lib/prefetch.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page-state.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import {
  type Payment,
  paymentPaths,
  PaymentStatusBadge,
  usePaymentMethodWords,
} from '../../payments/public.ts';
import type { Order } from '../api/types.ts';

/** Every try to pay this order, newest first. */
export function PaymentHistory({ order }: { order: Order }) {
  const t = useT('orders');
  const payments = order.payments ?? [];
  return (
    <Section title={t('detail.payments.title')} padding="flush">
      {payments.length === 0 ? (
        <PageState
          kind="empty"
          title={t('detail.payments.none')}
          description={t('detail.payments.noneText')}
        />
      ) : (
        <chakra.ul css={HISTORY} aria-label={t('detail.payments.title')}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </chakra.ul>
      )}
    </Section>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { method, channel } = usePaymentMethodWords()(payment);
  const path = paymentPaths.detail(payment.id);
  return (
    <li data-row={payment.id}>
      <span>
        <Link
          to={path}
          data-row-link=""
          onPointerEnter={() => prefetchPage(path)}
          onFocus={() => prefetchPage(path)}
        >
          {channel ? `${method} · ${channel}` : method}
        </Link>
        <chakra.span display="block" textStyle="small" color="fg.muted">
          <Time value={payment.created_at} />
        </chakra.span>
      </span>
      <chakra.span textAlign="end" display="grid" justifyItems="end" gap="1">
        <Money value={payment.amount} fontWeight="semibold" />
        <PaymentStatusBadge payment={payment} />
      </chakra.span>
    </li>
  );
}

const HISTORY = {
  listStyleType: 'none',
  m: '0',
  p: '0',
  borderTopWidth: '1px',
  '& li': {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    px: { base: '4', sm: '5' },
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    textStyle: 'body',
  },
  '& li:last-of-type': { borderBottomWidth: '0' },
  '& li:hover': { bg: 'bg.subtle' },
  '& [data-row-link]': { fontWeight: 'medium', outline: 'none' },
  '& [data-row-link]::after': { content: '""', position: 'absolute', inset: '0' },
  '& [data-row-link]:focus-visible::after': {
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '-2px',
  },
} as const;
