import { chakra } from '@chakra-ui/react';
import { addDays, type CalendarDate, formatDate, isCalendarDate } from '@dasbor/domain/kernel';
import { type DateRange, lastDays, LIST_POLICY } from '@dasbor/domain/lists';
import { type KeyboardEvent, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useToday } from '../../../shared/lib/time/clock.tsx';
import { SearchBox } from '../../../shared/list/filters/search-box.tsx';
import { moveFocus } from '../../../shared/list/table/move-focus.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { RecordRows } from '../../../shared/ui/record/record-rows.tsx';
import { MOST_FOUND, useFoundPayments } from '../api/use-found-payments.ts';
import { FoundPayment } from './found-payment.tsx';

/** Finds the payment to refund. Text and period are in the address, so Back returns to the same payments. */
export const PaymentSearch = () => {
  const t = useT('refunds');
  const language = useLanguage();
  const { text, range, isLatest, setText, setUntil } = useAsked();

  // The arrow keys lead from the search box into the payments and through them.
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isInBox = event.target instanceof HTMLInputElement;
    if (isInBox && event.key !== 'ArrowDown') return;
    const isHandled = isInBox ? focusFirst(event.currentTarget) : moveFocus(event.currentTarget, event.key);
    if (isHandled) event.preventDefault();
  };

  return (
    <chakra.div display="grid" gap="4" onKeyDown={onKeyDown}>
      <Section title={t('form.choose')}>
        <chakra.div display="grid" gap="3">
          <SearchBox value={text} placeholder={t('form.search')} onSearch={setText} />
          <chakra.p textStyle="small" color="fg.muted">
            {t('form.searchHint')}{' '}
            {t('form.period', { from: formatDate(range.from, language), to: formatDate(range.to, language) })}
          </chakra.p>
          <Found text={text} range={range} />
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {range.from > LIST_POLICY.earliest ? (
              <Button size="sm" onClick={() => setUntil(addDays(range.from, -1))}>
                {t('form.earlier')}
              </Button>
            ) : null}
            {isLatest ? null : (
              <Button size="sm" onClick={() => setUntil(null)}>
                {t('form.latest')}
              </Button>
            )}
          </chakra.div>
        </chakra.div>
      </Section>
    </chakra.div>
  );
};

const focusFirst = (container: HTMLElement): boolean => {
  const first = container.querySelector<HTMLElement>('[data-row-link]');
  first?.focus();
  return first !== null;
};

const useAsked = () => {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const until = params.get('until');
  const isLatest = until === null || !isCalendarDate(until) || until >= today;
  const to = isLatest ? today : (until as CalendarDate);
  const set = useCallback(
    (name: 'q' | 'until', value: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value) after.set(name, value);
          else after.delete(name);
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
  return {
    text: params.get('q') ?? '',
    range: lastDays(LIST_POLICY.maxDays, to),
    isLatest,
    setText: useCallback((text: string) => set('q', text), [set]),
    setUntil: (day: string | null) => set('until', day),
  };
};

const Found = ({ text, range }: { text: string; range: DateRange }) => {
  const t = useT('refunds');
  const { count } = useFormat();
  const { data, error, mutate } = useFoundPayments(text, range);
  if (error && !data) return <FailureBanner failure={describeFailure(error)} onRetry={() => void mutate()} />;
  if (!data) return <PageState kind="loading" />;
  if (data.length === 0) {
    return <PageState kind="empty" title={t('form.none')} description={t('form.noneText')} />;
  }
  return (
    <>
      <RecordRows label={t('form.found')}>
        {data.map((payment) => (
          <FoundPayment key={payment.id} payment={payment} />
        ))}
      </RecordRows>
      {data.length >= MOST_FOUND ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t('form.more', { number: count(MOST_FOUND) })}
        </chakra.p>
      ) : null}
    </>
  );
};
