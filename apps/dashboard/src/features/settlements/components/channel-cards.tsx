import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { RecordRow, RecordRows } from '../../../shared/ui/record/record-rows.tsx';
import type { SettlementBreakdownLine } from '../api/types.ts';
import { breakdownSums } from '../presentation/breakdown-sums.ts';
import { lineKey, useChannelWords } from '../presentation/use-channel-words.ts';

/** The lines on a phone, with their total. */
export const ChannelCards = ({ lines }: { lines: readonly SettlementBreakdownLine[] }) => {
  const t = useT('settlements');
  const { rupiah, count } = useFormat();
  const { channelOf, payerOf } = useChannelWords();
  const paid = (line: Pick<SettlementBreakdownLine, 'payment_amount'>) =>
    `${t('detail.channels.payments')} ${rupiah(line.payment_amount)}`;
  const taken = (line: Pick<SettlementBreakdownLine, 'mdr_fee' | 'ppn'>) =>
    `${t('detail.channels.fee')} ${rupiah(line.mdr_fee)} · ${t('detail.channels.ppn')} ${rupiah(line.ppn)}`;
  const sums = breakdownSums(lines);
  return (
    <RecordRows label={t('detail.channels.title')}>
      {lines.map((line) => (
        <RecordRow
          key={lineKey(line)}
          id={lineKey(line)}
          title={channelOf(line)}
          amount={<Money value={line.amount} />}
          note={
            <>
              <chakra.span display="block">{paid(line)}</chakra.span>
              {line.discount > 0 ? (
                <chakra.span display="block">
                  {t('detail.channels.discount')} {rupiah(line.discount)}
                </chakra.span>
              ) : null}
              {line.refund_amount > 0 ? (
                <chakra.span display="block">
                  {t('detail.channels.refunds')} {rupiah(line.refund_amount)}
                </chakra.span>
              ) : null}
              <chakra.span display="block">{taken(line)}</chakra.span>
              <chakra.span display="block">
                {t('detail.channels.payer')}: {payerOf(line)}
              </chakra.span>
            </>
          }
          meta={t('list.payments', { number: count(line.payment_count) })}
          status={null}
        />
      ))}
      <RecordRow
        id="total"
        title={t('detail.channels.total')}
        amount={<Money value={sums.amount} fontWeight="semibold" />}
        note={paid(sums)}
        meta={taken(sums)}
        status={null}
      />
    </RecordRows>
  );
};
