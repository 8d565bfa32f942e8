import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { confirmedBy } from '../../../shared/forms/otp/confirmed-by.ts';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { useScope } from '../../../shared/state/session.ts';
import type { KeySubaccount } from '../api/types.ts';
import { useCreateApiKey } from '../api/use-save-api-key.ts';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { KeyForm } from './key-form.tsx';
import { createBody, EMPTY_VALUES } from './key-values.ts';
import { useKeyForm } from './use-key-form.ts';

type NewApiKeyProps = {
  /** The only subaccount that the key acts for; null for the merchant. */
  subaccount: KeySubaccount | null;
  cancelTo: string;
};

/** A separate form, and draft, for each mode and key owner. */
export const NewApiKey = (props: NewApiKeyProps) => {
  const whose = [...useScope(), ...(props.subaccount ? [props.subaccount.id] : [])];
  return <Form key={whose.join(' ')} {...props} draftName={`api-key.new.${whose.join('.')}`} />;
};

const Form = ({ subaccount, cancelTo, draftName }: NewApiKeyProps & { draftName: string }) => {
  const t = useT('api-keys');
  const now = useClock();
  const goToResult = useGoToResult();
  const [mode] = useScope();
  const create = useCreateApiKey();
  const otp = useOtpStep();
  const form = useKeyForm({
    saved: EMPTY_VALUES,
    draftName,
    onSave: async (values, { clear }) => {
      const body = createBody(values, now(), subaccount?.id);
      const confirmable = { purpose: 'api_key_create', action: body } as const;
      const confirmed = await confirmedBy(otp, mode === 'live' ? confirmable : null);
      if (!confirmed) return;
      const key = await create(body, confirmed);
      clear();
      // The key's page shows the secret. Back then leads to the list, not to the submitted form.
      goToResult(apiKeyPaths.detail(key.id), t('form.created'), { replace: true });
    },
  });
  return (
    <>
      <KeyForm form={form} submitLabel={t('form.create')} cancelTo={cancelTo} subaccount={subaccount} />
      <CodeDialog title={t('form.confirmCreate')} otp={otp} />
    </>
  );
};
