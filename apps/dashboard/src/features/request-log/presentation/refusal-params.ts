import type { Failure } from '../../../shared/lib/failure.ts';

/** The values for an error message, from the response. Empty if the response was truncated or came from elsewhere. */
export const refusalParams = (text: string | undefined): NonNullable<Failure['params']> => {
  const params = paramsIn(text);
  return Object.fromEntries(Object.entries(params).filter(isSpoken));
};

const paramsIn = (text = ''): object => {
  try {
    const { params } = JSON.parse(text) as { params?: unknown };
    return typeof params === 'object' && params !== null ? params : {};
  } catch {
    return {};
  }
};

const isSpoken = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';
