import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage, type ListPageProps } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { groupDigits } from '../../payments/public.ts';
import type { TopUp } from '../api/types.ts';
import { useTopUps } from '../api/use-top-ups.ts';
import { TopUpStatusBadge } from './top-up-status-badge.tsx';
import { topUpPaths } from '../paths.ts';
import { useTopUpColumns } from '../pages/top-up-columns.tsx';
import { useTopUpFields } from '../pages/top-up-fields.ts';

type TopUpListProps = Pick<ListPageProps<TopUp>, 'title' | 'label' | 'back' | 'intro'>;

/** One list per mode and merchant: rows of the one before are never kept on screen for the next. */
export function TopUpList(place: TopUpListProps) {
  return <List key={useScope().join(' ')} {...place} />;
}

function List(place: TopUpListProps) {
  const t = useT('top-ups');
  const fields = useTopUpFields();
  const list = useListQuery('top-ups', fields);
  const create = (
    <LinkButton size="sm" variant="primary">
      <Link to={topUpPaths.create}>{t('list.create')}</Link>
    </LinkButton>
  );
  return (
    <ListPage
      {...place}
      actions={create}
      list={list}
      result={useTopUps(list)}
      columns={useTopUpColumns()}
      fields={fields}
      rowPath={(topUp) => topUpPaths.detail(topUp.id)}
      card={(topUp) => ({
        title: groupDigits(topUp.va_number),
        amount: <Money value={topUp.amount} />,
        meta: (
          <>
            {topUp.bank_name} · <Time value={topUp.created_at} />
          </>
        ),
        status: <TopUpStatusBadge status={topUp.status} />,
      })}
      searchPlaceholder={t('list.search')}
      permission="topup.view"
      empty={{ title: t('list.empty.title'), description: t('list.empty.description'), action: create }}
    />
  );
}
