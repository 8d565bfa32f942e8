import { auth } from '@dasbor/sdk/resources';
import { useCallback } from 'react';
import type { Challenge } from '../../../shared/forms/otp/challenge.ts';
import { useLiveClient } from '../../../shared/lib/client.tsx';
import { useBegin } from './use-sign-in.ts';

export const useLoginOtp = (otpSession: string) => {
  const live = useLiveClient(auth);
  const begin = useBegin();

  const verify = useCallback(
    async (code: string): Promise<void> => {
      const { data } = await live.verifyLoginOtp({ body: { otp_session: otpSession, code } });
      if (!data.otp_required) begin(data);
    },
    [live, otpSession, begin],
  );
  const resend = useCallback(async (): Promise<Challenge> => {
    const { data } = await live.resendLoginOtp({ body: { otp_session: otpSession } });
    return data;
  }, [live, otpSession]);

  return { verify, resend };
};
