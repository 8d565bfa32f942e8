import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Ages, useInvoiceTotals } from '../../invoices/public.ts';

/** What customers still owe, by how late it is. Each age links to its invoices. */
export default function InvoiceCard() {
  const t = useT('home');
  const { data, error, mutate } = useInvoiceTotals();
  return (
    <Section
      title={t('invoices.title')}
      actions={<AppLink to={invoicePaths.list()}>{t('invoices.all')}</AppLink>}
      aria-busy={data === undefined && !error}
    >
      {error && !data ? <PageState kind="failed" error={error} onRetry={() => void mutate()} /> : null}
      {data?.outstanding_count === 0 ? (
        <chakra.p m="0" color="fg.muted">
          {t('invoices.none')}
        </chakra.p>
      ) : null}
      {(data?.outstanding_count ?? 1) > 0 && (data || !error) ? (
        <chakra.div display="grid" gap="2">
          <chakra.p m="0" minH="6">
            {data ? (
              <>
                <Money value={data.outstanding_amount} fontWeight="semibold" />{' '}
                <chakra.span color="fg.muted">{t('invoices.outstanding')}</chakra.span>
              </>
            ) : null}
          </chakra.p>
          <Ages totals={data} addressOf={(age) => invoicePaths.list({ age })} />
        </chakra.div>
      ) : null}
    </Section>
  );
}
