/** An access token that expires at this time; unsigned, for tests of the SDK. */
export function accessToken(expiresAt: number, name = 'a'): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replace(/=/g, '').replace(/\+/g, '-').replace(/\//g, '_');
  return `${part({ alg: 'none' })}.${part({ exp: expiresAt / 1000, name })}.${name}`;
}
