import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { ExportSchedule } from '../api/types.ts';
import { useScheduleActions, useSchedules } from '../api/use-schedules.ts';
import { ScheduleSection } from '../components/schedule-section.tsx';
import { useSetName } from '../presentation/use-file-words.ts';

/** The reader's own scheduled reports. A colleague's are theirs, like their files. */
export default function SchedulesPage() {
  const t = useT('exports');
  const { data, error, mutate } = useSchedules();
  const { remove } = useScheduleActions();
  const setName = useSetName();
  const [deleting, setDeleting] = useState<ExportSchedule | null>(null);
  const create = (
    <LinkButton size="sm" variant="primary">
      <Link to={exportPaths.createRepeated}>{t('schedule.create')}</Link>
    </LinkButton>
  );
  return (
    <chakra.div maxW="44rem">
      <PageHeader
        title={t('schedule.title')}
        description={t('schedule.intro')}
        back={{ to: exportPaths.list, label: t('list.title') }}
        actions={create}
      />
      {data ? (
        <chakra.div display="grid" gap="4">
          {data.map((schedule) => (
            <ScheduleSection key={schedule.id} schedule={schedule} onDelete={() => setDeleting(schedule)} />
          ))}
          {data.length === 0 ? (
            <Section>
              <PageState kind="empty" title={t('schedule.empty')} description={t('schedule.emptyText')} />
            </Section>
          ) : null}
        </chakra.div>
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageState kind="loading" />
      )}
      <ConfirmDialog
        danger
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t('schedule.deleteTitle', { name: setName(deleting?.set ?? '') })}
        text={t('schedule.deleteText')}
        yes={t('delete.button')}
        onConfirm={async () => {
          if (deleting) await remove(deleting.id);
          setDeleting(null);
        }}
      />
    </chakra.div>
  );
}
