import { LOGIN_POLICY } from '@dasbor/domain/auth';
import type { Tx } from '../../platform/db/tx.ts';
import { mail } from '../../platform/mail/mail.ts';
import type { Code, Person } from '../../platform/otp/challenges.ts';
import type { Language } from '../../platform/problems.ts';
import { mails } from './mails.ts';

type Mailed = { person: Person; code: Code; confirms: string; language: Language; now: Date };

export const mailLoginCode = async (
  tx: Tx,
  { person, code, confirms, language, now }: Mailed,
): Promise<void> => {
  const minutes = LOGIN_POLICY.otpExpirySeconds / 60;
  await mail.queue(tx, {
    merchantId: person.merchantId,
    recipient: person.email,
    kind: 'login_otp',
    ...mails.code[language]({ code: code.text, confirms, minutes }),
    now,
  });
};
