import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { useState } from 'react';
import type { Language } from '../../../shared/i18n/i18n.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Select } from '../../../shared/ui/fields/select.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { ReminderToSend } from '../api/types.ts';
import { useToSend } from '../api/use-to-send.ts';
import { useStepWords } from '../presentation/use-step-words.ts';
import { SendActions } from './send-actions.tsx';

/** The WhatsApp messages that a person sends today. */
export const ToSendSection = () => {
  const t = useT('invoice-reminders');
  const { data, error, mutate, markSent } = useToSend();
  // Most customers are Indonesian, whatever the language of the dashboard.
  const [language, setLanguage] = useState<Language>('id');
  const reminders = data?.reminders ?? [];
  return (
    <Section title={t('toSend.title')} description={t('toSend.text')} data-section="to-send">
      {data === undefined && !error ? <PageState kind="loading" /> : null}
      {data === undefined && error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : null}
      {data?.next_at ? (
        <Banner tone="info" title={t('toSend.night')}>
          {t('toSend.nightText')}
        </Banner>
      ) : null}
      {data && !data.next_at && reminders.length === 0 ? (
        <chakra.p textStyle="body" color="fg.muted">
          {t('toSend.none')}
        </chakra.p>
      ) : null}
      {reminders.length > 0 ? (
        <>
          <chakra.div maxW="14rem" mb="3">
            <Field label={t('toSend.language')}>
              {(control) => (
                <Select
                  {...control}
                  value={language}
                  onChange={(event) => setLanguage(event.target.value === 'en' ? 'en' : 'id')}
                >
                  <option value="id">{t('toSend.in.id')}</option>
                  <option value="en">{t('toSend.in.en')}</option>
                </Select>
              )}
            </Field>
          </chakra.div>
          <chakra.ul listStyleType="none" aria-label={t('toSend.title')}>
            {reminders.map((reminder) => (
              <Row
                key={`${reminder.invoice_id} ${reminder.days}`}
                reminder={reminder}
                language={language}
                onSent={markSent}
              />
            ))}
          </chakra.ul>
        </>
      ) : null}
    </Section>
  );
};

type RowProps = {
  reminder: ReminderToSend;
  language: Language;
  onSent: (id: string, days: number) => Promise<void>;
};

const Row = ({ reminder, language, onSent }: RowProps) => {
  const t = useT('invoice-reminders');
  const shown = useLanguage();
  const words = useStepWords();
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <chakra.div minW="0" flex="1 1 14rem" textStyle="body" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">
          {reminder.customer_name} · <Money value={reminder.outstanding_amount} />
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          <AppLink to={invoicePaths.detail(reminder.invoice_id)}>{reminder.invoice_number}</AppLink> ·{' '}
          {t('toSend.due', { date: formatDate(reminder.due_date, shown), when: words.when(reminder.days) })}
        </chakra.p>
      </chakra.div>
      <SendActions reminder={reminder} text={reminder.texts[language]} onSent={onSent} />
    </chakra.li>
  );
};
