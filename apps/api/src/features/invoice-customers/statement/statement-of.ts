import type { Statement } from '@dasbor/domain/invoices';
import { CHANNELS } from '@dasbor/domain/payments';
import type { CalendarDate } from '@dasbor/domain/kernel';
import type { Language } from '../../../platform/problems.ts';
import { filled } from '../../invoices/public.ts';
import type { Seller } from '../../invoices/public.ts';
import type { Line } from './read.ts';
import type { StatementWords } from './words.ts';

/** What both formats show. */
export type StatementOf = {
  statement: Statement<Line>;
  seller: Seller;
  customerName: string;
  from: CalendarDate;
  to: CalendarDate;
  isSandbox: boolean;
  language: Language;
};

export const describe = (line: Line, words: StatementWords): string => {
  if (line.kind === 'invoice') return filled(words.invoice, { number: line.number, name: line.name });
  return filled(words.payment, { number: line.number, way: wayOf(line, words) });
};

const wayOf = ({ method, channel }: Line, { byHand }: StatementWords): string => {
  if (channel === null) return byHand;
  const known = CHANNELS[method as keyof typeof CHANNELS]?.find((one) => one.channel === channel);
  return known?.name ?? channel;
};
