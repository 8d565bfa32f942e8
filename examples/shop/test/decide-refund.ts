import { createClient, memorySession } from '@dasbor/sdk';
import { API_PORT, SANDBOX } from '../../back-office/test/support.ts';

const APPROVER = 'admin@demo.test';

type Colleague = ReturnType<typeof createClient>;

/** What a colleague does in the dashboard of the sandbox, with the code that is mailed. */
export const approveRefundOf = (paymentId: string): Promise<void> =>
  decide(paymentId, async (client, id) => {
    const { data: asked } = await client.requestOtp({ body: { purpose: 'refund_approval', action: { id } } });
    const { otp_session } = asked;
    const confirmed = await client.verifyOtp({ body: { otp_session, code: await mailedCode() } });
    await client.approveRefund({ path: { id }, otpToken: confirmed.data.otp_token });
  });

export const rejectRefundOf = (paymentId: string): Promise<void> =>
  decide(paymentId, async (client, id) => {
    await client.rejectRefund({ path: { id }, body: { notes: 'Barang belum kembali' } });
  });

const decide = async (paymentId: string, act: (client: Colleague, id: string) => Promise<void>) => {
  const session = memorySession();
  const client = createClient({ baseUrl: SANDBOX, mode: 'sandbox', session });
  try {
    const { data: signedIn } = await client.login({ body: { email: APPROVER, password: 'Dasbor-Demo-1' } });
    if (signedIn.otp_required) throw new Error('The demo admin signs in without a code.');
    session.write(signedIn.sandbox);
    const { data: refunds } = await client.listRefunds({ query: { limit: 100 } });
    const waiting = refunds.find((one) => one.payment_id === paymentId && one.status !== 'rejected');
    await act(client, waiting?.id ?? '');
  } finally {
    client.close();
  }
};

const mailedCode = async (): Promise<string> => {
  const mailbox = `http://localhost:${API_PORT}/dev/mailbox?to=${encodeURIComponent(APPROVER)}`;
  const { data } = (await (await fetch(mailbox)).json()) as { data: { code: string | null }[] };
  return data.find(({ code }) => code !== null)?.code ?? '';
};
