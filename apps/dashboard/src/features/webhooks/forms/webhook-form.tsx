import { chakra } from '@chakra-ui/react';
import {
  normalWebhookUrl,
  WEBHOOK_API_KINDS,
  type WebhookEvent,
  WEBHOOK_NAME_MAX_LENGTH,
  WEBHOOK_URL_MAX_LENGTH,
} from '@dasbor/domain/webhooks';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { EventChoice } from './event-choice.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { UrlPreview } from './url-preview.tsx';
import { isThisMachine } from './this-machine.ts';
import { choicesOf, type Values, WEBHOOK_NAMES, webhookSchema, withKnownChoices } from './webhook-values.ts';

type WebhookFormProps = {
  /** The saved values, or an empty form. */
  saved: Values;
  /** Starts with mode and merchant, as one browser stores drafts of both. */
  draftName: string;
  available: readonly WebhookEvent[];
  onSave: (values: Values, form: { clear: () => void }) => Promise<void>;
  submitLabel: string;
  cancelTo: string;
  /** Why the flag cannot be changed here; undefined if it can. */
  primaryFixed: string | undefined;
};

/** Create and edit share one form. The domain's rules validate it while the user types. */
export const WebhookForm = (props: WebhookFormProps) => {
  const { saved, draftName, available, onSave, submitLabel, cancelTo, primaryFixed } = props;
  const t = useT('webhooks');
  const { flags } = useWho();
  const form = useForm({
    initial: saved,
    schema: webhookSchema,
    around: { available, loopback: isThisMachine(location.hostname) },
    draft: draftName,
    restore: withKnownChoices,
    asks: true,
    names: WEBHOOK_NAMES,
    words: ({ code, params }) =>
      OWN_WORDS.includes(code) ? t(`form.${code as OwnWord}`, { id: '', max: '', ...params }) : undefined,
    submit: onSave,
  });
  const { values, set } = form;
  const setEvents = useCallback((events: Values['events']) => set({ events }), [set]);
  const choices = useMemo(
    () => choicesOf({ apiKind: values.apiKind }, available),
    [values.apiKind, available],
  );
  const chosen = choices.filter((event) => values.events.includes(event));

  return (
    <Form form={form} maxW="52rem">
      {form.banner}
      <DraftNotice form={form} />
      <Section>
        <chakra.div display="grid" gap="5">
          <TextField
            label={t('form.name')}
            hint={t('form.nameHint')}
            maxLength={WEBHOOK_NAME_MAX_LENGTH}
            autoComplete="off"
            {...form.field('name')}
          />
          <ChoiceGroup legend={t('form.kind')} hint={t('form.kindHint')}>
            {WEBHOOK_API_KINDS.map((kind) => (
              <Choice
                key={kind}
                title={t(`kind.${kind}.title`)}
                text={t(`kind.${kind}.text`)}
                {...form.choice('apiKind', kind)}
              />
            ))}
          </ChoiceGroup>
          <chakra.div display="grid" gap="3">
            <TextField
              label={t('form.url')}
              hint={t('form.urlHint')}
              type="url"
              inputMode="url"
              maxLength={WEBHOOK_URL_MAX_LENGTH}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
              {...form.field('url')}
            />
            <UrlPreview
              url={form.problems.url ? null : normalWebhookUrl(values.url)}
              kind={values.apiKind}
              events={chosen.length > 0 ? chosen : choices.slice(0, 1)}
            />
          </chakra.div>
        </chakra.div>
      </Section>
      <Section title={t('form.events')}>
        <EventChoice
          choices={choices}
          chosen={values.events}
          onChange={setEvents}
          error={form.errorOf('events')}
        />
      </Section>
      <Section>
        <chakra.div display="grid" gap="4">
          {flags.subaccount ? <ScopeChoice form={form} /> : null}
          <Choice
            title={t('form.primary')}
            text={primaryFixed ?? t('form.primaryHint')}
            {...form.toggle('isPrimary')}
            {...(primaryFixed !== undefined && { checked: true, disabled: true })}
          />
        </chakra.div>
      </Section>
      {form.summary}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" variant="primary" loading={form.isBusy}>
          {submitLabel}
        </Button>
        <LinkButton>
          <Link to={cancelTo}>{t('form.cancel')}</Link>
        </LinkButton>
      </chakra.div>
    </Form>
  );
};

type OwnWord = 'subaccountsRequired' | 'subaccountInvalid' | 'subaccountsTooMany';
const OWN_WORDS: readonly string[] = [
  'subaccountsRequired',
  'subaccountInvalid',
  'subaccountsTooMany',
] satisfies OwnWord[];
