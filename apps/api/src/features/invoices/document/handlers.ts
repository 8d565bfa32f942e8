import { checkoutUrlOf } from '../../../platform/merchant/checkout-url.ts';
import { afterwards, problem } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { findInvoice } from '../repository.ts';
import { documentOf } from './read.ts';

export const getInvoiceDocument: Handler<'getInvoiceDocument'> = async ({
  tx,
  params,
  query,
  deps,
  mode,
  session,
  language,
}) => {
  const invoice = await findInvoice(tx, params.id);
  if (!invoice) return problem('DPAY_INVOICE_NOT_FOUND');
  const masked = session.masksPersonalData;
  const checkoutUrl = checkoutUrlOf(deps, session);
  const how = { mode, language: query.language ?? language, masked, checkoutUrl };
  const draw = await documentOf(tx, invoice, how);
  return afterwards(async () => ({ kind: 'file', contentType: 'application/pdf', ...(await draw(deps)) }));
};
