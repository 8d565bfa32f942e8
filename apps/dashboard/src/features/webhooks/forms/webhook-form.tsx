import { chakra } from '@chakra-ui/react';
import {
  normalWebhookUrl,
  WEBHOOK_API_KINDS,
  WEBHOOK_NAME_MAX_LENGTH,
  WEBHOOK_URL_MAX_LENGTH,
} from '@dasbor/domain/webhooks';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { ProblemSummary } from '../../../shared/forms/problem-summary.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { EventChoice } from './event-choice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { UrlPreview } from './url-preview.tsx';
import type { Values } from './webhook-values.ts';
import { useWebhookForm, type WebhookFormOptions } from './use-webhook-form.ts';

interface WebhookFormProps extends WebhookFormOptions {
  submitLabel: string;
  cancelTo: string;
  /** Why the flag cannot be changed here; undefined where it can. */
  primaryFixed: string | undefined;
}

/** Adding and changing are one form; what may be sent is the domain's rule, asked as one types. */
export function WebhookForm({ submitLabel, cancelTo, primaryFixed, ...options }: WebhookFormProps) {
  const t = useT('webhooks');
  const { flags } = useWho();
  const form = useWebhookForm(options);
  const { values, set, errorOf, choices, draft } = form;
  const setEvents = useCallback((events: Values['events']) => set('events', events), [set]);
  const element = useRef<HTMLFormElement>(null);
  useLeadToProblem(element, form.outcome);
  const chosen = choices.filter((event) => values.events.includes(event));

  return (
    <chakra.form ref={element} onSubmit={form.submit} noValidate display="grid" gap="4" maxW="52rem">
      <LeaveGuard when={form.isChanged && !form.isSubmitting} onDiscard={draft.discard} />
      {form.failure ? <FailureBanner failure={form.failure} /> : null}
      {draft.isRestored ? (
        <Banner
          tone="info"
          title={t('form.draft')}
          actions={
            <Button size="xs" onClick={draft.discard}>
              {t('form.draftDiscard')}
            </Button>
          }
        />
      ) : null}
      <Section>
        <chakra.div display="grid" gap="5">
          <TextField
            label={t('form.name')}
            hint={t('form.nameHint')}
            error={errorOf('name')}
            maxLength={WEBHOOK_NAME_MAX_LENGTH}
            autoComplete="off"
            {...form.control('name')}
          />
          <ChoiceGroup legend={t('form.kind')} hint={t('form.kindHint')}>
            {WEBHOOK_API_KINDS.map((kind) => (
              <Choice
                key={kind}
                radio="kind"
                title={t(`kind.${kind}.title`)}
                text={t(`kind.${kind}.text`)}
                checked={values.apiKind === kind}
                onChange={() => set('apiKind', kind)}
              />
            ))}
          </ChoiceGroup>
          <chakra.div display="grid" gap="3">
            <TextField
              label={t('form.url')}
              hint={t('form.urlHint')}
              error={errorOf('url')}
              type="url"
              inputMode="url"
              maxLength={WEBHOOK_URL_MAX_LENGTH}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
              {...form.control('url')}
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
          error={errorOf('events')}
        />
      </Section>
      <Section>
        <chakra.div display="grid" gap="4">
          {flags.subaccount ? (
            <ScopeChoice
              values={values}
              onScope={(scope) => set('scope', scope)}
              onSubaccounts={(text) => set('subaccounts', text)}
              onBlur={() => form.touch('subaccounts')}
              error={errorOf('subaccounts')}
            />
          ) : null}
          <Choice
            title={t('form.primary')}
            text={primaryFixed ?? t('form.primaryHint')}
            checked={primaryFixed !== undefined || values.isPrimary}
            disabled={primaryFixed !== undefined}
            onChange={() => set('isPrimary', !values.isPrimary)}
          />
        </chakra.div>
      </Section>
      <ProblemSummary form={element} outcomes={form.outcome === null ? 0 : 1} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" variant="primary" loading={form.isSubmitting}>
          {submitLabel}
        </Button>
        <LinkButton>
          <Link to={cancelTo}>{t('form.cancel')}</Link>
        </LinkButton>
      </chakra.div>
    </chakra.form>
  );
}

/** Whoever cannot see the red lines is led to the first of them. */
function useLeadToProblem(form: RefObject<HTMLFormElement | null>, outcome: string | null) {
  useEffect(() => {
    if (outcome !== null && !outcome.startsWith('0'))
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, outcome]);
}
