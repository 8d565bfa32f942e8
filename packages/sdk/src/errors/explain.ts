// The entry `@dasbor/sdk/errors`. Separate from the client, because the texts of all codes are several times its size.
import type { CatalogueEntry, Words } from './catalogue-entry.ts';
import { ApiError, DasborError, NetworkError, type Params, ServerError } from './errors.ts';
import { catalogue as known, issues, naming, values } from '../generated/errors.gen.ts';
import { NOT_FOUND, OF_ROW, OTHERWISE, SETUP } from './kind-words.ts';
import { hasNoCode, isOfStranger, isRefusalOfStranger } from './stranger.ts';
import type { Open, ProblemCode } from '../types.ts';

export type { CatalogueEntry, Words };

/** Every code of the contract, from `openapi/shared/errors.yaml`. */
export const catalogue: Readonly<Record<ProblemCode, CatalogueEntry>> = known;

/** The texts for one error, with its values filled in. */
export type Explanation = {
  code: Open<ProblemCode>;
  title: string;
  action: string;
  cause: string;
  retryable: boolean;
};

/**
 * The texts for anything a call rejected with, one of its `fields`, a configuration error, or an issue in a payout's row.
 * An unknown code, a proxy's page and a missing response have generic texts that say what to do.
 * @example
 * catch (error) {
 *   const { title, action, retryable } = explain(error, 'en');
 *   if (isDasborError(error)) log.warn({ error, cause: explain(error).cause });
 * }
 * @example
 * for (const issue of item.issues) show(issue.field, explain(issue).title); // AMOUNT_BELOW_LIMIT: "Minimal Rp 10.000."
 */
export const explain = (error: unknown, language: 'id' | 'en' = 'id'): Explanation => {
  try {
    return explanationOf(error, language);
  } catch {
    // Reading a foreign error may throw again: a proxy, a getter, a hand-made error.
    return explanationOf(undefined, language);
  }
};

const explanationOf = (error: unknown, language: 'id' | 'en'): Explanation => {
  const { code, params, level } = saidBy(error);
  const { title, action, cause, retryable } = entryOf(error, code, level);
  const told = language === 'en' ? 'en' : 'id';
  const spoken = (value: string | number) => values[code]?.[value]?.[told] ?? value;
  const said = (words: Words) => fill(words[told], { baseUrl: baseUrlOf(error), ...params }, told, spoken);
  return { code, title: said(title), action: said(action), cause, retryable };
};

/** The common parts of an error, a refused field and an issue of a row. */
type Said = { code: string; params: Params; level: string };

/** For any input: a code must be text, and params must be printable. */
const saidBy = (error: unknown): Said => {
  const { code, params, level } = Object(error) as Partial<Record<keyof Said, unknown>>;
  const entries = Object.entries(Object(params) as object).filter(([, value]) => isSayable(value));
  return { code: textOf(code), params: Object.fromEntries(entries) as Params, level: textOf(level) };
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isSayable = (value: unknown) => typeof value === 'string' || typeof value === 'number';

const entryOf = (error: unknown, code: string, level: string): Omit<CatalogueEntry, 'status'> => {
  if (code === 'DPAY_NOT_FOUND' && error instanceof ApiError) return { ...catalogue[code], ...NOT_FOUND };
  if (isIn(catalogue, code)) return catalogue[code];
  if (isIn(SETUP, code)) return SETUP[code];
  // Another library's error may also have the code REQUIRED.
  const isIssue = !(error instanceof Error);
  if (isIssue && isIn(issues, code)) return { ...OF_ROW[issues[code].kind], title: issues[code].title };
  if (isIssue && isIn(OF_ROW, level)) return { ...OF_ROW[level], title: unknownIssue(code) };
  const entry = OTHERWISE[kindOf(error)];
  // SNAP has its own texts, in English only.
  const said =
    error instanceof ApiError ? (error.body as { responseMessage?: unknown } | undefined) : undefined;
  const words = /^\d{7}$/.test(code) ? [code, textOf(said?.responseMessage)].join(' ').trim() : '';
  return words ? { ...entry, title: { id: words, en: words } } : entry;
};

/** The called URL, up to the operation's path. A response made by hand in a test has none. */
const baseUrlOf = (error: unknown): string => {
  const url = error instanceof ApiError ? textOf(error.response?.url) : '';
  return /^(.+)\/(?:dashboard|v1\.0)\//.exec(url)?.[1] ?? 'baseUrl';
};

const unknownIssue = (code: string) => ({
  id: `Ditandai dengan kode ${code}.`,
  en: `Marked with code ${code}.`,
});

const isIn = <T extends object>(table: T, code: PropertyKey): code is keyof T => Object.hasOwn(table, code);

const kindOf = (error: unknown): keyof typeof OTHERWISE => {
  if (error instanceof NetworkError && error.cause instanceof ApiError) return 'notRenewed';
  if (error instanceof NetworkError) return error.reason === 'unreachable' ? 'network' : error.reason;
  if (!(error instanceof ApiError)) return error instanceof DasborError ? 'setup' : 'unexpected';
  if (error.status === 429) return 'limited';
  if (error.status < 200 || (error.status >= 300 && error.status < 400)) return 'redirected';
  if (isOfStranger(error)) return isOfOtherMethod(error) ? 'pageless' : 'stranger';
  if (isRefusalOfStranger(error)) return 'between';
  if (hasNoCode(error) && error.status === 401) return 'unauthorized';
  if (hasNoCode(error) && /41[34]/.test(String(error.status))) return 'tooLarge';
  return error instanceof ServerError || error.status >= 500 ? 'server' : 'refused';
};

/** A response of the API that is not a page has the same form: `each(client.getPayment)`, which only TypeScript refuses. */
const isOfOtherMethod = ({ operation, body }: ApiError) =>
  operation === 'each' && Object.hasOwn(Object(body), 'data') && !Object.hasOwn(Object(body), 'page');

type Spoken = (value: string | number) => string | number;

const grouped = { id: new Intl.NumberFormat('id-ID'), en: new Intl.NumberFormat('en-US') };

/** `Rp {minimum}`: numbers are grouped unless they are names, `Port {port}`. A missing value shows its name, never `undefined`. */
const fill = (text: string, params: Params, language: 'id' | 'en', spoken: Spoken): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = spoken((name === 'range' ? rangeOf(params) : params[name]) ?? name);
    return typeof value === 'number' && !naming.has(name) ? grouped[language].format(value) : String(value);
  });

/** An issue's bounds as one range: `7–11`, or `10` if both are equal. */
const rangeOf = ({ range, least, most }: Params) => {
  if (least === undefined || most === undefined) return range;
  return least === most ? least : `${least}–${most}`;
};
