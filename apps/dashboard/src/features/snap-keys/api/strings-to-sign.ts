import {
  accessTokenStringToSign,
  callbackStringToSign,
  firstDifference,
  type FirstDifference,
  parseSnapTimestamp,
  requestStringToSign,
} from '@dasbor/sdk/snap';

export const SIGNED_KINDS = ['token', 'request', 'callback'] as const;
export type SignedKind = (typeof SIGNED_KINDS)[number];

export type Facts = {
  kind: SignedKind;
  clientId: string;
  method: string;
  path: string;
  accessToken: string;
  body: string;
  timestamp: string;
};

/** The fields of each kind, in signing order. */
export const FIELDS_OF = {
  token: ['clientId', 'timestamp'],
  request: ['method', 'path', 'accessToken', 'body', 'timestamp'],
  callback: ['method', 'path', 'body', 'timestamp'],
} as const satisfies Record<SignedKind, readonly (keyof Facts)[]>;

export type FactProblem = 'pathInvalid' | 'tokenInvalid' | 'bodyInvalid' | 'timestampInvalid';

/** Errors that break the signature whatever the string contains. An empty field is only incomplete. */
export const factProblems = ({
  kind,
  path,
  accessToken,
  body,
  timestamp,
}: Facts): Partial<Record<keyof Facts, FactProblem>> => {
  const fields: readonly string[] = FIELDS_OF[kind];
  return {
    ...(fields.includes('path') && path !== '' && !path.startsWith('/') ? { path: 'pathInvalid' } : {}),
    ...(fields.includes('accessToken') && /^Bearer\s/i.test(accessToken)
      ? { accessToken: 'tokenInvalid' }
      : {}),
    ...(fields.includes('body') && body.trim() !== '' && !isJson(body) ? { body: 'bodyInvalid' } : {}),
    ...(timestamp !== '' && !parseSnapTimestamp(timestamp) ? { timestamp: 'timestampInvalid' } : {}),
  };
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The string as Dasbor computes it; null until every field except the body is filled in. An invalid body is signed as it is. */
export const stringToSign = async (facts: Facts): Promise<string | null> => {
  const needed = FIELDS_OF[facts.kind].filter((field) => field !== 'body');
  const problems = factProblems(facts);
  if (needed.some((field) => facts[field] === '' || problems[field])) return null;
  switch (facts.kind) {
    case 'token':
      return accessTokenStringToSign(facts);
    case 'request':
      return requestStringToSign(facts);
    case 'callback':
      return callbackStringToSign(facts);
  }
};

export type Difference = FirstDifference;

export const differenceOf = (ours: string, yours: string): Difference | null =>
  firstDifference(ours, yours, 20);
