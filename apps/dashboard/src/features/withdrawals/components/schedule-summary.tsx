import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { switchMeanings } from '../../../shared/status/meanings.ts';
import { Status } from '../../../shared/status/status.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { WithdrawalSchedule } from '../api/types.ts';
import { NextRun } from './next-run.tsx';
import { useDailyWords } from '../presentation/daily-words.ts';

/** Shows first whether the schedule is on, its next run, its amount and its destination. */
export const ScheduleSummary = ({ schedule }: { schedule: WithdrawalSchedule | null }) => {
  const t = useT('withdrawals');
  const destination = useT('destination');
  const { rupiah } = useFormat();
  const dailyWords = useDailyWords();
  if (!schedule) {
    return (
      <Section data-section="schedule">
        <chakra.p textStyle="section">{t('schedule.none.title')}</chakra.p>
        <chakra.p color="fg.muted" mt="1">
          {t('schedule.none.text')}
        </chakra.p>
      </Section>
    );
  }
  const {
    enabled,
    amount,
    next_run_at: next,
    today,
    changed_by: by,
    destination_removed_at: removedAt,
  } = schedule;
  return (
    <Section data-section="schedule">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" mb="2">
        <chakra.p textStyle="section">{dailyWords(schedule)}</chakra.p>
        <Status of={switchMeanings} is={enabled ? 'on' : 'off'} />
      </chakra.div>
      <DescriptionList
        items={[
          {
            key: 'next',
            label: t('schedule.next'),
            value: next ? <NextRun at={next} today={today} time={schedule} /> : t('schedule.nextNever'),
          },
          {
            key: 'amount',
            label: t('form.amount'),
            value: amount === null ? t('schedule.form.takes.all') : rupiah(amount),
          },
          {
            key: 'destination',
            label: destination('title'),
            value: (
              <>
                {`${schedule.bank_account_name ?? schedule.account_name} · ${schedule.bank_name} · ${schedule.account_number}`}
                {removedAt ? (
                  <chakra.span display="block" color="fg.error">
                    {t('schedule.destinationRemoved')} <Time value={removedAt} />
                  </chakra.span>
                ) : null}
              </>
            ),
          },
          {
            key: 'changed',
            label: t('schedule.changed'),
            value: (
              <>
                <Time value={schedule.changed_at} />
                {by ? ` · ${by}` : null}
              </>
            ),
          },
        ]}
      />
    </Section>
  );
};
