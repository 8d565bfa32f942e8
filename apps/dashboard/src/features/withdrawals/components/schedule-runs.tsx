import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { Status } from '../../../shared/status/status.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { RecordRow, RecordRows } from '../../../shared/ui/record/record-rows.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { ScheduleRun } from '../api/types.ts';
import { useWithdrawal } from '../api/use-withdrawal.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';
import { withdrawalMeanings } from '../presentation/status-view.ts';

/** The results of last week's runs, newest first. */
export const ScheduleRuns = ({ runs }: { runs: readonly ScheduleRun[] }) => {
  const t = useT('withdrawals');
  return (
    <Section title={t('schedule.runs.title')} padding="flush" data-section="runs">
      {runs.length === 0 ? (
        <chakra.p px={{ base: '4', sm: '5' }} pb="4" textStyle="small" color="fg.muted">
          {t('schedule.runs.none')}
        </chakra.p>
      ) : (
        <RecordRows label={t('schedule.runs.title')}>
          {runs.map((run) =>
            run.withdrawal_id === null ? (
              <NothingWithdrawn key={run.day} run={run} />
            ) : (
              <Withdrawn key={run.day} run={run} id={run.withdrawal_id} />
            ),
          )}
        </RecordRows>
      )}
    </Section>
  );
};

/** The current status of the withdrawal, not only that it started. */
const Withdrawn = ({ run, id }: { run: ScheduleRun; id: string }) => {
  const language = useLanguage();
  const { data, error } = useWithdrawal(id);
  const waiting = error ? '–' : <Skeleton height="5" width="6rem" />;
  return (
    <RecordRow
      id={run.day}
      to={withdrawalPaths.detail(id)}
      title={formatDate(run.day, language)}
      amount={data ? <Money value={data.amount} /> : waiting}
      meta={<Time value={run.at} />}
      status={data ? <Status of={withdrawalMeanings} is={data.status} /> : waiting}
    />
  );
};

const NothingWithdrawn = ({ run }: { run: ScheduleRun }) => {
  const t = useT('withdrawals');
  const words = useCodeWords();
  const language = useLanguage();
  return (
    <RecordRow
      id={run.day}
      title={formatDate(run.day, language)}
      amount={<Money value={0} />}
      note={words(run.error_code ?? undefined, run.error_params)}
      meta={<Time value={run.at} />}
      status={<StatusBadge tone="warning" icon="warning" label={t('schedule.runs.nothing')} />}
    />
  );
};
