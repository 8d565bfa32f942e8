import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { invoiceReminderPaths } from '../../../shared/paths/money-in/invoices.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { reminderList } from '../list.tsx';

export default function SentRemindersPage() {
  const t = useT('invoice-reminders');
  return (
    <RecordList
      of={reminderList}
      actions={
        <LinkButton size="sm">
          <Link to={invoiceReminderPaths.main}>{t('page.title')}</Link>
        </LinkButton>
      }
    />
  );
}
