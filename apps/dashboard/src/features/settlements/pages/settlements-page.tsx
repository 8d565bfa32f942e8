import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { CalendarIcon } from '../../../shared/ui/icons.tsx';
import { settlementList } from '../list.tsx';

export default function SettlementsPage() {
  const t = useT('settlements');
  const calendar = (
    <LinkButton>
      <Link to={settlementPaths.calendar}>
        <CalendarIcon />
        {t('calendar.title')}
      </Link>
    </LinkButton>
  );
  return <RecordList of={settlementList} actions={calendar} emptyAction={calendar} />;
}
