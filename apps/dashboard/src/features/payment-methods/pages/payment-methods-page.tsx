import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { NotYet } from '../../../shared/list/table/not-yet.tsx';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { PaymentChannels } from '../api/types.ts';
import { usePaymentChannels } from '../api/use-payment-channels.ts';
import { ChannelDialog } from '../components/channel-dialog.tsx';
import { MethodSection } from '../components/method-section.tsx';

/** Product spec §4: in live mode channels are switched or requested; in sandbox all are on and locked. */
export default function PaymentMethodsPage() {
  const t = useT('payment-methods');
  const settings = useT('settings');
  const { data, error, mutate } = usePaymentChannels();
  const statuses = data?.methods.flatMap(({ channels }) => channels.map(({ status }) => status)) ?? [];
  const active = statuses.filter((status) => status === 'active').length;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={data ? `${t('intro')} ${t('count', { active, total: statuses.length })}` : t('intro')}
        back={{ to: settingsPaths.overview, label: settings('title') }}
      />
      {data ? (
        <Channels channels={data} />
      ) : (
        <Section>
          <NotYet error={error} onRetry={() => void mutate()} />
        </Section>
      )}
    </>
  );
}

const Channels = ({ channels }: { channels: PaymentChannels }) => {
  const t = useT('payment-methods');
  const [params, setParams] = useSearchParams();
  const { locked, methods, ppn_basis_points: ppn } = channels;
  return (
    <chakra.div display="grid" gap="4" maxW="52rem">
      {locked ? (
        <Banner tone="sandbox" title={t('sandbox.title')}>
          {t('sandbox.text')}
        </Banner>
      ) : null}
      {methods.map((method) => (
        <MethodSection
          key={method.method}
          method={method}
          ppn={ppn}
          onAsk={(step, code) => setParams({ [step]: code })}
        />
      ))}
      <ChannelDialog channels={channels} params={params} onClose={() => setParams({}, { replace: true })} />
    </chakra.div>
  );
};
