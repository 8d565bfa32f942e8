/** Values that no log may contain, by the name of the field that takes them. The first match counts. */
const CANARIES: readonly [name: RegExp, value: string][] = [
  [/email|recipient/i, 'kanari@rahasia.test'],
  [/phone|mobile|whatsapp/i, '+6281399988877'],
  [/account_number|beneficiary_account/i, '9998887776'],
  [/npwp|tax/i, '9988877766650001'],
  [/nik|identity/i, '3275019998887776'],
  [/password/i, 'Kanari-Rahasia-77'],
  [/card/i, '4111111111111111'],
  [/otp|code$/i, '998877'],
  [/token|secret|key/i, 'kanari-token-0123456789abcdef'],
  [/name|owner|holder/i, 'Kanari Rahasia'],
  [/note|reason|description|message|address|street/i, 'catatan kanari 4111111111111111'],
];

export const CANARY_VALUES = [...CANARIES.map(([, value]) => value), 'kanari'];

/** The same body with a canary in each field that has one. */
export const withCanaries = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => withCanaries(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withCanaries(one, key)]));
  return typeof value === 'string' ? (CANARIES.find(([it]) => it.test(name))?.[1] ?? value) : value;
};

/** The same body with text that no field accepts. */
export const withNonsense = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withNonsense);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withNonsense(one)]));
  return 'kanari "kanari\n kanari@rahasia.test\' +6281399988877';
};

const SECRET_ANSWERS = /^(token|refresh_token|secret|key|client_secret|otpauth_url|url|link)$/;

/** The log of requests answers them. They name an operation and nobody. */
const PATH = /^\/[a-z0-9/_-]*$/;

/** Tokens, keys and links that an answer hands out once. */
export const secretsIn = (answer: unknown, name = ''): string[] => {
  if (Array.isArray(answer)) return answer.flatMap((one) => secretsIn(one, name));
  if (typeof answer === 'object' && answer !== null)
    return Object.entries(answer).flatMap(([key, one]) => secretsIn(one, key));
  const isSecret = typeof answer === 'string' && SECRET_ANSWERS.test(name) && answer.length >= 24;
  return isSecret && !PATH.test(answer) ? [answer] : [];
};
