import { useNavigate } from 'react-router-dom';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/clock.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { useCreateApiKey } from '../api/use-save-api-key.ts';
import { KeyForm } from '../forms/key-form.tsx';
import { createBody, EMPTY_VALUES } from '../forms/key-values.ts';
import { useKeyForm } from '../forms/use-key-form.ts';
import { apiKeyPaths } from '../paths.ts';

/** A form for each mode, as its draft is. */
export default function ApiKeyNewPage() {
  const t = useT('api-keys');
  const scope = useScope();
  return (
    <>
      <PageHeader title={t('form.titleNew')} back={{ to: apiKeyPaths.list, label: t('list.title') }} />
      <NewApiKey key={scope.join(' ')} draftName={`api-key.new.${scope.join('.')}`} />
    </>
  );
}

function NewApiKey({ draftName }: { draftName: string }) {
  const t = useT('api-keys');
  const now = useClock();
  const navigate = useNavigate();
  const [mode] = useScope();
  const create = useCreateApiKey();
  const otp = useOtpStep();
  const form = useKeyForm({
    saved: EMPTY_VALUES,
    draftName,
    onSave: async (values) => {
      const body = createBody(values, now());
      const otpToken =
        mode === 'live' ? await otp.confirm({ purpose: 'api_key_create', action: body }) : undefined;
      if (otpToken === null) return;
      const key = await create(body, otpToken === undefined ? {} : { otpToken });
      form.draft.clear();
      // Its page shows the secret; "back" then leads to the list and not to a form that was sent.
      void navigate(apiKeyPaths.detail(key.id), { replace: true });
    },
  });
  return (
    <>
      <KeyForm form={form} submitLabel={t('form.create')} cancelTo={apiKeyPaths.list} />
      <CodeDialog title={t('form.confirmCreate')} otp={otp} />
    </>
  );
}
