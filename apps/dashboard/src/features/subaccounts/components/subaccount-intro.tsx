import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Status } from '../../../shared/status/status.tsx';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { MainAmount } from '../../../shared/ui/record/main-amount.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Subaccount } from '../api/types.ts';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';
import { SubaccountTabs, type TabKey } from './subaccount-tabs.tsx';
import { subaccountMeanings } from '../presentation/subaccount-status.ts';

/** The tabs come first so that their position is the same on every page of the subaccount. Balance and status follow. */
export const SubaccountIntro = ({ subaccount, tab }: { subaccount: Subaccount; tab: TabKey }) => {
  const t = useT('subaccounts');
  return (
    <chakra.div display="grid" gap="4" mb="4">
      <SubaccountTabs id={subaccount.id} current={tab} />
      {subaccount.status === 'created' ? <NotLive subaccount={subaccount} /> : null}
      <Section aria-label={t('figure.title')} data-section="figures">
        <chakra.dl
          m="0"
          display="grid"
          columnGap="8"
          rowGap="4"
          gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '5fr 4fr 4fr' }}
        >
          <chakra.div gridColumn={{ sm: '1 / -1', lg: 'auto' }} data-figure="available">
            <chakra.dt textStyle="label" color="fg.muted">
              {t('figure.available')}
            </chakra.dt>
            <chakra.dd m="0" mt="1">
              <MainAmount value={subaccount.available} display="block" />
              <chakra.span
                display="inline-flex"
                flexWrap="wrap"
                gap="2"
                mt="2"
                textStyle="small"
                color="fg.muted"
              >
                <Status of={subaccountMeanings} is={subaccount.status} />
                {subaccount.account_id ? <span>{subaccount.account_id}</span> : null}
                <chakra.span overflowWrap="anywhere">{subaccount.email}</chakra.span>
              </chakra.span>
            </chakra.dd>
          </chakra.div>
          <Figure name="inFlight" value={subaccount.in_flight} />
          <Figure name="pending" value={subaccount.pending} />
        </chakra.dl>
      </Section>
    </chakra.div>
  );
};

const Figure = ({ name, value }: { name: 'inFlight' | 'pending'; value: number }) => {
  const t = useT('subaccounts');
  return (
    <chakra.div data-figure={name}>
      <chakra.dt textStyle="label" color="fg.muted">
        {t(`figure.${name}`)}
      </chakra.dt>
      <chakra.dd m="0" mt="1">
        <Money value={value} fontSize="xl" fontWeight="semibold" display="block" />
        <chakra.span display="block" textStyle="small" color="fg.muted" mt="1">
          {t(`figure.${name}Hint`)}
        </chakra.span>
      </chakra.dd>
    </chakra.div>
  );
};

/** Explains that no money can move yet, and who can activate the subaccount. */
const NotLive = ({ subaccount }: { subaccount: Subaccount }) => {
  const t = useT('subaccounts');
  const mayActivate = may(useWho(), { permission: 'subaccount.create', feature: 'subaccount' }).ok;
  return (
    <Banner
      tone="warning"
      title={t('notLive.title')}
      actions={
        mayActivate ? (
          <AppLink to={subaccountPaths.settings(subaccount.id)}>{t('notLive.open')}</AppLink>
        ) : null
      }
    >
      {mayActivate ? t('notLive.text') : t('notLive.ask')}
    </Banner>
  );
};
