import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { exportList } from '../list.tsx';

const Intro = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', mb: '3' } });

/** product spec §2, exports. */
export default function ExportsPage() {
  const t = useT('exports');
  const create = (
    <LinkButton size="sm" variant="primary">
      <Link to={exportPaths.create}>{t('list.create')}</Link>
    </LinkButton>
  );
  const actions = (
    <>
      <LinkButton size="sm">
        <Link to={exportPaths.schedules}>{t('schedule.title')}</Link>
      </LinkButton>
      {create}
    </>
  );
  return (
    <RecordList
      of={exportList}
      actions={actions}
      emptyAction={create}
      intro={<Intro>{t('list.intro')}</Intro>}
    />
  );
}
