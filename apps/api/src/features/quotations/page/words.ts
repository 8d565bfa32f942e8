import type { QuotationStatus } from '@dasbor/domain/quotations';
import type { Language } from '../../../platform/problems.ts';

export type PageWords = {
  title: (number: string, company: string) => string;
  facts: (number: string, until: string) => string;
  status: Record<Exclude<QuotationStatus, 'draft' | 'sent'>, string> &
    Partial<Record<QuotationStatus, string>>;
  wrong: Record<'name' | 'note', string>;
} & Record<
  | 'items'
  | 'ppn'
  | 'total'
  | 'included'
  | 'download'
  | 'name'
  | 'note'
  | 'optional'
  | 'accept'
  | 'decline'
  | 'sandbox'
  | 'unknown'
  | 'unknownText',
  string
>;

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  id: {
    title: (number, company) => `Penawaran ${number} dari ${company}`,
    facts: (number, until) => `Penawaran ${number}, berlaku sampai ${until}.`,
    items: 'Isi penawaran',
    ppn: 'PPN',
    total: 'Total',
    included: 'Sudah termasuk PPN.',
    download: 'Unduh PDF',
    name: 'Nama Anda',
    note: 'Pesan',
    optional: '(opsional)',
    accept: 'Setujui penawaran',
    decline: 'Tolak',
    wrong: {
      name: 'Tulis nama Anda, paling banyak 128 huruf dalam satu baris.',
      note: 'Tulis pesan paling banyak 255 huruf dalam satu baris.',
    },
    status: {
      accepted: 'Penawaran ini sudah disetujui. Terima kasih.',
      declined: 'Penawaran ini sudah ditolak. Hubungi penjual jika Anda berubah pikiran.',
      expired: 'Masa berlaku penawaran ini sudah lewat. Minta penawaran baru kepada penjual.',
      invoiced: 'Penawaran ini sudah disetujui, dan invoicenya dibuat. Terima kasih.',
    },
    sandbox: 'Sandbox: ini bukan penawaran sungguhan',
    unknown: 'Penawaran tidak ditemukan',
    unknownText: 'Periksa linknya, atau minta penjual mengirimnya lagi.',
  },
  en: {
    title: (number, company) => `Quotation ${number} from ${company}`,
    facts: (number, until) => `Quotation ${number}, valid until ${until}.`,
    items: 'What is offered',
    ppn: 'PPN (VAT)',
    total: 'Total',
    included: 'Includes PPN (VAT).',
    download: 'Download PDF',
    name: 'Your name',
    note: 'Message',
    optional: '(optional)',
    accept: 'Accept the quotation',
    decline: 'Decline',
    wrong: {
      name: 'Enter your name in one line of at most 128 characters.',
      note: 'Enter a message in one line of at most 255 characters.',
    },
    status: {
      accepted: 'This quotation was accepted. Thank you.',
      declined: 'This quotation was declined. Tell the seller if you change your mind.',
      expired: 'This quotation is no longer valid. Ask the seller for a new one.',
      invoiced: 'This quotation was accepted, and its invoice is being made. Thank you.',
    },
    sandbox: 'Sandbox: this is not a real quotation',
    unknown: 'The quotation was not found',
    unknownText: 'Check the link, or ask the seller to send it again.',
  },
};
