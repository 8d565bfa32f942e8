import { chakra } from '@chakra-ui/react';
import { BreakdownSection } from '../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TraceLink } from '../../balance/public.ts';
import type { Disbursement } from '../api/types.ts';
import { useCountWords } from '../presentation/use-count-words.ts';
import { NoticeLines } from './notices/notice-lines.tsx';
import { OutcomeLines } from './notices/outcome-lines.tsx';

/** The cost of the batch, after splitting payouts above a bank's limit. */
export const MoneySection = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  const counted = useCountWords();
  const unread = batch.counts.total - batch.notice.payouts;
  return (
    <BreakdownSection actions={batch.outcome ? <TraceLink id={batch.id} /> : null}>
      <NoticeLines notice={batch.notice} />
      {batch.outcome ? <OutcomeLines outcome={batch.outcome} /> : null}
      {unread > 0 ? (
        <chakra.p textStyle="small" color="fg.muted" mt="1">
          {t('detail.money.left', { rows: counted('rows', unread) })}
        </chakra.p>
      ) : null}
    </BreakdownSection>
  );
};
