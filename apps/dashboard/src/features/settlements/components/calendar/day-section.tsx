import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../../shared/ui/app-link.tsx';
import { Money } from '../../../../shared/ui/money.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import type { DuePayments } from '../../api/types.ts';
import { DueRows } from './due-rows.tsx';

type DaySectionProps = {
  date: string;
  title: string;
  payments: readonly DuePayments[];
  amount?: number;
  badges?: ReactNode;
  /** The page of the day. */
  to?: string;
};

/** What arrives on one day, from which payments and why then. */
export const DaySection = ({ date, title, payments, amount, badges, to }: DaySectionProps) => {
  const t = useT('settlements');
  return (
    <Section
      data-section={date}
      title={
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          {title} {badges}
        </chakra.span>
      }
      padding="flush"
      actions={
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="4">
          {to ? <AppLink to={to}>{t('calendar.open')}</AppLink> : null}
          {amount === undefined ? null : <Money value={amount} textStyle="section" />}
        </chakra.span>
      }
    >
      <DueRows label={title} payments={payments} />
    </Section>
  );
};
