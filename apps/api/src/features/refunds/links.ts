import { randomBytes } from 'node:crypto';
import { maskEmail } from '@dasbor/domain/access';
import { normalizePhone } from '@dasbor/domain/auth';
import { rupiah } from '@dasbor/domain/kernel';
import { REFUND_LINK_LIVES_MS, refundLink, refundToken } from '@dasbor/domain/refund-claims';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { mail } from '../../platform/mail/mail.ts';
import type { Call, SuccessBody } from '../../spec/handlers.ts';
import { findParties, insertLink } from './link-repository.ts';
import { linkMail, linkMessage } from './link-words.ts';
import type { RefundRow } from './rows.ts';

export type NewRefundLink = NonNullable<SuccessBody<'resendRefundLink'>['link']>;

const RANDOM_BYTES = 16;

/**
 * Makes a link, ends the one before, and mails it. Only the SHA-256 of the token is stored: the answer of this call and the mail are its
 * only copies.
 */
export const makeLink = async (
  {
    tx,
    now,
    mode,
    session,
    deps,
    language,
  }: Pick<Call, 'tx' | 'now' | 'mode' | 'session' | 'deps' | 'language'>,
  row: RefundRow,
): Promise<NewRefundLink> => {
  const token = refundToken(mode, randomBytes(RANDOM_BYTES).toString('base64url'));
  const { merchant, email, mobile } = await findParties(tx, row.payment_id);
  const mailedTo = email && maskEmail(email);
  const inRuleTime = calendarNow(now, session).getTime() + REFUND_LINK_LIVES_MS;
  await insertLink(tx, {
    refundId: row.id,
    tokenHash: deps.tokens.hash(token),
    mailedTo,
    createdBy: session.name,
    now,
    expiresAt: new Date(inRuleTime),
  });
  const expiresAt = new Date(now.getTime() + REFUND_LINK_LIVES_MS).toISOString();
  const given = {
    merchant,
    amount: rupiah(Number(row.amount)),
    order: row.order_reference,
    url: refundLink(deps.checkoutUrls[mode], token),
    expiresAt,
  };
  if (email) {
    const words = linkMail(given, mode === 'sandbox');
    const { merchantId } = session;
    await mail.queue(tx, { merchantId, recipient: email, kind: 'refund_link', ...words, now });
  }
  return {
    url: given.url,
    message: linkMessage(given, language),
    whatsapp_phone: session.masksPersonalData ? null : whatsAppPhone(mobile),
    mailed_to: mailedTo,
    expires_at: expiresAt,
  };
};

const whatsAppPhone = (mobile: string | null): string | null => {
  const phone = normalizePhone(mobile ?? '');
  return phone.ok ? phone.value.replace('+', '') : null;
};
