import { rupiah } from '../kernel/index.ts';

/** Product spec §5 and §9 give the amounts and the number of items; the others are ours. */
export const INVOICE = {
  smallestTotal: rupiah(10_000),
  smallestPart: rupiah(10_000),
  mostItems: 8,
  mostOfAnItem: 9_999,
  longestNumber: 64,
  longestName: 128,
  longestSku: 64,
  longestDescription: 255,
  longestAddress: 255,
  longestNotes: 500,
  longestNote: 255,
  /** Days from the start to the due date. */
  longestTerm: 366,
  /** Days after the due date during which an invoice can still be paid online: claims end after five years. */
  payableAfterDue: 1_826,
  earliestDate: '2020-01-01',
} as const;
