import { chakra } from '@chakra-ui/react';
import { eventsOfKind, type WebhookEvent } from '@dasbor/domain/webhooks';
import { type FormEvent, useState } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Webhook, WebhookSample } from '../api/types.ts';
import { useTestWebhook } from '../api/use-test-webhook.ts';
import { knownEvent } from '../presentation/event-groups.ts';
import { useAttemptWords } from '../presentation/use-attempt-words.ts';
import { AttemptDetail } from './attempt-detail.tsx';
import { BodyBlock } from './body-block.tsx';
import { Select } from '../../../shared/ui/fields/select.ts';

/** Shows the receiver's response to a sample event before real money depends on it. */
export const SampleSection = ({ webhook }: { webhook: Webhook }) => {
  const t = useT('webhooks');
  const { trigger, data, error, isMutating } = useTestWebhook(webhook.id);
  const choices = eventsOfKind(webhook.api_kind);
  const chosen = webhook.events.map(knownEvent).filter((event) => event !== null);
  const [event, setEvent] = useState<WebhookEvent>(chosen[0] ?? choices[0] ?? 'payment.completed');

  const send = (submission: FormEvent) => {
    submission.preventDefault();
    if (!isMutating) void trigger(event);
  };

  return (
    <Section title={t('sample.section')} description={t('sample.text')}>
      <chakra.form
        onSubmit={send}
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'minmax(0, 22rem) auto' }}
        gap="3"
        alignItems="end"
        justifyContent="start"
      >
        <Field label={t('sample.event')}>
          {(control) => (
            <Select
              {...control}
              value={event}
              onChange={({ target }) => setEvent(knownEvent(target.value) ?? event)}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {chosen.includes(choice) ? choice : t('sample.notChosen', { event: choice })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" loading={isMutating}>
          {t('sample.send')}
        </Button>
      </chakra.form>
      <chakra.p role="status" textStyle="small" color="fg.muted" mt={isMutating ? '3' : '0'}>
        {isMutating ? t('sample.sending') : ''}
      </chakra.p>
      {error && !isMutating ? (
        <chakra.div mt="3">
          <FailureBanner failure={describeFailure(error)} title={t('sample.failed')} />
        </chakra.div>
      ) : null}
      {data && !error && !isMutating ? <Result sample={data} /> : null}
    </Section>
  );
};

const Result = ({ sample: { succeeded, request, attempt } }: { sample: WebhookSample }) => {
  const t = useT('webhooks');
  const { count } = useFormat();
  const words = useAttemptWords();
  const trouble = words.trouble(attempt);
  const status = attempt.status_code ?? '';
  return (
    <chakra.div display="grid" gap="4" mt="3" data-part="sample">
      {succeeded ? (
        <Banner tone="success" live="status" title={t('sample.ok', { status, ms: count(attempt.ms) })} />
      ) : (
        <Banner tone="danger" live="alert" title={t('sample.failed')}>
          <chakra.p>
            {trouble?.title} · {words.ms(attempt)}
          </chakra.p>
          {trouble?.text ? <chakra.p>{trouble.text}</chakra.p> : null}
        </Banner>
      )}
      <BodyBlock label={t('traffic.requestBody')} body={request.body} missing={t('traffic.masked')} />
      <AttemptDetail attempt={attempt} />
    </chakra.div>
  );
};
