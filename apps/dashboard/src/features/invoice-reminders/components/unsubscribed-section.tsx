import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { useUnsubscribed } from '../api/use-unsubscribed.ts';

/** Who gets no more mails. Only the customer can change it. */
export const UnsubscribedSection = () => {
  const t = useT('invoice-reminders');
  const { data, error, mutate } = useUnsubscribed();
  return (
    <Section title={t('unsubscribed.title')} description={t('unsubscribed.text')} data-section="unsubscribed">
      {data === undefined && !error ? <PageState kind="loading" /> : null}
      {data === undefined && error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : null}
      {data?.length === 0 ? (
        <chakra.p textStyle="body" color="fg.muted">
          {t('unsubscribed.none')}
        </chakra.p>
      ) : null}
      {data && data.length > 0 ? (
        <DescriptionList
          items={data.map(({ email, unsubscribed_at: at }) => ({
            key: `${email} ${at}`,
            label: email,
            value: <Time value={at} />,
          }))}
        />
      ) : null}
    </Section>
  );
};
