import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { ADMIN_FEE_METHODS, expiryOfLink, PAYMENT_LINK } from '@dasbor/domain/payment-links';
import { useId } from 'react';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { LinkFormState } from '../forms/link-values.ts';
import { TextArea } from '../../../shared/forms/text-area.tsx';

/** Who pays the fee, until when the link can be paid, and what else the customer reads. */
export const TermsSection = ({ form }: { form: LinkFormState }) => {
  const t = useT('payment-links');
  const errorId = useId();
  const error = form.errorOf('admin_fee_method');
  return (
    <Section title={t('form.how')}>
      <chakra.div display="grid" gap="4">
        <ChoiceGroup legend={t('form.fee')}>
          {ADMIN_FEE_METHODS.map((method) => (
            <Choice
              key={method}
              title={t(`fee.${method}`)}
              text={t(`form.feeText.${method}`)}
              invalid={Boolean(error)}
              describedBy={error && errorId}
              {...form.choice('admin_fee_method', method)}
            />
          ))}
          {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
        </ChoiceGroup>
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 2fr' }}>
          <TextField
            label={t('form.days')}
            hint={<Until days={form.values.expiry_days} />}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            {...form.field('expiry_days')}
          />
          <TextField
            label={t('form.reference')}
            hint={t('form.referenceHint')}
            optional
            autoComplete="off"
            maxLength={64}
            {...form.field('reference_id')}
          />
        </chakra.div>
        <TextArea
          label={t('form.notes')}
          hint={t('form.notesHint')}
          maxLength={PAYMENT_LINK.longestNotes}
          {...form.field('notes')}
        />
      </chakra.div>
    </Section>
  );
};

const Until = ({ days }: { days: string }) => {
  const t = useT('payment-links');
  const language = useLanguage();
  const now = useClock();
  const { shortestDays: least, longestDays: most } = PAYMENT_LINK;
  const count = Number(days);
  if (!(count >= least && count <= most)) return t('form.daysHint', { least, most });
  return t('form.until', { time: formatDateTime(expiryOfLink(count, now()).toISOString(), language) });
};

/** The mail that goes out when the link is made. */
export const MailFields = ({ form }: { form: LinkFormState }) => {
  const t = useT('payment-links');
  return (
    <Section title={t('form.mail')}>
      <chakra.div display="grid" gap="4">
        <Choice
          title={t('form.notify')}
          text={t('form.notifyText')}
          {...form.toggle('is_notification_enabled')}
        />
        {form.values.is_notification_enabled ? (
          <>
            <TextField
              label={t('form.emailSubject')}
              optional
              autoComplete="off"
              maxLength={PAYMENT_LINK.longestSubject}
              {...form.field('email_subject')}
            />
            <TextArea
              label={t('form.emailContent')}
              hint={t('form.emailContentHint')}
              maxLength={PAYMENT_LINK.longestContent}
              {...form.field('email_content')}
            />
          </>
        ) : null}
      </chakra.div>
    </Section>
  );
};
