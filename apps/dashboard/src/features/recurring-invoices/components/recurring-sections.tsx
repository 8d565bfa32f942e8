import { chakra } from '@chakra-ui/react';
import { showPhone } from '@dasbor/domain/auth';
import { formatDate } from '@dasbor/domain/kernel';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { RecurringInvoice } from '../api/types.ts';
import { useRuleWords } from '../presentation/use-rule-words.ts';

type Props = { recurring: RecurringInvoice };

/** Why it makes no invoices, and what to do. */
export const PauseNotice = ({ recurring }: Props) => {
  const t = useT('recurring-invoices');
  const codeWords = useCodeWords();
  const { status, pause_reason: reason, pause_code: code, updated_by_name: name } = recurring;
  if (status !== 'paused') return null;
  const known = reason !== null && Object.hasOwn(REASONS, reason) ? reason : 'person';
  return (
    <chakra.div mb="4">
      <Banner tone={known === 'person' ? 'neutral' : 'warning'} title={t(`paused.${known}`, { name })}>
        {known === 'refused' && code
          ? `${codeWords(code)} ${t('pausedText.refused')}`
          : t(`pausedText.${known}`)}
      </Banner>
    </chakra.div>
  );
};

const REASONS = { person: true, suspended: true, feature_off: true, refused: true };

export const NextSection = ({ recurring: { next_dates: dates = [] } }: Props) => {
  const t = useT('recurring-invoices');
  const language = useLanguage();
  return (
    <Section title={t('next.title')} data-section="next">
      {dates.length === 0 ? (
        <chakra.p textStyle="body" color="fg.muted">
          {t('next.none')}
        </chakra.p>
      ) : (
        <chakra.ol textStyle="body" listStyleType="none" aria-label={t('next.title')}>
          {dates.map((date) => (
            <chakra.li key={date} py="1">
              {formatDate(date, language)}
            </chakra.li>
          ))}
        </chakra.ol>
      )}
    </Section>
  );
};

/** What each invoice says. */
export const ContentSection = ({ recurring }: Props) => {
  const t = useT('recurring-invoices');
  const invoices = useT('invoices');
  const { items = [], total_amount: total, ppn_mode: mode, notes } = recurring;
  const ppn = items.reduce((rest, { amount }) => rest - amount, total);
  const { count } = useFormat();
  return (
    <Section title={t('content.title')} data-section="content">
      <MoneyLines
        lines={[
          ...items.map((item, index) => ({
            key: `item-${index}`,
            label: `${item.name} × ${count(item.quantity)}`,
            amount: item.amount,
          })),
          ...(mode === 'on_top' ? [{ key: 'ppn', label: invoices('facts.ppn'), amount: ppn }] : []),
          { key: 'total', label: t('content.total'), amount: total, isTotal: true },
        ]}
      />
      {notes ? (
        <chakra.p textStyle="body" mt="3" whiteSpace="pre-line" overflowWrap="anywhere">
          {notes}
        </chakra.p>
      ) : null}
    </Section>
  );
};

/** The invoices that it made, newest first. */
export const RunsSection = ({ recurring: { runs = [] } }: Props) => {
  const t = useT('recurring-invoices');
  const language = useLanguage();
  return (
    <Section title={t('runs.title')} data-section="runs">
      {runs.length === 0 ? (
        <chakra.p textStyle="body" color="fg.muted">
          {t('runs.none')}
        </chakra.p>
      ) : (
        <chakra.ul textStyle="body" listStyleType="none" aria-label={t('runs.title')}>
          {runs.map(({ date, invoice_id: id, invoice_number: number }) => (
            <chakra.li key={date} display="flex" flexWrap="wrap" gap="3" py="1.5" overflowWrap="anywhere">
              <span>{formatDate(date, language)}</span>
              {id ? (
                <AppLink to={invoicePaths.detail(id)}>{number ?? t('runs.draft')}</AppLink>
              ) : (
                <chakra.span color="fg.muted">{t('runs.deleted')}</chakra.span>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Section>
  );
};

export const FactsSection = ({ recurring }: Props) => {
  const t = useT('recurring-invoices');
  const language = useLanguage();
  const words = useRuleWords();
  const invoices = useT('invoices');
  const { rupiah } = useFormat();
  const { customer, minimum_payment: minimum = null } = recurring;
  return (
    <DetailsSection
      items={[
        { key: 'customer', label: t('facts.customer'), value: customer.name },
        { key: 'mobile', label: t('facts.mobile'), value: showPhone(customer.mobile) },
        ...(customer.email ? [{ key: 'email', label: t('facts.email'), value: customer.email }] : []),
        { key: 'rule', label: t('facts.rule'), value: words.day(recurring.day) },
        { key: 'first', label: t('facts.first'), value: formatDate(recurring.first_date, language) },
        { key: 'due', label: t('facts.due'), value: words.due(recurring.due_days) },
        { key: 'end', label: t('facts.end'), value: words.end(recurring) },
        {
          key: 'makes',
          label: t('facts.makes'),
          value: t(
            recurring.makes_drafts ? 'makes.drafts' : recurring.is_mailed ? 'makes.mailed' : 'makes.issued',
          ),
        },
        { key: 'ppn', label: invoices('facts.ppn'), value: invoices(`ppn.${recurring.ppn_mode}`) },
        {
          key: 'parts',
          label: invoices('facts.parts'),
          value:
            minimum === null
              ? invoices('facts.noParts')
              : invoices('facts.partsFrom', { amount: rupiah(minimum) }),
        },
        { key: 'by', label: t('facts.by'), value: recurring.created_by_name },
        { key: 'created', label: t('facts.created'), value: <Time value={recurring.created_at} /> },
        idItem(t('facts.id'), recurring.id),
      ]}
    />
  );
};
