import { OWNERSHIP_DAYS } from '@dasbor/domain/users';
import type { OwnershipStatus } from '@dasbor/domain/users';
import sql from 'sql-template-tag';
import { mail } from '../../platform/mail/mail.ts';
import { oneLine } from '../../platform/mail/one-line.ts';
import type { MailText } from '../../platform/mail/people.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Language } from '../../platform/problems.ts';
import type { OwnershipRow } from './ownership-repository.ts';

type Step = Exclude<OwnershipStatus, 'expired'>;
type Names = { giver: string; receiver: string; merchant: string };

/** Both get the same sentence, so that each knows what the other was told. */
const WORDS: Readonly<Record<Step, Record<Language, (names: Names) => MailText>>> = {
  waiting: {
    id: ({ giver, receiver, merchant }) => ({
      subject: `Serah terima kepemilikan ${merchant}`,
      body: `${giver} menyerahkan kepemilikan “${merchant}” di Dasbor kepada ${receiver}. ${receiver} dapat menerimanya di halaman Pengguna dalam ${OWNERSHIP_DAYS} hari. Setelah itu ${receiver} menjadi Owner dan ${giver} menjadi Admin.\n\nBila Anda tidak mengenali serah terima ini, segera ubah kata sandi Anda dan tarik kembali serah terimanya.`,
    }),
    en: ({ giver, receiver, merchant }) => ({
      subject: `Hand-over of the ownership of ${merchant}`,
      body: `${giver} hands over the ownership of “${merchant}” on Dasbor to ${receiver}. ${receiver} can accept it on the page Users within ${OWNERSHIP_DAYS} days. Then ${receiver} becomes Owner and ${giver} becomes Admin.\n\nIf you do not know about this, change your password at once and withdraw the hand-over.`,
    }),
  },
  accepted: {
    id: ({ giver, receiver, merchant }) => ({
      subject: `${receiver} kini Owner ${merchant}`,
      body: `${receiver} menerima kepemilikan “${merchant}” di Dasbor. ${receiver} kini Owner dan ${giver} kini Admin.`,
    }),
    en: ({ giver, receiver, merchant }) => ({
      subject: `${receiver} is now Owner of ${merchant}`,
      body: `${receiver} accepted the ownership of “${merchant}” on Dasbor. ${receiver} is now Owner and ${giver} is now Admin.`,
    }),
  },
  declined: {
    id: ({ giver, receiver, merchant }) => ({
      subject: `Kepemilikan ${merchant} tidak diterima`,
      body: `${receiver} tidak menerima kepemilikan “${merchant}” di Dasbor. ${giver} tetap Owner.`,
    }),
    en: ({ giver, receiver, merchant }) => ({
      subject: `The ownership of ${merchant} was declined`,
      body: `${receiver} declined the ownership of “${merchant}” on Dasbor. ${giver} is still Owner.`,
    }),
  },
  withdrawn: {
    id: ({ giver, receiver, merchant }) => ({
      subject: `Serah terima kepemilikan ${merchant} ditarik kembali`,
      body: `Serah terima kepemilikan “${merchant}” di Dasbor dari ${giver} kepada ${receiver} ditarik kembali. Tidak ada yang berubah.`,
    }),
    en: ({ giver, receiver, merchant }) => ({
      subject: `The hand-over of ${merchant} was withdrawn`,
      body: `The hand-over of the ownership of “${merchant}” on Dasbor from ${giver} to ${receiver} was withdrawn. Nothing changes.`,
    }),
  },
};

type Told = { transfer: OwnershipRow; step: Step; merchantId: string; merchant: string; now: Date };

export const mailBoth = async (
  tx: Tx,
  { transfer, step, merchantId, merchant, now }: Told,
): Promise<void> => {
  const people = await tx.rows<{ email: string; language: Language }>(sql`
    select email, language from user_account
     where user_id = any(${[transfer.giver_id, transfer.receiver_id]}::text[]) and status = 'active'`);
  const names = {
    giver: oneLine(transfer.giver_name),
    receiver: oneLine(transfer.receiver_name),
    merchant: oneLine(merchant),
  };
  for (const { email, language } of people)
    await mail.queue(tx, {
      merchantId,
      recipient: email,
      kind: 'ownership_notice',
      ...WORDS[step][language](names),
      now,
    });
};
