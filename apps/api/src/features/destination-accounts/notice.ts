import type { AccountUse } from '@dasbor/domain/destination-accounts';
import type { Permission } from '@dasbor/domain/access';
import { formatDateTime } from '@dasbor/domain/kernel';
import { oneLine } from '../../platform/mail/one-line.ts';
import { mailPeople } from '../../platform/mail/people.ts';
import type { Language } from '../../platform/problems.ts';
import type { Call } from '../../spec/handlers.ts';
import { accountWords } from './account-words.ts';
import type { DestinationAccountRow } from './rows.ts';

type Changing = Pick<Call, 'tx' | 'now' | 'mode' | 'deps' | 'session'>;
type Words = Record<'by' | 'account' | 'at' | 'link', string>;

/** The owner and everybody else who sees withdrawals, or decides where fund transfers may go. */
const TOLD: Record<AccountUse, { permission: Permission; page: string }> = {
  withdrawals: { permission: 'withdrawal.view', page: '/balance/accounts' },
  fund_transfers: { permission: 'fundtransfer.approve', page: '/subaccount/settings' },
};

export const mailAdded = (call: Changing, row: DestinationAccountRow, use: AccountUse): Promise<void> =>
  send(call, row, use, (language, words) => ({
    subject: ADDED[language].subject(words),
    body: ADDED[language].body(words, ADDED[language].use[use]),
  }));

export const mailRemoved = (call: Changing, row: DestinationAccountRow, use: AccountUse): Promise<void> =>
  send(call, row, use, (language, words) => {
    const { subject, body, ends, stops } = REMOVED[language];
    const said = use === 'fund_transfers' ? [ends] : row.used_by.map((used) => stops[used]);
    return { subject: subject(words), body: body(words, said.map((text) => ` ${text}`).join('')) };
  });

const send = (
  { tx, now, mode, deps, session }: Changing,
  row: DestinationAccountRow,
  use: AccountUse,
  write: (language: Language, words: Words) => { subject: string; body: string },
): Promise<void> => {
  const { permission, page } = TOLD[use];
  const words = {
    by: oneLine(session.name),
    account: accountWords(row),
    link: `${deps.dashboardUrl}/#${page}`,
  };
  return mailPeople(
    tx,
    { merchantId: session.merchantId, permission, kind: 'destination_account_notice', now },
    (language) => {
      const { subject, body } = write(language, { ...words, at: formatDateTime(now, language) });
      return { subject: mode === 'sandbox' ? `Sandbox: ${subject}` : subject, body };
    },
  );
};

const ADDED = {
  id: {
    subject: ({ account }: Words) => `Rekening tujuan baru: ${account}`,
    body: ({ by, account, at, link }: Words, use: string) =>
      `${by} menambahkan rekening tujuan ${account} pada ${at}. ${use}\n\nPeriksa daftarnya, dan hapus rekening yang tidak Anda kenal:\n${link}`,
    use: {
      withdrawals: 'Penarikan dana dapat dikirim ke rekening ini.',
      fund_transfers: 'Transfer dana dapat dikirim ke rekening ini setelah orang lain menyetujuinya.',
    },
  },
  en: {
    subject: ({ account }: Words) => `New destination account: ${account}`,
    body: ({ by, account, at, link }: Words, use: string) =>
      `${by} added the destination account ${account} on ${at}. ${use}\n\nCheck the list, and remove an account that you do not know:\n${link}`,
    use: {
      withdrawals: 'Withdrawals can go to this account.',
      fund_transfers: 'Fund transfers can go to this account after another person approves it.',
    },
  },
};

const REMOVED = {
  id: {
    subject: ({ account }: Words) => `Rekening tujuan dihapus: ${account}`,
    body: ({ by, account, at, link }: Words, stops: string) =>
      `${by} menghapus rekening tujuan ${account} pada ${at}.${stops}\n\nDaftarnya sekarang:\n${link}`,
    ends: 'Transfer dana tidak dapat lagi dikirim ke rekening ini.',
    stops: {
      withdrawal_schedule: 'Penarikan terjadwal ke rekening ini berhenti.',
      sweep_out: 'Sweep out ke rekening ini berhenti.',
    },
  },
  en: {
    subject: ({ account }: Words) => `Destination account removed: ${account}`,
    body: ({ by, account, at, link }: Words, stops: string) =>
      `${by} removed the destination account ${account} on ${at}.${stops}\n\nThe list now:\n${link}`,
    ends: 'Fund transfers can no longer go to this account.',
    stops: {
      withdrawal_schedule: 'The withdrawal schedule to this account has stopped.',
      sweep_out: 'Sweep out to this account has stopped.',
    },
  },
};
