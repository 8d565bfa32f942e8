import { maskAccountNumber } from '@dasbor/domain/access';
import { formatDateTime, formatRupiah, rupiah, rupiahInWords } from '@dasbor/domain/kernel';
import sql from 'sql-template-tag';
import { transfersOf } from '../../../platform/payouts/transfers.ts';
import type { TransferRow } from '../../../platform/payouts/transfers.ts';
import type { Language } from '../../../platform/problems.ts';
import { problem } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import { findItem } from '../items/repository.ts';
import { outcomeOf } from '../items/rows.ts';
import type { ItemRow } from '../items/rows.ts';
import { nameOfBank } from '../items/banks.ts';
import { drawReceipt } from '../../../platform/pdf/receipt-page.ts';
import type { ReceiptPage } from '../../../platform/pdf/receipt-page.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';
import { findDisbursement } from '../batch/repository.ts';

/** Covers only the amount that arrived, if some transfers of a payout failed. */
export const getDisbursementReceipt: Handler<'getDisbursementReceipt'> = async ({
  params,
  tx,
  now,
  mode,
  language,
}) => {
  const item = await findItem(tx, params.item_id);
  if (!item) return problem('DPAY_DISBURSEMENT_ITEM_NOT_FOUND');
  const transfers = (await transfersOf(tx, [item.id])).get(item.id) ?? [];
  const arrived = transfers.filter(({ status }) => status === 'done');
  if (item.status !== 'done' && item.status !== 'partially_success')
    return problem('DPAY_DISBURSEMENT_RECEIPT_NOT_READY');

  const batch = await findDisbursement(tx, item.disbursement_id);
  const merchant = await tx.one<{ name: string }>(
    sql`select name from merchant where merchant_id = current_setting('app.merchant_id')`,
  );
  const page = pageOf(item, arrived, {
    merchant: merchant.name,
    batch: batch?.name ?? '',
    isSandbox: mode === 'sandbox',
    language,
    now,
  });
  return {
    kind: 'file',
    contentType: 'application/pdf',
    name: `${NAMES[language]}-${item.id}.pdf`,
    bytes: await drawReceipt(page),
  };
};

const NAMES: Readonly<Record<Language, string>> = { id: 'bukti', en: 'receipt' };

type Around = { merchant: string; batch: string; isSandbox: boolean; language: Language; now: Date };

const pageOf = (
  item: ItemRow,
  arrived: readonly TransferRow[],
  { merchant, batch, isSandbox, language, now }: Around,
): ReceiptPage => {
  const words = RECEIPT_WORDS[language];
  const { amount = rupiah(0), fee = 0, ppn = 0 } = outcomeOf(item, arrived)?.arrived ?? {};
  const money = (figure: number): string => formatRupiah(figure, language);
  const isPart = item.status === 'partially_success';
  const whole = words.of.replace('{amount}', money(Number(item.amount)));
  const at = arrived
    .map(({ ended_at }) => ended_at ?? '')
    .toSorted()
    .at(-1);
  return {
    title: words.title,
    warning: isSandbox ? words.sandbox : null,
    amount: money(amount),
    words: `${words.words}: ${rupiahInWords(amount, language)}`,
    lines: [
      [words.status, isPart ? `${words.partially_success}, ${whole}` : words.done],
      [words.arrived, at ? formatDateTime(at, language) : '-'],
      [words.merchant, merchant],
      [words.batch, batch],
      [words.recipient, item.account_owner_name ?? ''],
      [words.bank, nameOfBank(item.bank_code ?? '')],
      [words.account, maskAccountNumber(item.account_number ?? '')],
      [words.fee, money(fee)],
      [words.ppn, money(ppn)],
      [words.reference, referencesOf(arrived, words.more)],
      [words.notes, item.notes ?? '-'],
      [words.number, item.id],
    ],
    footer: words.made.replace('{time}', formatDateTime(now.toISOString(), language)),
    at: now,
  };
};

const MOST_REFERENCES = 3;

const referencesOf = (transfers: readonly TransferRow[], more: string): string => {
  const references = transfers.map(({ bank_reference, reference }) => bank_reference ?? reference);
  const rest = references.length - MOST_REFERENCES;
  const shown = references.slice(0, MOST_REFERENCES).join(', ');
  return rest > 0 ? `${shown} ${more.replace('{count}', String(rest))}` : shown;
};
