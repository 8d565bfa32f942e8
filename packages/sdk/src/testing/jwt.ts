/** An unsigned access token with this expiry and, optionally, sign-in id; for tests of the SDK. */
export const accessToken = (expiresAt: number, name = 'a', sid?: string): string => {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replace(/=/g, '').replace(/\+/g, '-').replace(/\//g, '_');
  return `${part({ alg: 'none' })}.${part({ exp: expiresAt / 1000, name, sid })}.${name}`;
};
