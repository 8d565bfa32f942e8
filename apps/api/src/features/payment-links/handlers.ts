import { PAYMENT_LINK } from '@dasbor/domain/payment-links';
import type { AdminFeeMethod } from '@dasbor/domain/payment-links';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { answerLink, readingOf, wholeLink } from './answer.ts';
import { linkFilters, matchesContact } from './filters.ts';
import { makeLink } from './make.ts';
import { countLinks, findLink, paidBy, selectCreators, selectLinks } from './repository.ts';
import { toPaymentLink } from './rows.ts';
import type { LinkRow } from './rows.ts';

export { cancelPaymentLink } from './cancel.ts';
export { sendPaymentLink } from './send.ts';
export { getPaymentLinkTemplate, setPaymentLinkTemplate } from './template.ts';
export {
  deletePaymentLinkUpload,
  getPaymentLinkUpload,
  getPaymentLinkUploadEdits,
  getPaymentLinkUploadFile,
  getPaymentLinkUploadResult,
  listPaymentLinkUploads,
  savePaymentLinkUploadEdits,
  submitPaymentLinkUpload,
  uploadPaymentLinkFile,
} from './uploads.ts';

export const listPaymentLinks: Handler<'listPaymentLinks'> = (call) =>
  answerList(call, {
    filtered: linkFilters(call.query.filters, call.now),
    // Otherwise hits and misses would reveal what is masked.
    orMatches: call.session.masksPersonalData ? undefined : matchesContact,
    select: selectLinks,
    count: countLinks,
    present: async (rows) => {
      const paid = await paidBy(
        call.tx,
        rows.map((row) => row.order_id),
      );
      return rows.map((row) => toPaymentLink(row, paid.get(row.order_id), readingOf(call)));
    },
  });

export const createPaymentLink: Handler<'createPaymentLink'> = async (call) => {
  const { expiry_days: days, items, is_notification_enabled: mails, ...given } = call.body;
  const made = await makeLink(call, {
    ...given,
    expiry_days: days ?? PAYMENT_LINK.standardDays,
    items: items ?? [],
    is_notification_enabled: mails ?? false,
  });
  return 'kind' in made ? made : ok({ data: await answerLink(call, made.id) }, { status: 201 });
};

export const getPaymentLink: Handler<'getPaymentLink'> = async (call) => {
  const row = await findLink(call.tx, call.params.id);
  if (!row) return problem('DPAY_PAYMENT_LINK_NOT_FOUND');
  return ok({ data: await wholeLink(call.tx, row, readingOf(call)) });
};

export const duplicatePaymentLink: Handler<'duplicatePaymentLink'> = async (call) => {
  const row = await findLink(call.tx, call.params.id);
  if (!row) return problem('DPAY_PAYMENT_LINK_NOT_FOUND');
  const made = await makeLink(call, copyOf(row));
  return 'kind' in made ? made : ok({ data: await answerLink(call, made.id) }, { status: 201 });
};

const copyOf = (row: LinkRow) => ({
  amount: Number(row.total_amount),
  expiry_days: row.expiry_days,
  items: row.items,
  notes: row.notes,
  admin_fee_method: row.admin_fee_method satisfies AdminFeeMethod,
  is_notification_enabled: false,
  customer:
    row.customer_name === null
      ? undefined
      : {
          name: row.customer_name,
          email: row.customer_email,
          mobile: row.customer_mobile,
          address: row.customer_address,
          city: row.customer_city,
          state: row.customer_state,
          postal_code: row.customer_postal_code,
        },
});

export const listPaymentLinkCreators: Handler<'listPaymentLinkCreators'> = async ({ tx }) =>
  ok({ data: await selectCreators(tx) });
