import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { confirmedBy } from '../../../shared/forms/otp/confirmed-by.ts';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import type { SnapKey } from '../api/types.ts';
import { useSnapKeyActions } from '../api/use-snap-key-actions.ts';
import { useSnapKey } from '../api/use-snap-keys.ts';
import { RevokedNotice } from '../components/revoked-notice.tsx';
import { SnapKeyForm } from '../forms/snap-key-form.tsx';
import { updateBody, valuesOf } from '../forms/snap-key-values.ts';
import { useSnapKeyForm } from '../forms/use-snap-key-form.ts';
import { snapKeyPaths } from '../../../shared/paths/developers/snap-keys.ts';

export default function SnapKeyEditPage() {
  const t = useT('snap-keys');
  const { id = '' } = useParams();
  const back = { to: snapKeyPaths.detail(id), label: t('detail.titleLoading') };
  return (
    <DetailPage
      result={useSnapKey(id)}
      title={t('form.titleEdit')}
      back={back}
      permission="settings.view"
      missing="DPAY_SNAP_KEY_NOT_FOUND"
    >
      {(snapKey) => (
        <>
          <PageHeader title={t('form.titleEdit')} back={{ ...back, label: snapKey.name }} />
          {snapKey.revoked_at === null ? (
            <EditSnapKey key={snapKey.id} snapKey={snapKey} />
          ) : (
            <RevokedNotice at={snapKey.revoked_at} />
          )}
        </>
      )}
    </DetailPage>
  );
}

const EditSnapKey = ({ snapKey }: { snapKey: SnapKey }) => {
  const t = useT('snap-keys');
  const goToResult = useGoToResult();
  const { update } = useSnapKeyActions(snapKey.id);
  const otp = useOtpStep();
  const merchantId = useScope()[1];
  const detail = snapKeyPaths.detail(snapKey.id);
  // The values when the form opened. The request contains the difference from what the user saw.
  const [saved] = useState(() => valuesOf(snapKey));
  const form = useSnapKeyForm({
    saved,
    draftName: `snap-key.${snapKey.id}.${merchantId}`,
    onSave: async (values, { clear }) => {
      const body = updateBody(values, saved);
      if (Object.keys(body).length > 0) {
        const confirmable = { purpose: 'snap_key_update', action: { id: snapKey.id, ...body } } as const;
        const confirmed = await confirmedBy(otp, snapKey.mode === 'live' ? confirmable : null);
        if (!confirmed) return;
        await update(body, confirmed);
      }
      clear();
      goToResult(detail, t('form.saved'), { replace: true, isSaid: true });
    },
  });
  return (
    <>
      <SnapKeyForm form={form} submitLabel={t('form.save')} cancelTo={detail} />
      <CodeDialog title={t('form.confirmSave')} otp={otp} />
    </>
  );
};
