import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useDelivery } from '../api/use-delivery.ts';
import { useSchedules } from '../api/use-schedules.ts';
import { SftpForm } from '../components/sftp-form.tsx';
import { useSetName } from '../presentation/use-file-words.ts';

export default function SftpPage() {
  const t = useT('exports');
  const setName = useSetName();
  const scope = useScope().join(' ');
  const { id = '' } = useParams();
  const [isRemoving, setRemoving] = useState(false);
  const { remove } = useDelivery(id);
  const goToResult = useGoToResult();
  const back = { to: exportPaths.schedules, label: t('schedule.title') };
  const { data, ...answer } = useSchedules();
  const found = data?.find((one) => one.id === id);
  if (data && !found)
    return (
      <>
        <PageHeader title={t('sftp.title')} back={back} />
        <Section>
          <PageState kind="missing" code="DPAY_EXPORT_SCHEDULE_NOT_FOUND" />
        </Section>
      </>
    );
  return (
    <DetailPage
      result={{ ...answer, data: found }}
      title={t('sftp.title')}
      back={back}
      permission="export.view"
      missing="DPAY_EXPORT_SCHEDULE_NOT_FOUND"
    >
      {(schedule) => (
        <chakra.div maxW="44rem">
          <PageHeader
            title={t('sftp.title')}
            description={t('sftp.intro', { name: setName(schedule.set) })}
            back={back}
            actions={
              schedule.sftp ? (
                <Button size="sm" onClick={() => setRemoving(true)}>
                  {t('sftp.remove')}
                </Button>
              ) : undefined
            }
          />
          <SftpForm key={`${scope} ${id}`} schedule={schedule} />
          <ConfirmDialog
            open={isRemoving}
            onClose={() => setRemoving(false)}
            title={t('sftp.removeTitle')}
            text={t('sftp.removeText')}
            yes={t('sftp.remove')}
            onConfirm={async () => {
              await remove();
              goToResult(exportPaths.schedules, t('sftp.removed'), { replace: true, isSaid: true });
            }}
          />
        </chakra.div>
      )}
    </DetailPage>
  );
}
