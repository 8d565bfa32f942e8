import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { confirmedBy } from '../../../shared/forms/otp/confirmed-by.ts';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useCreateSnapKey } from '../api/use-snap-key-actions.ts';
import { SnapKeyForm } from '../forms/snap-key-form.tsx';
import { createBody, EMPTY_VALUES } from '../forms/snap-key-values.ts';
import { useSnapKeyForm } from '../forms/use-snap-key-form.ts';
import { snapKeyPaths } from '../../../shared/paths/developers/snap-keys.ts';

/** Only a name is needed: the server generates the rest, and the user adds the public key on the key's page. */
export default function SnapKeyNewPage() {
  const t = useT('snap-keys');
  // A separate form, and draft, for each mode and merchant.
  const whose = useScope().join('.');
  return (
    <>
      <PageHeader title={t('form.title')} back={{ to: snapKeyPaths.list, label: t('list.title') }} />
      <NewSnapKey key={whose} draftName={`snap-key.new.${whose}`} />
    </>
  );
}

const NewSnapKey = ({ draftName }: { draftName: string }) => {
  const t = useT('snap-keys');
  const goToResult = useGoToResult();
  const [mode] = useScope();
  const create = useCreateSnapKey();
  const otp = useOtpStep();
  const form = useSnapKeyForm({
    saved: EMPTY_VALUES,
    draftName,
    onSave: async (values, { clear }) => {
      const body = createBody(values);
      const confirmable = { purpose: 'snap_key_create', action: body } as const;
      const confirmed = await confirmedBy(otp, mode === 'live' ? confirmable : null);
      if (!confirmed) return;
      const key = await create(body, confirmed);
      clear();
      goToResult(snapKeyPaths.detail(key.id), t('form.created'), { replace: true, isSaid: true });
    },
  });
  return (
    <>
      <SnapKeyForm form={form} submitLabel={t('form.create')} cancelTo={snapKeyPaths.list} />
      <CodeDialog title={t('form.confirm')} otp={otp} />
    </>
  );
};
