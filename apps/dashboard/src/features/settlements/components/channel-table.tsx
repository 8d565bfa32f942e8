import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Money } from '../../../shared/ui/money.tsx';
import type { SettlementBreakdownLine } from '../api/types.ts';
import { type BreakdownSums, breakdownSums } from '../presentation/breakdown-sums.ts';
import { lineKey, useChannelWords } from '../presentation/use-channel-words.ts';

/** A column without an amount in any line is left out. */
export const ChannelTable = ({ lines }: { lines: readonly SettlementBreakdownLine[] }) => {
  const t = useT('settlements');
  const { channelOf, payerOf } = useChannelWords();
  const sums = breakdownSums(lines);
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label={t('detail.channels.title')}>
      <chakra.table css={TABLE} aria-label={t('detail.channels.title')}>
        <thead>
          <tr>
            <th scope="col">{t('detail.channels.channel')}</th>
            <th scope="col">{t('detail.channels.payer')}</th>
            <th scope="col" data-align="end">
              {t('detail.channels.count')}
            </th>
            {amountsOf(sums).map(({ key, word }) => (
              <th key={key} scope="col" data-align="end">
                {t(`detail.channels.${word}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={lineKey(line)}>
              <th scope="row">{channelOf(line)}</th>
              <td>{payerOf(line)}</td>
              <Amounts of={line} sums={sums} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-line="total">
            <th scope="row" colSpan={2}>
              {t('detail.channels.total')}
            </th>
            <Amounts of={sums} sums={sums} />
          </tr>
        </tfoot>
      </chakra.table>
    </chakra.div>
  );
};

const Amounts = ({ of, sums }: { of: BreakdownSums | SettlementBreakdownLine; sums: BreakdownSums }) => {
  const { count } = useFormat();
  return (
    <>
      <td data-align="end">{count(of.payment_count)}</td>
      {amountsOf(sums).map(({ key, sign }) => (
        <td key={key} data-align="end" data-amount={key}>
          <Money value={of[key] === 0 ? 0 : sign * of[key]} />
        </td>
      ))}
    </>
  );
};

const AMOUNTS = [
  { key: 'discount', word: 'discount', sign: 1, isOptional: true },
  { key: 'payment_amount', word: 'payments', sign: 1, isOptional: false },
  { key: 'refund_amount', word: 'refunds', sign: -1, isOptional: true },
  { key: 'mdr_fee', word: 'fee', sign: -1, isOptional: false },
  { key: 'ppn', word: 'ppn', sign: -1, isOptional: false },
  { key: 'amount', word: 'amount', sign: 1, isOptional: false },
] as const;

const amountsOf = (sums: BreakdownSums) =>
  AMOUNTS.filter(({ key, isOptional }) => !isOptional || sums[key] > 0);

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  textStyle: 'body',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'start',
    px: '2.5',
    py: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': { ps: '5' },
  '& td:last-of-type, & th:last-of-type[data-align=end]': { pe: '5' },
  '& thead th': { textStyle: 'label', fontSize: 'xs', color: 'fg.subtle', py: '2' },
  '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
  '& tbody th': { fontWeight: 'medium' },
  '& tfoot': { fontWeight: 'semibold', borderTopWidth: '1px', borderColor: 'border' },
  '& tfoot th, & tfoot td': { borderBottomWidth: '0' },
  '& [data-align=end]': { textAlign: 'end' },
} as const;
