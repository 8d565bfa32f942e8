import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useCreateSnapKey } from '../api/use-snap-key-actions.ts';
import { snapKeyPaths } from '../paths.ts';

/** A name is all that it needs: the server makes the rest, and the public key comes on its page. */
export default function SnapKeyNewPage() {
  const t = useT('snap-keys');
  const words = useCodeWords();
  const toast = useToast();
  const navigate = useNavigate();
  const { mode } = useSession();
  const create = useCreateSnapKey();
  const otp = useOtpStep();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit() {
    const wanted = name.trim();
    setFailure(null);
    setProblem(wanted === '' ? 'DPAY_REQUIRED' : undefined);
    if (wanted === '') return field.current?.focus();
    setBusy(true);
    try {
      const otpToken =
        mode === 'live'
          ? await otp.confirm({ purpose: 'snap_key_create', action: { name: wanted } })
          : undefined;
      if (otpToken === null) return;
      const key = await create(wanted, otpToken === undefined ? {} : { otpToken });
      toast.success(t('form.created'));
      void navigate(snapKeyPaths.detail(key.id), { replace: true });
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <PageHeader title={t('form.title')} back={{ to: snapKeyPaths.list, label: t('list.title') }} />
      <chakra.form
        noValidate
        display="grid"
        gap="4"
        maxW="40rem"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        {failure ? <FailureBanner failure={failure} /> : null}
        <Section>
          <TextField
            ref={field}
            label={t('form.name')}
            hint={t('form.nameHint')}
            error={words(problem)}
            maxLength={64}
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(undefined);
            }}
          />
        </Section>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Button type="submit" variant="primary" loading={isBusy}>
            {t('form.create')}
          </Button>
          <LinkButton>
            <Link to={snapKeyPaths.list}>{t('form.cancel')}</Link>
          </LinkButton>
          {mode === 'live' ? (
            <chakra.span textStyle="small" color="fg.muted">
              {t('form.liveOtp')}
            </chakra.span>
          ) : null}
        </chakra.div>
      </chakra.form>
      <CodeDialog title={t('form.confirm')} otp={otp} />
    </>
  );
}
