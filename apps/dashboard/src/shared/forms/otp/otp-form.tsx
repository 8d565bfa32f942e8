import { chakra } from '@chakra-ui/react';
import { normalizeRecoveryCode } from '@dasbor/domain/two-step';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useCodeWords } from '../../i18n/problem-words.ts';
import { useT } from '../../i18n/use-t.ts';
import { describeFailure, type Failure } from '../../lib/failure.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { afterFailure, type Challenge, type CodeMethod, secondsUntil, stateOf } from './challenge.ts';
import { Confirms, Notices } from './notices.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { besideFields } from '../beside-fields.ts';

export type OtpFormProps = {
  challenge: Challenge;
  /** Where the code comes from. */
  method?: CodeMethod;
  /** Choices that come with the code. */
  options?: ReactNode;
  /** The correct code moves money immediately. */
  sends?: boolean;
  /** Resolves if the code is correct. The caller decides what happens next. */
  onVerify: (code: string) => Promise<void>;
  /** Returns the challenge of the new code. */
  onResend: () => Promise<Challenge>;
  onChallenge: (challenge: Challenge) => void;
};

/** product spec §8 and §9, OTP: three attempts, a last-attempt warning, expiry, resend after 60 seconds, a one-hour lock. */
export const OtpForm = (props: OtpFormProps) => {
  const { challenge, method = 'mail_code', sends = false, options, onVerify, onResend, onChallenge } = props;
  const t = useT('otp');
  const [isMailed, isRecovery] = [method === 'mail_code', method === 'recovery_code'];
  const field = useFieldWords(method, challenge);
  const now = useNow(1000);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null);
  const [incomplete, setIncomplete] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [resent, setResent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const words = useCodeWords();
  const refused = besideFields(failure?.fields, ['code'])?.code;
  const state = stateOf(challenge, failure, now);
  const canType = state !== 'locked' && state !== 'expired';

  const verify = async (text: string) => {
    setBusy('verify');
    setFailure(null);
    setResent(false);
    try {
      await onVerify(text);
    } catch (error) {
      const next = describeFailure(error);
      setFailure(next);
      setCode('');
      const left = afterFailure(challenge, next);
      if (left) onChallenge(left);
      input.current?.focus();
    } finally {
      setBusy(null);
    }
  };

  const resend = async () => {
    setBusy('resend');
    setFailure(null);
    try {
      onChallenge(await onResend());
      setCode('');
      setResent(true);
      input.current?.focus();
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(null);
    }
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isComplete = isRecovery ? normalizeRecoveryCode(code) !== undefined : code.length === CODE_LENGTH;
    setIncomplete(!isComplete);
    if (isComplete && canType && !busy) void verify(code.trim());
  };

  const type = (text: string) => {
    if (isRecovery) {
      setCode(text.toUpperCase());
      setIncomplete(false);
      return;
    }
    const digits = text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
    setCode(digits);
    setIncomplete(false);
    // Submit at the last digit, without a button press.
    if (digits.length === CODE_LENGTH && code.length < CODE_LENGTH && !busy) void verify(digits);
  };

  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="4">
      <Notices state={state} failure={refused ? null : failure} resent={resent} />
      {state === 'locked' ? null : (
        <>
          <Confirms label={t(isMailed ? 'confirms' : 'confirmsAction')} text={challenge.confirms} />
          {options}
          <Field
            label={field.label}
            hint={field.hint}
            error={incomplete ? field.incomplete : words(refused?.code, refused?.params)}
            aside={canType && isMailed ? <Countdown until={challenge.expires_at} now={now} /> : null}
          >
            {(control) => (
              <Input
                {...control}
                ref={input}
                size="lg"
                value={code}
                disabled={!canType}
                onChange={(event) => type(event.target.value)}
                autoFocus
                fontSize="xl"
                fontWeight="semibold"
                {...(isRecovery ? RECOVERY_INPUT : DIGITS_INPUT)}
                data-otp
              />
            )}
          </Field>
          <chakra.div display="grid" gap="2">
            {canType ? (
              <Button type="submit" variant="primary" size="lg" loading={busy === 'verify'}>
                {t(sends ? 'verifyAndSend' : 'verify')}
              </Button>
            ) : null}
            {isMailed || state === 'expired' ? (
              <Resend
                challenge={challenge}
                isMailed={isMailed}
                now={now}
                busy={busy === 'resend'}
                primary={!canType}
                onResend={resend}
              />
            ) : null}
          </chakra.div>
        </>
      )}
    </chakra.form>
  );
};

const CODE_LENGTH = 6;
// A stored code may be pasted with spaces.
const RECOVERY_INPUT = { maxLength: 20, autoComplete: 'off', spellCheck: false, fontFamily: 'mono' } as const;
const DIGITS_INPUT = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  letterSpacing: '0.45em',
} as const;

const useFieldWords = (method: CodeMethod, { sent_to: sentTo }: Challenge) => {
  const t = useT('otp');
  switch (method) {
    case 'authenticator':
      return { label: t('app.label'), hint: t('app.hint'), incomplete: t('app.incomplete') };
    case 'recovery_code':
      return { label: t('recovery.label'), hint: t('recovery.hint'), incomplete: t('recovery.incomplete') };
    default:
      return { label: t('label'), hint: t('sentTo', { sentTo }), incomplete: t('incomplete') };
  }
};

const Countdown = ({ until, now }: { until: string; now: number }) => {
  const t = useT('otp');
  const seconds = secondsUntil(until, now);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums" role="timer" aria-live="off">
      {t('expiresIn', { time })}
    </chakra.span>
  );
};

type ResendProps = {
  challenge: Challenge;
  isMailed: boolean;
  now: number;
  busy: boolean;
  primary: boolean;
  onResend: () => Promise<void>;
};

const Resend = ({ challenge, isMailed, now, busy, primary, onResend }: ResendProps) => {
  const t = useT('otp');
  const seconds = secondsUntil(challenge.resend_after, now);
  return (
    <Button
      variant={primary ? 'primary' : 'quiet'}
      size={primary ? 'lg' : 'md'}
      {...(primary ? {} : { justifySelf: 'start', ms: '-4' })}
      loading={busy}
      disabled={seconds > 0}
      onClick={() => void onResend()}
    >
      {seconds > 0 ? t('resendIn', { seconds }) : t(isMailed ? 'resend' : 'ask')}
    </Button>
  );
};
