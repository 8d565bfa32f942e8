import { chakra } from '@chakra-ui/react';
import type { components } from '@dasbor/sdk';
import { session } from '@dasbor/sdk/resources';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../../lib/client.tsx';
import { describeFailure, type Failure } from '../../lib/failure.ts';
import { Spinner } from '../../ui/button.tsx';
import { FailureBanner } from '../../ui/failure-banner.tsx';
import type { Challenge } from './challenge.ts';
import { OtpForm } from './otp-form.tsx';

export interface Confirmable {
  purpose: components['schemas']['RequestOtpRequest']['purpose'];
  /** Path and body of the call together: the server binds the code to exactly them. */
  action: Readonly<Record<string, unknown>>;
}

export interface OtpStep {
  /** Asks for a code and answers the confirmation to send along; null when whoever was asked closed the dialog. */
  confirm: (confirmable: Confirmable) => Promise<string | null>;
  /** What a dialog shows meanwhile; null while nothing is asked. */
  step: ReactNode;
  /** For the dialog's way out. */
  cancel: () => void;
}

/** The code that confirms an action, inside whatever dialog the action has. */
export function useOtpStep(): OtpStep {
  const [asked, setAsked] = useState<(Confirmable & { settle: (token: string | null) => void }) | null>(null);
  return {
    step: asked ? <AskForCode {...asked} /> : null,
    cancel: () => asked?.settle(null),
    confirm: (confirmable) =>
      new Promise((resolve) => {
        const settle = (token: string | null) => {
          setAsked(null);
          resolve(token);
        };
        setAsked({ ...confirmable, settle });
      }),
  };
}

interface AskForCodeProps extends Confirmable {
  settle: (token: string | null) => void;
}

function AskForCode({ purpose, action, settle }: AskForCodeProps) {
  const client = useClient(session);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function request(): Promise<Challenge> {
    const { data } = await client.requestOtp({ body: { purpose, action } });
    return data;
  }
  const requestFirst = useEffectEvent(request);
  useEffect(() => {
    let current = true;
    requestFirst().then(
      (sent) => current && setChallenge(sent),
      (error: unknown) => current && setFailure(describeFailure(error)),
    );
    return () => {
      current = false;
    };
  }, []);

  if (failure) return <FailureBanner failure={failure} />;
  if (!challenge) {
    return (
      <chakra.div display="grid" placeItems="center" minH="40" color="fg.muted">
        <Spinner />
      </chakra.div>
    );
  }
  return (
    <OtpForm
      challenge={challenge}
      onChallenge={setChallenge}
      onResend={request}
      onVerify={async (code) => {
        const { data } = await client.verifyOtp({ body: { otp_session: challenge.otp_session, code } });
        settle(data.otp_token);
      }}
    />
  );
}
