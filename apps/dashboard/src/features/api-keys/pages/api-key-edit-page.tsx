import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { confirmedBy } from '../../../shared/forms/otp/confirmed-by.ts';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import type { ApiKey } from '../api/types.ts';
import { useApiKey } from '../api/use-api-keys.ts';
import { useUpdateApiKey } from '../api/use-save-api-key.ts';
import { EndNotice } from '../components/end-notice.tsx';
import { KeyForm } from '../forms/key-form.tsx';
import { updateBody, valuesOf } from '../forms/key-values.ts';
import { useKeyForm } from '../forms/use-key-form.ts';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';

export default function ApiKeyEditPage() {
  const t = useT('api-keys');
  const { id = '' } = useParams();
  const back = { to: apiKeyPaths.detail(id), label: t('detail.titleLoading') };
  return (
    <DetailPage
      result={useApiKey(id)}
      title={t('form.titleEdit')}
      back={back}
      permission="settings.view"
      missing="DPAY_API_KEY_NOT_FOUND"
    >
      {(apiKey) => (
        <>
          <PageHeader title={t('form.titleEdit')} back={{ ...back, label: apiKey.name }} />
          {apiKey.status === 'revoked' ? (
            <EndNotice apiKey={apiKey} />
          ) : (
            <EditApiKey key={apiKey.id} apiKey={apiKey} />
          )}
        </>
      )}
    </DetailPage>
  );
}

const EditApiKey = ({ apiKey }: { apiKey: ApiKey }) => {
  const t = useT('api-keys');
  const now = useClock();
  const goToResult = useGoToResult();
  const update = useUpdateApiKey(apiKey.id);
  const otp = useOtpStep();
  const merchantId = useScope()[1];
  // The values when the form opened. The request contains the difference from what the user saw.
  const [saved] = useState(() => valuesOf(apiKey));
  const form = useKeyForm({
    saved,
    draftName: `api-key.${apiKey.id}.${merchantId}`,
    onSave: async (values, { clear }) => {
      const body = updateBody(values, saved, now());
      if (Object.keys(body).length > 0) {
        const confirmable = { purpose: 'api_key_update', action: { id: apiKey.id, ...body } } as const;
        const confirmed = await confirmedBy(otp, apiKey.mode === 'live' ? confirmable : null);
        if (!confirmed) return;
        await update(body, confirmed);
      }
      clear();
      goToResult(apiKeyPaths.detail(apiKey.id), t('form.saved'), { replace: true, isSaid: true });
    },
  });
  return (
    <>
      <KeyForm
        form={form}
        submitLabel={t('form.save')}
        cancelTo={apiKeyPaths.detail(apiKey.id)}
        subaccount={apiKey.subaccount}
      />
      <CodeDialog title={t('form.confirmSave')} otp={otp} />
    </>
  );
};
