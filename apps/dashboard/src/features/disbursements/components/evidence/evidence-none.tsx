import { chakra } from '@chakra-ui/react';
import { DISBURSEMENT_POLICY } from '@dasbor/domain/disbursements';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { CheckCircleIcon, InfoIcon } from '../../../../shared/ui/icons.tsx';
import type { Evidence } from '../../api/types.ts';
import type { EvidenceName } from '../../presentation/evidence-groups.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';

type EvidenceNoneProps = {
  name: EvidenceName;
  compared: Evidence['compared'];
};

/** Nothing was found among comparable payouts. An account without history has no usual amount. */
export const EvidenceNone = ({ name, compared }: EvidenceNoneProps) => {
  const t = useT('disbursements');
  const { count } = useFormat();
  const counted = useCountWords();
  const isUncompared = name === 'unusual_amounts' && compared.payouts === 0;
  return (
    <chakra.p display="flex" gap="2" color="fg.muted" textStyle="body" data-evidence={name}>
      <chakra.span
        colorPalette={isUncompared ? 'neutral' : 'success'}
        color="colorPalette.fg"
        mt="0.5"
        flexShrink={0}
      >
        {isUncompared ? <InfoIcon /> : <CheckCircleIcon />}
      </chakra.span>
      <span>
        {isUncompared
          ? t('evidence.uncompared')
          : t(`evidence.none.${name}`, {
              payouts: counted('payouts', compared.payouts),
              earlier: counted('payouts', compared.earlier),
              least: count(DISBURSEMENT_POLICY.unusual.leastEarlier),
            })}
      </span>
    </chakra.p>
  );
};
