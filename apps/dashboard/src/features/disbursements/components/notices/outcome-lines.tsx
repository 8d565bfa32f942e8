import { chakra } from '@chakra-ui/react';
import { MoneyLines } from '../../../../shared/detail/money-lines.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { Outcome } from '../../api/types.ts';

/** Where the total went. The three lines add up to it. */
export const OutcomeLines = ({ outcome }: { outcome: Outcome }) => {
  const t = useT('disbursements');
  return (
    <chakra.div mt="3" data-part="outcome">
      <chakra.p textStyle="small" color="fg.muted">
        {t('detail.outcome.lines.title')}
      </chakra.p>
      <MoneyLines
        lines={(['arrived', 'returned', 'sending'] as const).map((key) => ({
          key,
          label: t(`detail.outcome.lines.${key}`),
          amount: outcome[key].total,
        }))}
      />
    </chakra.div>
  );
};
