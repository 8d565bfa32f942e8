import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { invoiceReminderPaths } from '../../../shared/paths/money-in/invoices.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { InvoiceReminders, SaveReminders } from '../api/types.ts';
import { useInvoiceReminders } from '../api/use-invoice-reminders.ts';
import { useMayCreate } from '../presentation/use-may-create.ts';
import { useStepWords } from '../presentation/use-step-words.ts';
import { OwnScheduleDialog } from './own-schedule-dialog.tsx';

/** The reminders of one invoice: what comes next, what was sent, a pause, and a schedule of its own. */
export const RemindersSection = ({ invoiceId }: { invoiceId: string }) => {
  const t = useT('invoice-reminders');
  const { data, error, mutate, save } = useInvoiceReminders(invoiceId);
  return (
    <Section title={t('section.title')} data-section="reminders">
      {data === undefined && !error ? <PageState kind="loading" /> : null}
      {data === undefined && error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : null}
      {data ? <Content reminders={data} onSave={save} /> : null}
    </Section>
  );
};

type ContentProps = { reminders: InvoiceReminders; onSave: (body: SaveReminders) => Promise<void> };

const Content = ({ reminders, onSave }: ContentProps) => {
  const t = useT('invoice-reminders');
  const words = useStepWords();
  const { next, hold, sent } = reminders;
  return (
    <chakra.div display="grid" gap="3" textStyle="body">
      {next ? (
        <p>
          {t('section.next', { steps: next.steps.map(words.step).join('; ') })} <Time value={next.at} />
        </p>
      ) : (
        <p>{hold && hold in HOLDS ? t(`section.hold.${hold}`) : t('section.noNext')}</p>
      )}
      {hold === 'off' ? <AppLink to={invoiceReminderPaths.main}>{t('section.toSchedule')}</AppLink> : null}
      {reminders.is_own ? <p>{t('section.own')}</p> : null}
      {reminders.is_unsubscribed ? <p>{t('section.unsubscribed')}</p> : null}
      {sent.length > 0 ? (
        <chakra.ul textStyle="small" color="fg.muted" ps="5" listStyleType="disc">
          {sent.map((one) => (
            <li key={one.id}>
              {t('section.sent', { step: words.step(one), to: one.sent_to })} <Time value={one.created_at} />
            </li>
          ))}
        </chakra.ul>
      ) : null}
      <Actions reminders={reminders} onSave={onSave} />
    </chakra.div>
  );
};

const HOLDS = { draft: true, paid: true, paying: true, paused: true, off: true };

const Actions = ({ reminders, onSave }: ContentProps) => {
  const t = useT('invoice-reminders');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isMine = useMayCreate();
  if (!isMine || reminders.hold === 'paid') return null;
  const { is_paused: isPaused } = reminders;
  const steps = reminders.is_own ? reminders.steps : null;
  const toggle = async () => {
    setBusy(true);
    setFailure(null);
    await onSave({ is_paused: !isPaused, steps }).catch((error: unknown) =>
      setFailure(describeFailure(error)),
    );
    setBusy(false);
  };
  return (
    <>
      {failure ? <FailureBanner failure={failure} /> : null}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {reminders.hold === 'off' ? null : (
          <Button size="sm" loading={isBusy} onClick={() => void toggle()}>
            {t(isPaused ? 'section.resume' : 'section.pause')}
          </Button>
        )}
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('section.change')}
        </Button>
      </chakra.div>
      <OwnScheduleDialog open={isOpen} onClose={() => setOpen(false)} reminders={reminders} onSave={onSave} />
    </>
  );
};
