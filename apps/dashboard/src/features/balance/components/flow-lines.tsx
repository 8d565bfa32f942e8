import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { SubaccountLink } from '../../../shared/subaccounts/subaccount-link.tsx';
import type { LedgerMove } from '../api/types.ts';
import { type FlowEnd, flowOf } from '../presentation/flow.ts';
import { useAccountWords } from '../presentation/use-account-words.ts';

/** Sources, destinations and their equal totals. */
export const FlowLines = ({ moves, isSum = false }: { moves: readonly LedgerMove[]; isSum?: boolean }) => {
  const t = useT('balance');
  const { rupiah } = useFormat();
  const { from, to, total, difference } = flowOf(moves);
  return (
    <chakra.div data-flow="" data-difference={difference}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        columnGap="8"
        rowGap="3"
      >
        <Side title={t(isSum ? 'trace.cameFrom' : 'trace.from')} ends={from} total={isSum ? total : null} />
        <Side title={t(isSum ? 'trace.isNow' : 'trace.to')} ends={to} total={isSum ? total : null} />
      </chakra.div>
      {difference === 0 ? null : (
        <chakra.p textStyle="small" color="fg.error" mt="2">
          {t('trace.apart', { amount: rupiah(difference) })}
        </chakra.p>
      )}
    </chakra.div>
  );
};

const Side = ({ title, ends, total }: { title: string; ends: readonly FlowEnd[]; total: number | null }) => {
  const t = useT('balance');
  const accountWords = useAccountWords();
  return (
    <chakra.div minW="0">
      <chakra.p textStyle="small" color="fg.subtle" mb="0.5">
        {title}
      </chakra.p>
      <chakra.dl m="0">
        {ends.map(({ account, subaccountId, amount }) => (
          <Line key={`${account} ${subaccountId}`}>
            <chakra.dt minW="0" overflowWrap="anywhere">
              {accountWords(account)}
              {subaccountId ? (
                <chakra.span display="block" textStyle="small" color="fg.muted">
                  {t('trace.subaccount')} <SubaccountLink id={subaccountId} />
                </chakra.span>
              ) : null}
            </chakra.dt>
            <chakra.dd m="0">
              <Money value={amount} />
            </chakra.dd>
          </Line>
        ))}
        {total === null ? null : (
          <Line borderTopWidth="1px" mt="1" pt="2" fontWeight="semibold">
            <dt>{t('trace.total')}</dt>
            <chakra.dd m="0">
              <Money value={total} />
            </chakra.dd>
          </Line>
        )}
      </chakra.dl>
    </chakra.div>
  );
};

const Line = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4', py: '1' },
});
