import { chakra } from '@chakra-ui/react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Money } from '../../../../shared/ui/money.tsx';
import type { Evidence } from '../../api/types.ts';
import { findingsOf } from '../../presentation/evidence-groups.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';

/** A one-line summary of each finding. The page behind the dialog lists the rows. */
export const FindingLines = ({ evidence }: { evidence: Evidence }) => {
  const t = useT('disbursements');
  const counted = useCountWords();
  const findings = findingsOf(evidence);
  return (
    <chakra.div px="3.5" py="3" bg="bg.subtle" borderRadius="control" textStyle="body" data-part="findings">
      <chakra.p textStyle="label">{t('approve.new')}</chakra.p>
      {findings.length === 0 ? (
        <chakra.p color="fg.muted">{t('approve.nothingNew')}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" p="0" m="0" mt="1">
          {findings.map(({ name, group }) => (
            <chakra.li
              key={name}
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              columnGap="4"
              data-finding={name}
            >
              <span>
                {t(`evidence.group.${name}`)} · {counted('payouts', group.count)}
              </span>
              <Money value={group.amount} ms="auto" />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
};
