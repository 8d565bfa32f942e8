import { told } from '../exchange/exchange.ts';
import type { Reply } from '../exchange/exchange.ts';
import type { Mailbox } from './mailbox.ts';
import { pauseOf } from '../run/pause.ts';
import { Lacking } from '../samples/lacking.ts';

type Means = {
  email: string;
  mailbox: () => Mailbox;
  post: (path: string, body: object) => Promise<Reply>;
};

/** Requests a code, reads it from the mailbox, and exchanges it for the confirmation of an operation. */
export const makeConfirm =
  ({ email, mailbox, post }: Means) =>
  async (purpose: string, action: object): Promise<string> => {
    let session = '';
    const code = await mailbox().after(email, 'code', async () => {
      const asked = await post('/dashboard/otp', { purpose, action });
      const { data } = (asked.json ?? {}) as { data?: { otp_session: string } };
      if (!data) {
        const pause = pauseOf(asked);
        const why = pause?.skipped ?? `asking for the code that must confirm it was answered ${told(asked)}`;
        throw new Lacking(why, pause?.until);
      }
      session = data.otp_session;
    });
    const verified = await post('/dashboard/otp/verify', { otp_session: session, code });
    const { data } = (verified.json ?? {}) as { data?: { otp_token: string } };
    if (!data) throw new Lacking(`the code that came by mail was answered ${verified.status}`);
    return data.otp_token;
  };
