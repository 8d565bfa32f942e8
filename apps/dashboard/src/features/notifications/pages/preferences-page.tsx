import { chakra } from '@chakra-ui/react';
import type { Channel } from '@dasbor/domain/notifications';
import { may } from '@dasbor/domain/access';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { notificationPaths } from '../../../shared/paths/account/notifications.ts';
import { settingsPaths } from '../../../shared/paths/settings.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { NotificationPreferences } from '../api/types.ts';
import { usePreferences, useSetPreferences } from '../api/use-preferences.ts';
import { ChannelTable } from '../components/channel-table.tsx';
import { TimesSection } from '../components/times-section.tsx';
import { bodyOf, preferenceSchema, valuesOf } from '../forms/preference-values.ts';

/** Product spec §2, §8: what a person is told, how and when. Everybody has this page. */
export default function PreferencesPage() {
  const t = useT('notifications');
  const settings = useT('settings');
  const scope = useScope().join(' ');
  const seesSettings = may(useWho(), { permission: 'settings.view' }).ok;
  const { data, error, mutate } = usePreferences();
  return (
    <>
      <PageHeader
        title={t('settings.title')}
        description={t('settings.intro')}
        back={
          seesSettings
            ? { to: settingsPaths.overview, label: settings('title') }
            : { to: notificationPaths.list, label: t('title') }
        }
      />
      {data ? (
        <EditPreferences key={`${scope} ${JSON.stringify(data)}`} preferences={data} scope={scope} />
      ) : (
        <Section>
          {error ? (
            <PageState kind="failed" error={error} onRetry={() => void mutate()} />
          ) : (
            <PageState kind="loading" />
          )}
        </Section>
      )}
    </>
  );
}

const EditPreferences = ({ preferences, scope }: { preferences: NotificationPreferences; scope: string }) => {
  const t = useT('notifications');
  const save = useSetPreferences();
  const goToResult = useGoToResult();
  const form = useForm({
    initial: valuesOf(preferences),
    schema: preferenceSchema,
    draft: `${scope} notification preferences`,
    submit: async (values, { clear }) => {
      await save(bodyOf(values, preferences));
      clear();
      goToResult(notificationPaths.preferences, t('settings.saved'), { replace: true, isSaid: true });
    },
  });
  const { values } = form;
  const isTold = (event: string, channel: Channel) => values[channel].includes(event);
  const toggle = (event: string, channel: Channel) =>
    form.set({
      [channel]: isTold(event, channel)
        ? values[channel].filter((one) => one !== event)
        : [...values[channel], event],
    });
  return (
    <Form form={form}>
      <Section
        title={t('settings.events')}
        description={t('settings.eventsHint')}
        padding="flush"
        overflow="hidden"
        data-section="events"
      >
        <ChannelTable preferences={preferences} isTold={isTold} onToggle={toggle} />
      </Section>
      <TimesSection form={form} preferences={preferences} />
      {form.banner}
      {form.summary}
      <chakra.div>
        <Button
          type="submit"
          variant="primary"
          loading={form.isBusy}
          disabledReason={form.isChanged ? undefined : t('settings.unchanged')}
        >
          {t('settings.save')}
        </Button>
      </chakra.div>
    </Form>
  );
};
