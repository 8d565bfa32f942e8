import { chakra } from '@chakra-ui/react';
import { MoneyLines } from '../../../../shared/detail/money-lines.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { Disbursement, Evidence } from '../../api/types.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';

type NoticeLinesProps = {
  notice: Disbursement['notice'];
  /** The balance before and after, if known. */
  balance?: Evidence['balance'] | undefined;
};

/** Amount, fee and PPN, adding up; how many payouts become how many transfers, and why. */
export const NoticeLines = ({ notice, balance }: NoticeLinesProps) => {
  const t = useT('disbursements');
  const counted = useCountWords();
  const { payouts, transfers, split } = notice;
  return (
    <>
      <MoneyLines
        lines={[
          { key: 'amount', label: t('detail.money.amount'), amount: notice.amount },
          { key: 'fee', label: t('detail.money.fee'), amount: notice.fee },
          { key: 'ppn', label: t('detail.money.ppn'), amount: notice.ppn },
          { key: 'total', label: t('detail.money.total'), amount: notice.total, isTotal: true },
        ]}
      />
      {transfers > payouts ? (
        <chakra.p textStyle="small" color="fg.muted" data-split={split}>
          {t('detail.money.parts', {
            payouts: counted('payouts', payouts),
            transfers: counted('transfers', transfers),
          })}
          {'. '}
          {t('detail.money.split', { payouts: counted('payouts', split) })}
        </chakra.p>
      ) : null}
      {balance ? (
        <chakra.div mt="3">
          <MoneyLines
            lines={[
              { key: 'before', label: t('numbers.before'), amount: balance.available },
              { key: 'minus', label: t('numbers.minus'), amount: -notice.total },
              { key: 'after', label: t('numbers.after'), amount: balance.after, isTotal: true },
            ]}
          />
        </chakra.div>
      ) : null}
    </>
  );
};
