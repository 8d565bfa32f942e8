import { decideStatementDays, STATEMENT } from '@dasbor/domain/invoices';
import sql, { empty } from 'sql-template-tag';
import { afterwards, problem } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { publishedLogoId } from '../../checkout-appearance/public.ts';
import { printedImage } from '../../images/public.ts';
import { readInvoiceSettings, todayOf } from '../../invoices/public.ts';
import { selectAccounts } from '../repository.ts';
import { toAccount } from '../rows.ts';
import { drawStatement } from './draw.ts';
import { readStatement } from './read.ts';
import type { StatementOf } from './statement-of.ts';
import { STATEMENT_WORDS } from './words.ts';
import { statementWorkbook } from './workbook.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const getInvoiceCustomerStatement: Handler<'getInvoiceCustomerStatement'> = async (call) => {
  const { tx, params, query, mode, session, deps } = call;
  const { format = 'pdf', language = call.language } = query;
  const today = todayOf(call);
  const days = decideStatementDays({ from: query.from, to: query.to ?? today }, today);
  if (!days.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: [days.problem] });
  const { from, to } = days.value;
  const [row] = await selectAccounts(today)(tx, sql`id = ${params.id}`, empty);
  if (!row) return problem('DPAY_CUSTOMER_NOT_FOUND');
  const maximum = STATEMENT.mostLines[format];
  const statement = await readStatement(tx, { customerId: row.id, from, to, most: maximum });
  if (!statement) return problem('DPAY_STATEMENT_TOO_LONG', { maximum });
  const of: StatementOf = {
    statement,
    seller: await readInvoiceSettings(tx),
    customerName: toAccount(row, session.masksPersonalData).name,
    from,
    to,
    isSandbox: mode === 'sandbox',
    language,
  };
  const name = `${STATEMENT_WORDS[language].file}-${from}-${to}-${row.id}.${format}`;
  if (format === 'xlsx') return { kind: 'file', contentType: XLSX, name, bytes: statementWorkbook(of) };
  const logoId = await publishedLogoId(tx);
  return afterwards(async () => {
    const logo = logoId === null ? undefined : await printedImage(deps, logoId);
    return { kind: 'file', contentType: 'application/pdf', name, bytes: await drawStatement(of, logo) };
  });
};
