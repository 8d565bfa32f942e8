import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths, invoiceReminderPaths } from '../../../shared/paths/money-in/invoices.ts';
import { useScope } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useSchedule } from '../api/use-schedule.ts';
import { ScheduleSection } from '../components/schedule-section.tsx';
import { ToSendSection } from '../components/to-send-section.tsx';
import { UnsubscribedSection } from '../components/unsubscribed-section.tsx';

/** What to send today, when customers are reminded, and who unsubscribed. */
export default function RemindersPage() {
  const t = useT('invoice-reminders');
  const scope = useScope().join(' ');
  const schedule = useSchedule();
  const back = { to: invoicePaths.list(), label: t('page.invoices') };
  return (
    <DetailPage
      result={schedule}
      title={t('page.title')}
      back={back}
      permission="invoice.view"
      missing="DPAY_INVOICE_NOT_FOUND"
    >
      {(saved) => (
        <>
          <PageHeader
            title={t('page.title')}
            description={t('page.intro')}
            back={back}
            actions={
              <LinkButton size="sm">
                <Link to={invoiceReminderPaths.sent}>{t('list.title')}</Link>
              </LinkButton>
            }
          />
          <chakra.div display="grid" gap="4" maxW="52rem">
            <ToSendSection />
            <ScheduleSection
              // A new start when somebody saves, so that the saved values are what a draft is compared with.
              key={`${scope} ${JSON.stringify(saved)}`}
              schedule={saved}
              draftName={`${scope} reminder-schedule`}
              onSave={schedule.save}
            />
            <UnsubscribedSection />
          </chakra.div>
        </>
      )}
    </DetailPage>
  );
}
