import {
  formatDateTime,
  formatRupiah,
  type Language,
  notesProblem,
  problem,
  type Problem,
  type Rupiah,
} from '../kernel/index.ts';
import type { PaymentLinkProblemCode } from './problems.ts';

/** The words in braces that a template may use. */
export const TEMPLATE_WORDS = ['nama', 'jumlah', 'link', 'jatuh_tempo'] as const;
export type TemplateWord = (typeof TEMPLATE_WORDS)[number];

export const TEMPLATE_LONGEST = 1_000;

/** Used until the merchant writes its own. */
export const STANDARD_TEMPLATES: Readonly<Record<Language, string>> = {
  id: 'Halo {nama}, berikut tagihan Anda sebesar {jumlah}. Silakan bayar sebelum {jatuh_tempo} lewat link ini:\n{link}',
  en: 'Hello {nama}, here is your bill of {jumlah}. Please pay before {jatuh_tempo} with this link:\n{link}',
};

/** A customer whose name is not known is addressed as these. */
const NOBODY: Readonly<Record<Language, string>> = { id: 'Bapak/Ibu', en: 'customer' };

const KNOWN = /* @__PURE__ */ TEMPLATE_WORDS.map((word) => `{${word}}`).join(', ');
const BRACES = /\{([^{}]*)\}/g;

/** A message without the link would be of no use, and a misspelled word would reach the customer as it is. */
export const templateProblem = (template: string): Problem<PaymentLinkProblemCode> | undefined => {
  if (template.trim() === '') return problem('DPAY_REQUIRED');
  if (template.length > TEMPLATE_LONGEST) return problem('DPAY_FIELD_TOO_LONG', { max: TEMPLATE_LONGEST });
  const words = [...template.matchAll(BRACES)].map(([, word = '']) => word);
  const unknown = words.find((word) => !TEMPLATE_WORDS.some((known) => known === word));
  if (unknown !== undefined)
    return problem('DPAY_TEMPLATE_WORD_UNKNOWN', { word: `{${unknown.slice(0, 40)}}`, known: KNOWN });
  return (
    notesProblem(template) ??
    (words.includes('link') ? undefined : problem('DPAY_TEMPLATE_WITHOUT_LINK', { word: '{link}' }))
  );
};

export type LinkFacts = {
  readonly name: string | null;
  readonly amount: Rupiah;
  readonly url: string;
  readonly expiresAt: string;
};

/** The message with the facts of a link. Each word is replaced once, so a name in braces stays a name. */
export const linkMessage = (
  template: string,
  { name, amount, url, expiresAt }: LinkFacts,
  language: Language,
): string => {
  const facts: Readonly<Record<TemplateWord, string>> = {
    nama: name ?? NOBODY[language],
    jumlah: formatRupiah(amount, language),
    link: url,
    jatuh_tempo: formatDateTime(expiresAt, language),
  };
  return template.replace(BRACES, (whole, word: string) => facts[word as TemplateWord] ?? whole);
};

/** `+62812…` as WhatsApp names it; null for a masked number and for a fixed line. */
export const whatsAppPhone = (phone: string | null): string | null =>
  phone && /^\+628\d+$/.test(phone) ? phone.slice(1) : null;
