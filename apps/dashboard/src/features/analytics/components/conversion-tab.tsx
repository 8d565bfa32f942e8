import type { CalendarDate } from '@dasbor/domain/kernel';
import { formatRupiahShort } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useMethodWords } from '../../../shared/payments/method-words.ts';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import type { Conversion } from '../api/types.ts';
import { useConversion } from '../api/use-conversion.ts';
import type { DaysQuery } from '../api/days-query.ts';
import { paymentsBehind } from '../presentation/payments-behind.ts';
import { AttemptsSection } from './attempts-section.tsx';
import { FailuresSection } from './failures-section.tsx';
import { Fresh } from './fresh.tsx';
import { FunnelSection } from './funnel-section.tsx';
import { useChannelWords } from '../presentation/use-channel-words.ts';
import { TabBody } from './tab-body.tsx';

export default function ConversionTab({ days }: { days: DaysQuery }) {
  const { data, error, mutate } = useConversion(days);
  return (
    <TabBody data={data} error={error} onRetry={() => void mutate()}>
      {(shown) => <Shown data={shown} />}
    </TabBody>
  );
}

const Shown = ({ data }: { data: Conversion }) => {
  const t = useT('analytics');
  const methodWords = useMethodWords();
  const channelWords = useChannelWords();
  const language = useLanguage();
  const days: { from: CalendarDate; to: CalendarDate } = { from: data.from, to: data.to };
  if (data.orders.orders === 0 && data.payments.attempts === 0) {
    return <PageState kind="empty" title={t('empty.title')} description={t('empty.text')} />;
  }
  const bandWords = ({ from, to }: Conversion['by_amount'][number]) => {
    const short = (amount: number) => formatRupiahShort(amount, language);
    if (to === null) return t('byAmount.above', { from: short(from) });
    if (from === 0) return t('byAmount.below', { to: short(to + 1) });
    return t('byAmount.between', { from: short(from), to: short(to + 1) });
  };
  return (
    <>
      <FunnelSection data={data} />
      <FailuresSection failures={data.failures} days={days} />
      <AttemptsSection
        name="by-method"
        title={t('byMethod.title')}
        label={t('byMethod.label')}
        rows={data.by_method.map(({ method, ...attempts }) => ({
          key: method,
          label: methodWords(method),
          to: paymentsBehind(days, { method: [method] }),
          attempts,
        }))}
      />
      <AttemptsSection
        name="by-amount"
        title={t('byAmount.title')}
        label={t('byAmount.label')}
        rows={data.by_amount.map((band) => ({
          key: String(band.from),
          label: bandWords(band),
          attempts: band,
        }))}
      />
      <AttemptsSection
        name="by-channel"
        wide
        title={t('byChannel.title')}
        label={t('byChannel.label')}
        rows={data.by_channel
          .toSorted((one, other) => other.attempts - one.attempts)
          .map(({ method, channel, ...attempts }) => ({
            key: `${method}/${channel}`,
            label: channelWords({ method, channel }),
            attempts,
          }))}
      />
      <AttemptsSection
        name="by-hour"
        wide
        title={t('byHour.title')}
        label={t('byHour.label')}
        rows={data.by_hour
          .filter(({ attempts }) => attempts > 0)
          .map(({ hour, ...attempts }) => ({
            key: String(hour),
            label: t('byHour.hour', { hour: String(hour).padStart(2, '0') }),
            attempts,
          }))}
      />
      <Fresh at={data.fresh_at} />
    </>
  );
};
