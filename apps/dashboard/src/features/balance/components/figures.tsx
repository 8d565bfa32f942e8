import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { formatDateTime, formatExact } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { MainAmount } from '../../../shared/ui/record/main-amount.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';
import type { Balance } from '../api/types.ts';
import type { useBalance } from '../api/use-balance.ts';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';

/** Shows the available balance first, then the other figures. */
export const Figures = ({ balance }: { balance: ReturnType<typeof useBalance> }) => {
  const t = useT('balance');
  const { data, error, mutate } = balance;
  const failure = error ? describeFailure(error) : null;
  // The history below already explains missing permissions.
  if (failure && REFUSALS.includes(failure.code ?? '')) return null;
  return (
    <chakra.div display="grid" gap="3" mb="4">
      {failure ? (
        <FailureBanner failure={failure} title={t(data ? 'stale' : 'failed')} onRetry={() => void mutate()} />
      ) : null}
      {data && data.automatic_withdrawals.length > 0 ? (
        <AutomaticNotice running={data.automatic_withdrawals} />
      ) : null}
      {data?.low_since ? <LowNotice since={data.low_since} /> : null}
      {data || !failure ? (
        <Section aria-label={t('figure.title')} data-section="figures">
          <chakra.dl
            m="0"
            display="grid"
            columnGap="8"
            rowGap="4"
            gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '5fr 4fr 4fr' }}
          >
            <Available data={data} />
            <Figure name="inFlight" value={data?.in_flight} />
            <Figure name="pending" value={data?.pending} />
          </chakra.dl>
        </Section>
      ) : null}
    </chakra.div>
  );
};

const REFUSALS: readonly string[] = ['DPAY_FORBIDDEN', 'DPAY_FEATURE_DISABLED'];

/** The low-balance notice that the merchant set. */
const LowNotice = ({ since }: { since: string }) => {
  const t = useT('balance');
  const language = useLanguage();
  return (
    <Banner
      tone="warning"
      live="status"
      title={t('low.title')}
      actions={<AppLink to={topUpPaths.create}>{t('topUp')}</AppLink>}
    >
      {t('low.text', { time: formatDateTime(since, language) })}
    </Banner>
  );
};

/** Automatic withdrawals: which, their next run, and a link to their settings. */
const AutomaticNotice = ({ running }: { running: Balance['automatic_withdrawals'] }) => {
  const t = useT('balance');
  const language = useLanguage();
  const manageAt = useManagePath();
  const lines = running.filter(({ source }) => source in NAMES);
  return (
    <Banner
      tone="info"
      title={t('automatic.on')}
      actions={manageAt ? <AppLink to={manageAt}>{t('automatic.manage')}</AppLink> : null}
    >
      {lines.map(({ source, next_at: next }) => (
        <chakra.span key={source} display="block" data-automatic={source}>
          {t(NAMES[source], { time: formatDateTime(next, language) })}
        </chakra.span>
      ))}
    </Banner>
  );
};

/** Without withdrawals, sweeps are set in the balance settings. */
const useManagePath = (): string | null => {
  const who = useWho();
  if (may(who, { permission: 'withdrawal.view', feature: 'withdrawal' }).ok) return withdrawalPaths.schedule;
  return may(who, { permission: 'settings.view', feature: 'balance' }).ok ? balancePaths.settings : null;
};

const NAMES = { scheduled: 'automatic.scheduled', sweep_out: 'automatic.sweepOut' } as const;

const Available = ({ data }: { data: Balance | undefined }) => {
  const t = useT('balance');
  const language = useLanguage();
  return (
    <chakra.div data-figure="available" gridColumn={{ sm: '1 / -1', lg: 'auto' }}>
      <chakra.dt textStyle="label" color="fg.muted">
        {t('figure.available')}
      </chakra.dt>
      <chakra.dd m="0" mt="1">
        {data ? (
          <MainAmount value={data.available} display="block" />
        ) : (
          <Skeleton textStyle="amount" width="14rem">
            &nbsp;
          </Skeleton>
        )}
        <chakra.span display="block" textStyle="small" color="fg.muted" mt="1">
          {t('figure.availableHint')}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="fg.muted">
          {data ? (
            <chakra.time dateTime={data.as_of} title={formatExact(data.as_of, language)}>
              {t('asOf', { time: formatDateTime(data.as_of, language) })}
            </chakra.time>
          ) : (
            <>&nbsp;</>
          )}
        </chakra.span>
      </chakra.dd>
    </chakra.div>
  );
};

const Figure = ({ name, value }: { name: 'inFlight' | 'pending'; value: number | undefined }) => {
  const t = useT('balance');
  return (
    <chakra.div data-figure={name}>
      <chakra.dt textStyle="label" color="fg.muted">
        {t(`figure.${name}`)}
      </chakra.dt>
      <chakra.dd m="0" mt="1">
        {value === undefined ? (
          <Skeleton fontSize="xl" width="9rem">
            &nbsp;
          </Skeleton>
        ) : (
          <Money value={value} fontSize="xl" fontWeight="semibold" display="block" />
        )}
        <chakra.span display="block" textStyle="small" color="fg.muted" mt="1">
          {t(`figure.${name}Hint`)}
        </chakra.span>
      </chakra.dd>
    </chakra.div>
  );
};
