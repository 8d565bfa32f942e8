import { emailProblem, normalizePhone } from '../auth/index.ts';
import { looseSpellingsOf } from '../payouts/index.ts';
import { withoutHidden } from './hidden.ts';
import type { Issue, IssueCode } from './issues.ts';
import { DISBURSEMENT_POLICY } from './policy.ts';
import { readAmount } from './read-amount.ts';
import { type Cell, textOf } from './read-cell.ts';

/** A destination as a suggestion needs it. */
export interface NamedBank {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

type Mend = (text: string, banks: readonly NamedBank[]) => string | undefined;

/**
 * What a cell was most likely meant to say, for a person to take with one press. Never for digits that are gone: lost zeros and
 * numbers in scientific notation can only be looked up where they came from.
 */
export function suggestionFor(
  { code }: Pick<Issue, 'code'>,
  cell: Cell,
  banks: readonly NamedBank[],
): string | undefined {
  const text = code === 'HIDDEN_CHARACTERS' ? cell.text : textOf(cell);
  const suggestion = text === '' ? undefined : MENDS[code]?.(text, banks);
  return suggestion === text && !AS_IT_STANDS.has(cell.kind) ? undefined : suggestion;
}

/** Whose very text says something new once somebody takes it. */
const AS_IT_STANDS: ReadonlySet<Cell['kind']> = new Set(['formula', 'altered', 'covered']);

const MENDS: Readonly<Partial<Record<IssueCode, Mend>>> = {
  // What the formula showed when the file was saved: it is said, and a person takes it.
  FORMULA: (text) => text,
  CELL_SHOWN_OTHERWISE: (text) => text,
  CELL_UNDER_MERGE: (text) => text,
  HIDDEN_CHARACTERS: (text) => withoutHidden(text),
  BANK_UNKNOWN: (text, banks) => closestBank(text, banks),
  ACCOUNT_NUMBER_INVALID: (text) => {
    const digits = text.replaceAll(/[\s.\-–/']/g, '');
    return /^\d{5,20}$/.test(digits) ? digits : undefined;
  },
  AMOUNT_HAS_DECIMALS: (text) => wholeAmount(text.replace(/[.,]0+$/, '')),
  // `Rp 1.500.000,-` as on an invoice, `IDR 1.500.000`, a space between thousands.
  AMOUNT_INVALID: (text) =>
    wholeAmount(
      text
        .replace(/^idr\s*/i, '')
        .replace(/[.,](?:-+|=)\s*$/, '')
        .replaceAll(/(?<=\d)[\s'](?=\d{3})/g, '.'),
    ),
  EMAIL_INVALID: (text) => {
    const bare = text.replace(/^mailto:/i, '').replaceAll(/[\s<>]|[.,;]+$/g, '');
    return emailProblem(bare) ? undefined : bare;
  },
  PHONE_INVALID: (text) => {
    const phone = normalizePhone(
      text.replaceAll(/\([^)]*[a-z][^)]*\)|[a-z:/\s.-]/gi, '').replace(/^\+?00/, '+'),
    );
    return phone.ok ? phone.value : undefined;
  },
};

function wholeAmount(text: string): string | undefined {
  const amount = readAmount({ text, kind: 'text' });
  return amount.ok && amount.value >= DISBURSEMENT_POLICY.smallestItem ? text.trim() : undefined;
}

/** The bank whose code, name or other spelling says the same, or all but one letter of it; only where it is one bank. */
function closestBank(text: string, banks: readonly NamedBank[]): string | undefined {
  const wanted = bare(text);
  if (wanted.length < 2) return undefined;
  const spelled = spelledOf(banks);
  const same = spelled.filter(({ spellings }) => spellings.includes(wanted));
  const close = spelled.filter(
    ({ spellings }) => wanted.length > 3 && spellings.some((spelling) => isOneLetterOff(spelling, wanted)),
  );
  const [bank, another] = same.length > 0 ? same : close;
  return another ? undefined : bank?.code;
}

type Spelled = readonly { readonly code: string; readonly spellings: readonly string[] }[];
// A file may name ten thousand banks that there are not.
const known = /* @__PURE__ */ new WeakMap<readonly NamedBank[], Spelled>();

function spelledOf(banks: readonly NamedBank[]): Spelled {
  const found =
    known.get(banks) ??
    banks.map((bank) => ({
      code: bank.code,
      spellings: [...looseSpellingsOf(bank, banks), ...bank.name.split(/[()]/)].map(bare),
    }));
  known.set(banks, found);
  return found;
}

/** `PT. Bank Mandiri (Persero) Tbk` as `mandiri`. */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/\b(?:pt|bank|persero|tbk|indonesia)\b|[^a-z0-9]/g, '');
}

/** One letter more, less, other, or two swapped. */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  return restA.length <= 1 && restB.length <= 1
    ? true
    : restA === [...restB].toReversed().join('') && restA.length === 2;
}
