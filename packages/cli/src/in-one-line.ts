import { ApiError, ConfigurationError, NetworkError } from '@dasbor/sdk';
import { explain } from '@dasbor/sdk/errors';
import { safe } from './output/safe.ts';

/** The error and its remedy, in one line. */
export const inOneLine = (error: unknown): string => safe(sentenceOf(error));

const sentenceOf = (error: unknown): string => {
  if (error instanceof ConfigurationError) return CONFIGURATION[error.code] ?? error.message;
  if (error instanceof NetworkError) return error.message;
  if (error instanceof ApiError) {
    const { title, action } = explain(error, 'en');
    const fields = error.fields.map((one) => `${one.field}: ${explain(one, 'en').title}`);
    const facts = [error.code, error.requestId].filter(Boolean).join(' ');
    return `${[title, ...fields, action].join(' ')} [${facts}]`.replaceAll('\n', ' ');
  }
  const [first = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return first;
};

const CONFIGURATION: Readonly<Record<string, string>> = {
  KEY_INVALID: 'DASBOR_KEY is no API key: it begins with dp_test_ or dp_live_ [KEY_INVALID]',
  BASE_URL_INVALID: 'the host of the API is no address such as http://localhost:4001 [BASE_URL_INVALID]',
};
