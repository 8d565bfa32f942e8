import type { WhatsAppRegistration } from '@dasbor/domain/sign-up';
import type { components } from '@dasbor/sdk';
import { whatsapp } from '@dasbor/sdk/resources';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Challenge } from '../../../shared/forms/otp/challenge.ts';
import { useLiveClient } from '../../../shared/lib/client.tsx';
import { homePaths } from '../../../shared/paths/home.ts';
import { useBegin } from '../../auth/public.ts';

/** Signing up and signing in by number. The right code begins the session. */
export const useWhatsApp = () => {
  const live = useLiveClient(whatsapp);
  const begin = useBegin();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      register: async (form: WhatsAppRegistration) =>
        challengeOf((await live.registerByWhatsApp({ body: form })).data),
      login: async (number: string) =>
        challengeOf((await live.loginByWhatsApp({ body: { mobile_phone: number } })).data),
      resend: async (session: string) =>
        challengeOf((await live.resendWhatsAppCode({ body: { otp_session: session } })).data),
      verify: async (session: string, code: string): Promise<void> => {
        const { data } = await live.verifyWhatsAppCode({ body: { otp_session: session, code } });
        begin(data);
        void navigate(homePaths.home(), { replace: true });
      },
    }),
    [live, begin, navigate],
  );
};

/** What the form for codes shows. */
const challengeOf = (sent: components['schemas']['WhatsAppChallenge']): Challenge => ({
  otp_required: true,
  methods: ['mail_code'],
  may_remember_device: false,
  ...sent,
});
