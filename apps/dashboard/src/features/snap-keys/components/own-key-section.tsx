import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CodeDialog } from '../../../shared/forms/otp/code-dialog.tsx';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure, type FieldFailure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { TextBlock } from '../../../shared/ui/text-block.tsx';
import { Textarea } from '../../../shared/ui/textarea.ts';
import { Time } from '../../../shared/ui/time.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { checkPublicKey } from '../api/check-public-key.ts';
import type { SnapKey } from '../api/types.ts';
import { useSnapKeyActions } from '../api/use-snap-key-actions.ts';
import { useLeaveQuestion } from './use-leave-question.tsx';

/** The merchant's own public key: what is known of it, and the field for another. */
export function OwnKeySection({ snapKey }: { snapKey: SnapKey }) {
  const t = useT('snap-keys');
  const isRevoked = snapKey.status === 'revoked';
  const [isEditing, setEditing] = useState(false);
  const isOpen = !isRevoked && (isEditing || snapKey.public_key_fingerprint === null);
  return (
    <Section
      title={t('own.section')}
      actions={
        isOpen || isRevoked ? null : (
          <Button size="sm" onClick={() => setEditing(true)}>
            {t('own.replace')}
          </Button>
        )
      }
    >
      <chakra.p textStyle="small" color="fg.muted" mb="2">
        {t('own.text')}
      </chakra.p>
      {snapKey.public_key_fingerprint === null ? null : (
        <DescriptionList
          items={[
            {
              key: 'fingerprint',
              label: t('own.fingerprint'),
              value: (
                <chakra.span textStyle="id" fontSize="xs">
                  {snapKey.public_key_fingerprint}
                </chakra.span>
              ),
              copy: snapKey.public_key_fingerprint,
            },
            {
              key: 'size',
              label: t('own.size'),
              value: t('list.bits', { bits: snapKey.public_key_bits ?? 0 }),
            },
            { key: 'set', label: t('own.setAt'), value: <Time value={snapKey.public_key_set_at} /> },
          ]}
        />
      )}
      {isOpen ? (
        <PublicKeyForm
          snapKey={snapKey}
          onDone={() => setEditing(false)}
          canCancel={snapKey.public_key_fingerprint !== null}
        />
      ) : null}
    </Section>
  );
}

interface PublicKeyFormProps {
  snapKey: SnapKey;
  onDone: () => void;
  canCancel: boolean;
}

function PublicKeyForm({ snapKey, onDone, canCancel }: PublicKeyFormProps) {
  const t = useT('snap-keys');
  const words = useCodeWords();
  const toast = useToast();
  const otp = useOtpStep();
  const { setPublicKey } = useSnapKeyActions(snapKey.id);
  const [pem, setPem] = useState('');
  const [problem, setProblem] = useState<FieldFailure | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  // It may be the private half, pasted by mistake: no draft keeps it.
  const leaveQuestion = useLeaveQuestion(pem !== '');

  async function check(text: string) {
    const found = await checkPublicKey(text);
    setProblem(found ?? null);
    return found === undefined;
  }

  async function save() {
    setBusy(true);
    setFailure(null);
    try {
      if (!(await check(pem))) return;
      const action = { id: snapKey.id, public_key: pem };
      const otpToken =
        snapKey.mode === 'live' ? await otp.confirm({ purpose: 'snap_public_key_set', action }) : undefined;
      if (otpToken === null) return;
      await setPublicKey(pem, otpToken === undefined ? {} : { otpToken });
      toast.success(t('own.saved'));
      onDone();
    } catch (error) {
      const next = describeFailure(error);
      const beside = next.fields?.find(({ field }) => field === 'public_key');
      if (beside) setProblem(beside);
      else setFailure(next);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <chakra.form
        noValidate
        display="grid"
        gap="3"
        mt="3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save();
        }}
      >
        {failure ? <FailureBanner failure={failure} /> : null}
        <Field label={t('own.field')} hint={t('own.hint')} error={words(problem?.code, problem?.params)}>
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              h="auto"
              py="2"
              fontFamily="mono"
              fontSize="xs"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={4096}
              value={pem}
              onChange={(event) => {
                setPem(event.target.value);
                setProblem(null);
              }}
              onBlur={() => {
                if (pem !== '') void check(pem);
              }}
            />
          )}
        </Field>
        <TextBlock label={t('own.how')} text={HOW} />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button type="submit" variant="primary" loading={isBusy}>
            {t('own.save')}
          </Button>
          {canCancel ? <Button onClick={onDone}>{t('own.cancel')}</Button> : null}
        </chakra.div>
      </chakra.form>
      <CodeDialog title={t('own.confirm')} otp={otp} />
      {leaveQuestion}
    </>
  );
}

const HOW = [
  'openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out snap-private.pem',
  'openssl pkey -in snap-private.pem -pubout -out snap-public.pem',
].join('\n');
