import { chakra } from '@chakra-ui/react';
import type { components } from '@dasbor/sdk';
import { session } from '@dasbor/sdk/resources';
import { type ReactNode, useRef, useState } from 'react';
import { useClient } from '../../lib/client.tsx';
import { describeFailure, type Failure } from '../../lib/failure.ts';
import { askForPasskey } from '../../lib/passkeys.ts';
import { ownKey } from '../../unsaved/own-storage.ts';
import { serverNow } from '../../lib/time/server-time.ts';
import { useSession } from '../../state/session.ts';
import { Spinner } from '../../ui/button.tsx';
import { type Challenge, secondsUntil } from './challenge.ts';
import { keepChallenge, readChallenge, type Waiting } from './challenge-store.ts';
import { NotSent } from './not-sent.tsx';
import { SecondStep } from './second-step.tsx';

export type Confirmable = {
  purpose: components['schemas']['RequestOtpRequest']['purpose'];
  /** Path and body of the call: the server binds the code to both. */
  action: Readonly<Record<string, unknown>>;
};

export type OtpStep = {
  /** Asks for a code and returns the confirmation to send with the call; null if the user closes the dialog. */
  confirm: (confirmable: Confirmable) => Promise<string | null>;
  /** What the dialog shows while it asks; null otherwise. */
  step: ReactNode;
  /** Call this when the dialog is closed. */
  cancel: () => void;
};

type Asked = {
  settle: (token: string | null) => void;
} & Confirmable;

/** The state of one action's code. */
type Sending =
  | { for: string; challenge: Challenge }
  | { for: string; failure: Failure }
  /** The code is being requested. */
  | { for: string };

type OtpStepOptions = {
  /** The code releases money irreversibly; the button says so. */
  sends?: boolean;
};

/** The OTP step, shown inside the action's own dialog. */
export const useOtpStep = ({ sends = false }: OtpStepOptions = {}): OtpStep => {
  const client = useClient(session);
  const { mode, user_id: userId } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const wanted = useRef('');

  const waitingFor = ({ purpose, action }: Confirmable): Waiting => ({
    key: ownKey(userId, `otp ${mode} ${purpose}`),
    subject: JSON.stringify(action),
  });

  /** Restored after a reload. */
  const keep = (confirmable: Confirmable, challenge: Challenge | null) =>
    keepChallenge(waitingFor(confirmable), challenge);

  const request = async (confirmable: Confirmable): Promise<Challenge> => {
    const { purpose, action } = confirmable;
    const { data } = await client.requestOtp({ body: { purpose, action } });
    keep(confirmable, data);
    return data;
  };

  const send = async (confirmable: Confirmable) => {
    const name = nameOf(confirmable);
    wanted.current = name;
    setSending({ for: name });
    const outcome = await request(confirmable).then(
      (challenge) => ({ challenge }),
      (error: unknown) => ({ failure: describeFailure(error) }),
    );
    if (wanted.current === name) setSending({ for: name, ...outcome });
  };

  const goOnWith = (confirmable: Confirmable, challenge: Challenge) => {
    keep(confirmable, challenge);
    wanted.current = nameOf(confirmable);
    setSending({ for: wanted.current, challenge });
  };

  const verify = (confirmable: Confirmable, challenge: Challenge, code: string) =>
    take(confirmable, challenge, () =>
      client.verifyOtp({ body: { otp_session: challenge.otp_session, code } }),
    );

  const verifyByPasskey = (confirmable: Confirmable, challenge: Challenge) =>
    take(confirmable, challenge, async () => {
      const { otp_session } = challenge;
      const { data: options } = await client.createOtpPasskeyOptions({ body: { otp_session } });
      const credential = await askForPasskey(options);
      return client.verifyOtpWithPasskey({ body: { otp_session, credential } });
    });

  const take = async (
    confirmable: Confirmable,
    challenge: Challenge,
    confirmed: () => Promise<{ data: { otp_token: string } }>,
  ) => {
    try {
      const { data } = await confirmed();
      keep(confirmable, null);
      settle(data.otp_token);
    } catch (error) {
      // The code may also have been used in a duplicate of this tab. Only a new code helps.
      if (describeFailure(error).code === 'DPAY_OTP_EXPIRED')
        goOnWith(confirmable, { ...challenge, expires_at: new Date(serverNow()).toISOString() });
      throw error;
    }
  };

  const settle = (token: string | null) => {
    setAsked(null);
    if (token !== null) setSending(null);
    asked?.settle(token);
  };

  return {
    step: asked ? (
      <CodeStep
        sending={sending}
        sends={sends}
        onRetry={() => void send(asked)}
        onResend={() => request(asked)}
        onChallenge={(challenge) => goOnWith(asked, challenge)}
        onVerify={(challenge, code) => verify(asked, challenge, code)}
        onPasskey={(challenge) => verifyByPasskey(asked, challenge)}
      />
    ) : null,
    cancel: () => settle(null),
    confirm: (confirmable) => {
      // A user who leaves and comes back, or reloads, enters the code already sent instead of waiting for a new one.
      if (sending?.for !== nameOf(confirmable) || !mayGoOn(sending)) {
        const kept = readChallenge(waitingFor(confirmable));
        if (kept && isGood(kept)) goOnWith(confirmable, kept);
        else void send(confirmable);
      }
      return new Promise((resolve) => setAsked({ ...confirmable, settle: resolve }));
    },
  };
};

const nameOf = ({ purpose, action }: Confirmable): string => JSON.stringify([purpose, action]);

const mayGoOn = (sending: Sending): boolean => {
  if ('failure' in sending) return false;
  return 'challenge' in sending ? isGood(sending.challenge) : true;
};

const isGood = ({ remaining_attempts: attempts, expires_at: expiresAt }: Challenge): boolean =>
  attempts > 0 && secondsUntil(expiresAt, serverNow()) > 0;

type CodeStepProps = {
  sending: Sending | null;
  sends: boolean;
  onRetry: () => void;
  onResend: () => Promise<Challenge>;
  onChallenge: (challenge: Challenge) => void;
  onVerify: (challenge: Challenge, code: string) => Promise<void>;
  onPasskey: (challenge: Challenge) => Promise<void>;
};

const CodeStep = ({ sending, onRetry, onVerify, onPasskey, ...form }: CodeStepProps) => {
  if (sending && 'failure' in sending) return <NotSent failure={sending.failure} onRetry={onRetry} />;
  if (sending && 'challenge' in sending) {
    const { challenge } = sending;
    return (
      <SecondStep
        {...form}
        challenge={challenge}
        onVerify={(code) => onVerify(challenge, code)}
        onPasskey={() => onPasskey(challenge)}
      />
    );
  }
  return (
    <chakra.div display="grid" placeItems="center" minH="40" color="fg.muted">
      <Spinner />
    </chakra.div>
  );
};
