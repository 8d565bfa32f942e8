import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';
import type { BalanceSettings, BalanceSweep } from '../api/types.ts';

/** The next sweep and the results of the last ones. */
export const SweepsSection = ({ settings }: { settings: BalanceSettings }) => {
  const t = useT('balance');
  const { next_sweep_out_at: next, sweeps } = settings;
  return (
    <Section title={t('settings.sweeps.title')} padding="flush" data-section="sweeps">
      <chakra.div px={{ base: '4', sm: '5' }} pb="3" textStyle="small" color="fg.muted">
        {next ? (
          <p>
            {t('settings.out.next', { time: '' })}
            <Time value={next} fontWeight="semibold" color="fg" />
          </p>
        ) : null}
        {sweeps.length === 0 ? <p>{t('settings.sweeps.none')}</p> : null}
      </chakra.div>
      <chakra.ul listStyleType="none" m="0" p="0">
        {sweeps.map((sweep) => (
          <SweepRow key={sweep.day} sweep={sweep} />
        ))}
      </chakra.ul>
    </Section>
  );
};

const SweepRow = ({ sweep }: { sweep: BalanceSweep }) => {
  const t = useT('balance');
  const words = useCodeWords();
  const language = useLanguage();
  const { withdrawal_id: out, top_up_id: back } = sweep;
  return (
    <chakra.li
      data-sweep={sweep.day}
      px={{ base: '4', sm: '5' }}
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      textStyle="small"
    >
      <chakra.p textStyle="body" fontWeight="medium">
        {formatDate(sweep.day, language)}
      </chakra.p>
      <chakra.p color="fg.muted">
        {out ? (
          <AppLink to={withdrawalPaths.detail(out)} {...PRESSABLE}>
            {t('settings.sweeps.out')}
          </AppLink>
        ) : (
          `${t('settings.sweeps.nothing')}: ${words(sweep.error_code ?? undefined, sweep.error_params) ?? ''}`
        )}
      </chakra.p>
      {back ? (
        <chakra.p color="fg.muted">
          <AppLink to={topUpPaths.detail(back)} {...PRESSABLE}>
            {t('settings.sweeps.in')}
          </AppLink>
        </chakra.p>
      ) : null}
      {sweep.top_up_error_code ? <chakra.p color="fg.muted">{t('settings.sweeps.notIn')}</chakra.p> : null}
    </chakra.li>
  );
};

/** 24 px high, as WCAG 2.5.8 asks of links one below the other. */
const PRESSABLE = { display: 'inline-flex', alignItems: 'center', minH: '6' } as const;
