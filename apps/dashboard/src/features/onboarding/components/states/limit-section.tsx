import { chakra } from '@chakra-ui/react';
import { formatPercent } from '@dasbor/domain/kernel';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { Money } from '../../../../shared/ui/money.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import type { Onboarding } from '../../api/types.ts';
import { Fees } from './fees.tsx';

/** From here on the end of the limit is near. */
const NEAR_PERCENT = 80;

/** What a basic account has used, what happens at the end, and what it costs. */
export const LimitSection = ({ limit: of }: { limit: NonNullable<Onboarding['limit']> }) => {
  const t = useT('onboarding');
  const language = useLanguage();
  const { rupiah } = useFormat();
  const { limit, used, open, left } = of;
  const percent = Math.min(100, Math.floor((used / limit) * 100));
  const isNear = percent >= NEAR_PERCENT;
  return (
    <Section title={t('limit.title')} data-section="limit">
      <chakra.div display="grid" gap="3">
        <chakra.p>
          <Money value={used} fontSize="xl" fontWeight="semibold" /> {t('limit.of', { limit: rupiah(limit) })}
        </chakra.p>
        <chakra.div
          role="progressbar"
          aria-label={t('limit.title')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={t('limit.words', {
            percent: formatPercent(percent, language),
            used: rupiah(used),
            limit: rupiah(limit),
          })}
          h="2"
          bg="bg.muted"
          borderRadius="full"
          overflow="hidden"
        >
          <chakra.div
            h="full"
            borderRadius="full"
            bg={left === 0 ? 'danger.solid' : isNear ? 'warning.solid' : 'brand.solid'}
            style={{ width: `${percent}%` }}
          />
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted">
          {t('limit.left', { left: rupiah(left) })}
          {open > 0 ? ` ${t('limit.open', { open: rupiah(open) })}` : ''}
        </chakra.p>
        <chakra.p textStyle="small">{t(left === 0 ? 'limit.reached' : 'limit.end')}</chakra.p>
        <Fees />
      </chakra.div>
    </Section>
  );
};
