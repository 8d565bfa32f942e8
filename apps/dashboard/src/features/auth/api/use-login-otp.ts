import { auth } from '@dasbor/sdk/resources';
import { useCallback } from 'react';
import type { Challenge } from '../../../shared/forms/otp/challenge.ts';
import { useLiveClient } from '../../../shared/lib/client.tsx';
import { askForPasskey } from '../../../shared/lib/passkeys.ts';
import { keepDeviceToken } from '../device-tokens.ts';
import { useBegin } from './use-sign-in.ts';

type Remember = { remember: boolean };

export const useLoginOtp = (otpSession: string) => {
  const live = useLiveClient(auth);
  const begin = useBegin();
  const byPasskey = usePasskeySignIn();

  const verify = useCallback(
    async (code: string, { remember }: Remember): Promise<void> => {
      const body = { otp_session: otpSession, code, remember_device: remember };
      const { data } = await live.verifyLoginOtp({ body });
      if (data.otp_required) return;
      if (data.device_token) keepDeviceToken(data.device_token);
      begin(data);
    },
    [live, otpSession, begin],
  );
  const verifyByPasskey = useCallback(
    ({ remember }: Remember) => byPasskey({ otp_session: otpSession, remember_device: remember }),
    [byPasskey, otpSession],
  );
  const resend = useCallback(async (): Promise<Challenge> => {
    const { data } = await live.resendLoginOtp({ body: { otp_session: otpSession } });
    return data;
  }, [live, otpSession]);

  /** When a mailed code will do. */
  const reportLost = useCallback(async (): Promise<string> => {
    const { data } = await live.reportLostSecondStep({ body: { otp_session: otpSession } });
    return data.opens_at;
  }, [live, otpSession]);

  return { verify, verifyByPasskey, resend, reportLost };
};

type SecondStep = { otp_session: string; remember_device: boolean };

/** Signs in with a passkey: alone, or as the second step of a sign-in. */
export const usePasskeySignIn = (): ((secondStep?: SecondStep) => Promise<void>) => {
  const live = useLiveClient(auth);
  const begin = useBegin();
  return useCallback(
    async (secondStep) => {
      const { data: options } = await live.createLoginPasskeyOptions({
        body: secondStep ? { otp_session: secondStep.otp_session } : {},
      });
      const credential = await askForPasskey(options);
      const { data } = await live.loginWithPasskey({ body: { credential, ...secondStep } });
      if (data.otp_required) return;
      if (data.device_token) keepDeviceToken(data.device_token);
      begin(data);
    },
    [live, begin],
  );
};
