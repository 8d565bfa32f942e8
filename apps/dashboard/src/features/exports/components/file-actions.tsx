import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useBaseUrl } from '../../api-keys/public.ts';
import type { ExportedFile } from '../api/types.ts';
import { useExportActions } from '../api/use-export-actions.ts';

/** Only for the person who requested it. */
export const FileActions = ({ file }: { file: ExportedFile }) => {
  const { user_id: me } = useSession();
  if (file.created_by_id !== me) return null;
  return (
    <>
      <DeleteAction file={file} />
      {file.status === 'completed' ? <DownloadAction file={file} /> : null}
    </>
  );
};

const DownloadAction = ({ file }: { file: ExportedFile }) => {
  const t = useT('exports');
  const { link } = useExportActions();
  const baseUrl = useBaseUrl() ?? location.origin;
  return (
    <FileButton
      variant="primary"
      size="md"
      label={t('detail.download')}
      name={file.file_name}
      make={async () => new URL(`${baseUrl}${await link(file.id)}`)}
    />
  );
};

const DeleteAction = ({ file }: { file: ExportedFile }) => {
  const t = useT('exports');
  const goToResult = useGoToResult();
  const { remove } = useExportActions();
  const [isOpen, setOpen] = useState(false);
  const isMade = file.status === 'completed' || file.status === 'failed';
  const words = isMade ? 'delete' : 'stop';
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`${words}.button`)}</Button>
      <ConfirmDialog
        danger
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(`${words}.title`)}
        text={t(`${words}.text`)}
        yes={t(`${words}.button`)}
        onConfirm={async () => {
          await remove(file.id);
          goToResult(exportPaths.list, t(`${words}.done`), { replace: true, isSaid: true });
        }}
      />
    </>
  );
};
