import { chakra } from '@chakra-ui/react';
import { LOGIN_POLICY } from '@dasbor/domain/auth';
import { type SubmitEvent, useRef, useState } from 'react';
import { useCodeWords, useProblemWords } from '../../i18n/problem-words.ts';
import { useT } from '../../i18n/use-t.ts';
import { describeFailure, type Failure } from '../../lib/failure.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { type Challenge, secondsUntil, stateOf } from './challenge.ts';
import { Input } from '../../ui/fields/input.tsx';
import { besideFields } from '../beside-fields.ts';

export type OtpFormProps = {
  challenge: Challenge;
  /** The correct code moves money immediately. */
  sends?: boolean;
  /** Resolves if the code is correct. The caller decides what happens next. */
  onVerify: (code: string) => Promise<void>;
  /** Returns the challenge of the new code. */
  onResend: () => Promise<Challenge>;
  onChallenge: (challenge: Challenge) => void;
};

/** product spec §8 and §9, OTP: three attempts, a last-attempt warning, expiry, resend after 60 seconds, a one-hour lock. */
export const OtpForm = ({ challenge, sends = false, onVerify, onResend, onChallenge }: OtpFormProps) => {
  const t = useT('otp');
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
      const remaining = next.params?.['remaining_attempts'];
      if (typeof remaining === 'number') onChallenge({ ...challenge, remaining_attempts: remaining });
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
    setIncomplete(code.length < CODE_LENGTH);
    if (code.length === CODE_LENGTH && canType && !busy) void verify(code);
  };

  const type = (text: string) => {
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
          <chakra.p
            px="3.5"
            py="3"
            bg="bg.subtle"
            borderRadius="control"
            overflowWrap="anywhere"
            data-confirms
          >
            <chakra.span display="block" textStyle="small" color="fg.muted">
              {t('confirms')}
            </chakra.span>
            {challenge.confirms}
          </chakra.p>
          <Field
            label={t('label')}
            hint={t('sentTo', { sentTo: challenge.sent_to })}
            error={incomplete ? t('incomplete') : words(refused?.code, refused?.params)}
            aside={canType ? <Countdown until={challenge.expires_at} now={now} /> : null}
          >
            {(control) => (
              <Input
                {...control}
                ref={input}
                size="lg"
                value={code}
                disabled={!canType}
                onChange={(event) => type(event.target.value)}
                inputMode="numeric"
                autoComplete="one-time-code"
                autoFocus
                fontSize="xl"
                fontWeight="semibold"
                letterSpacing="0.45em"
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
            <Resend
              challenge={challenge}
              now={now}
              busy={busy === 'resend'}
              primary={!canType}
              onResend={resend}
            />
          </chakra.div>
        </>
      )}
    </chakra.form>
  );
};

const CODE_LENGTH = 6;

type NoticesProps = {
  state: ReturnType<typeof stateOf>;
  failure: Failure | null;
  resent: boolean;
};

const Notices = ({ state, failure, resent }: NoticesProps) => {
  const t = useT('otp');
  const words = useProblemWords(failure ?? { kind: 'unexpected' });
  if (state === 'locked') {
    const minutes = Number(failure?.params?.['remaining_minutes'] ?? LOGIN_POLICY.otpLockMinutes);
    return (
      <Banner tone="danger" title={t('locked.title')} live="alert">
        {t('locked.text', { minutes })}
      </Banner>
    );
  }
  return (
    <>
      {failure && failure.code !== 'DPAY_OTP_EXPIRED' ? (
        <Banner tone="danger" title={words.title} live="alert">
          {state === 'last-attempt' ? `${t('lastAttempt.title')}. ${t('lastAttempt.text')}` : words.action}
        </Banner>
      ) : null}
      {state === 'expired' ? (
        <Banner tone="warning" title={t('expired.title')} live="status">
          {t('expired.text')}
        </Banner>
      ) : null}
      {state === 'last-attempt' && !failure ? (
        <Banner tone="warning" title={t('lastAttempt.title')} live="status">
          {t('lastAttempt.text')}
        </Banner>
      ) : null}
      {resent && !failure ? <Banner tone="success" title={t('resent')} live="status" /> : null}
    </>
  );
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
  now: number;
  busy: boolean;
  primary: boolean;
  onResend: () => Promise<void>;
};

const Resend = ({ challenge, now, busy, primary, onResend }: ResendProps) => {
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
      {seconds > 0 ? t('resendIn', { seconds }) : t('resend')}
    </Button>
  );
};
