import { ApiError, ConfigurationError, NetworkError } from '../errors/errors.ts';
import { explain } from '../errors/explain.ts';

/** The error and its remedy, in one line. */
export const inOneLine = (error: unknown): string => {
  if (error instanceof ConfigurationError) return CONFIGURATION[error.code] ?? error.message;
  if (error instanceof NetworkError) return error.message;
  if (error instanceof ApiError) {
    const { title, action } = explain(error, 'en');
    const facts = [error.code, error.requestId].filter(Boolean).join(' ');
    return `${title} ${action} [${facts}]`.replaceAll('\n', ' ');
  }
  const [first = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return first;
};

const CONFIGURATION: Readonly<Record<string, string>> = {
  KEY_INVALID: 'DASBOR_KEY is no API key: it begins with dp_test_ or dp_live_ [KEY_INVALID]',
  BASE_URL_INVALID: 'the host of the API is no address such as http://localhost:4001 [BASE_URL_INVALID]',
};
