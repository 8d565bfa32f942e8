import type { Deps } from '../../deps.ts';

/** Loaded for the first passkey: it would make every start half a second longer. */
export const webauthn = (): Promise<typeof import('@simplewebauthn/server')> =>
  import('@simplewebauthn/server');

/** The site that passkeys belong to: the dashboard's. A passkey made or used on another site is refused. */
export const siteOf = ({ dashboardUrl }: Pick<Deps, 'dashboardUrl'>) => {
  const { origin, hostname } = new URL(dashboardUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
};

/** The challenge that a response signed; empty for a text that is no response. */
export const challengeIn = (clientDataJson: string): string => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
};
