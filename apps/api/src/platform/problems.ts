import { formatParam, formatRupiah, rupiah } from '@dasbor/domain/kernel';
import { snapBody } from './snap/form.ts';
import type { SnapBody, SnapWords } from './snap/form.ts';

/** The contract's catalogue of codes (`x-error-catalogue`): the only source of statuses and messages. */
export type Catalogue = Readonly<
  Record<
    string,
    {
      status: number;
      title: Record<Language, string>;
      action?: Record<Language, string>;
      values?: Readonly<Record<string, Record<Language, string>>>;
      snap?: SnapWords;
      retryable: boolean;
    }
  >
>;
export type Language = 'id' | 'en';
export type Values = Readonly<Record<string, string | number>>;
export type FieldProblem = { field: string; code: string; params?: Values | undefined };

export type ProblemBody = {
  error: string;
  error_code: string;
  request_id: string;
  params?: Values;
  errors?: { field: string; code: string; message: string; params?: Values }[];
};

export type Told = {
  code: string;
  params?: Values | undefined;
  errors?: readonly FieldProblem[] | undefined;
};
export type Problems = {
  /** One problem in words, without what to do about it. */
  say: (problem: Told, language: Language) => string;
  tell: (
    problem: Told,
    to: { language: Language; requestId: string },
  ) => {
    status: number;
    headers: Record<string, string>;
    body: ProblemBody;
  };
  /** The same in the format of a SNAP service. */
  tellSnap: (
    problem: Told,
    service: string,
  ) => { status: number; headers: Record<string, string>; body: SnapBody };
};

export const makeProblems = (catalogue: Catalogue): Problems => {
  const entry = (code: string) => {
    const found = catalogue[code];
    if (!found) throw new Error(`The contract has no error code ${code}.`);
    return found;
  };
  const words = ({ code, params }: Told, language: Language): string => {
    const { title, values } = entry(code);
    return fill(title[language], say(params, values, language), language);
  };
  return {
    say: words,
    tellSnap: ({ code, params, errors = [] }, service) => {
      const { status, title, snap: words } = entry(code);
      const body = snapBody({ status, service, words, title: title.en, errors });
      return { status, headers: headersFor(code, status, params), body };
    },
    tell: ({ code, params, errors = [] }, { language, requestId }) => {
      const { status, title, action, values } = entry(code);
      const spoken = say(params, values, language);
      return {
        status,
        headers: headersFor(code, status, params),
        body: {
          error: fill([title[language], action?.[language]].filter(Boolean).join(' '), spoken, language),
          error_code: code,
          request_id: requestId,
          ...(params && { params }),
          ...(errors.length > 0 && {
            errors: errors.map((one) => ({
              field: one.field,
              code: one.code,
              message: words(one, language),
              ...(one.params && { params: one.params }),
            })),
          }),
        },
      };
    },
  };
};

/** Indonesian unless English is preferred (`Accept-Language: en-GB,en;q=0.9`). */
export const languageOf = (header: string | undefined): Language => {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const quality = rest.find((one) => one.trim().startsWith('q='));
      return { tag: tag.slice(0, 2), quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ tag, quality }) => (tag === 'id' || tag === 'en') && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return ranked[0]?.tag === 'en' ? 'en' : 'id';
};

/** Formats params for a message: `need_approval` becomes words. Programs receive the raw values. */
const say = (
  params: Values | undefined,
  values: Catalogue[string]['values'],
  language: Language,
): Values | undefined => {
  if (!params || !values) return params;
  const spoken = Object.entries(params).map(([name, value]) => [name, values[value]?.[language] ?? value]);
  return Object.fromEntries(spoken);
};

const fill = (text: string, values: Values = {}, language: Language): string =>
  text
    .replace(/Rp \{(\w+)\}/g, (whole, name: string) =>
      typeof values[name] === 'number' ? formatRupiah(rupiah(values[name]), language) : whole,
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => formatParam(name, values[name] ?? whole, language));

/** Where both hosts explain a code (`spec/docs`). */
export const HELP_PATH = '/docs/errors/';

// Offers Basic only to servers: a browser that receives it asks its user for a name and password.
const headersFor = (code: string, status: number, params: Values = {}): Record<string, string> => {
  const link = `<${HELP_PATH}${code}>; rel="help"`;
  if (status === 401)
    return { link, 'www-authenticate': code.startsWith('DPAY_API_KEY_') ? 'Basic realm="Dasbor"' : 'Bearer' };
  if (status === 503) return { link, 'retry-after': '5' };
  if (status !== 429) return { link };
  const seconds = Number(params['retry_after'] ?? Number(params['remaining_minutes'] ?? 1) * 60);
  return { link, 'retry-after': String(seconds) };
};
