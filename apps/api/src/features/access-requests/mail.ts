import type { Missing, Need } from '@dasbor/domain/access-requests';
import { mail } from '../../platform/mail/mail.ts';
import { oneLine } from '../../platform/mail/one-line.ts';
import type { MailText } from '../../platform/mail/people.ts';
import type { Language } from '../../platform/problems.ts';
import { loadContract } from '../../spec/contract.ts';
import type { Call } from '../../spec/handlers.ts';
import type { Found } from './explain.ts';

type Given = { by: string; email: string; role: string; merchant: string; need: string; link: string };
type Asked = Exclude<Missing, 'none' | 'mode'>;

/** Each colleague gets the request in their language. */
export const mailColleagues = async (
  { tx, session, now, deps }: Pick<Call, 'tx' | 'session' | 'now' | 'deps'>,
  { need, kind, colleagues, merchantName }: Found,
): Promise<void> => {
  const { merchantId, name, email: askerEmail, roleName } = session;
  for (const { email, language } of colleagues) {
    const words = WORDS[language][kind as Asked]({
      by: oneLine(name),
      email: askerEmail,
      role: oneLine(roleName),
      merchant: oneLine(merchantName),
      need: nameOf(need, language),
      link: `${deps.dashboardUrl}/#/users`,
    });
    await mail.queue(tx, { merchantId, recipient: email, kind: 'access_request', ...words, now });
  }
};

/** As the page shows it. */
const nameOf = (need: Need, language: Language): string => {
  const { DPAY_FORBIDDEN: permissions, DPAY_FEATURE_DISABLED: features } = loadContract().catalogue;
  return (permissions?.values?.[need] ?? features?.values?.[need])?.[language] ?? need;
};

const WORDS: Record<Language, Record<Asked, (given: Given) => MailText>> = {
  id: {
    permission: ({ by, email, role, merchant, need, link }) => ({
      subject: `${by} meminta izin “${need}”`,
      body: `${by} (${email}, peran ${role}) meminta izin “${need}” di ${merchant}.\n\nJika Anda setuju, ubah perannya di Pengguna:\n${link}\n\nJika tidak, abaikan email ini. Izin tidak berubah dengan sendirinya.`,
    }),
    feature: ({ by, email, role, merchant, need }) => ({
      subject: `${by} meminta fitur “${need}”`,
      body: `${by} (${email}, peran ${role}) meminta fitur “${need}” diaktifkan untuk ${merchant}.\n\nJika Anda setuju, minta tim kami mengaktifkannya. Jika tidak, abaikan email ini.`,
    }),
    plan: ({ by, email, role, merchant, need }) => ({
      subject: `${by} meminta fitur “${need}”`,
      body: `${by} (${email}, peran ${role}) meminta fitur “${need}” untuk ${merchant}. Fitur ini memerlukan akun penuh.\n\nJika Anda setuju, minta tim kami meningkatkan akun dan siapkan dokumen usaha. Jika tidak, abaikan email ini.`,
    }),
  },
  en: {
    permission: ({ by, email, role, merchant, need, link }) => ({
      subject: `${by} asks for the permission “${need}”`,
      body: `${by} (${email}, role ${role}) asks for the permission “${need}” at ${merchant}.\n\nIf you agree, change their role in Users:\n${link}\n\nOtherwise ignore this mail. No permission changes by itself.`,
    }),
    feature: ({ by, email, role, merchant, need }) => ({
      subject: `${by} asks for the feature “${need}”`,
      body: `${by} (${email}, role ${role}) asks to enable the feature “${need}” for ${merchant}.\n\nIf you agree, ask our team to enable it. Otherwise ignore this mail.`,
    }),
    plan: ({ by, email, role, merchant, need }) => ({
      subject: `${by} asks for the feature “${need}”`,
      body: `${by} (${email}, role ${role}) asks for the feature “${need}” for ${merchant}. It needs a full account.\n\nIf you agree, ask our team to upgrade the account and have your business documents ready. Otherwise ignore this mail.`,
    }),
  },
};
