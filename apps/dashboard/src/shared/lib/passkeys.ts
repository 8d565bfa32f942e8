import type { components } from '@dasbor/sdk';

type Options = components['schemas']['PasskeyOptions'];
export type PasskeyAssertion = components['schemas']['PasskeyAssertion'];
export type PasskeyRegistration = components['schemas']['PasskeyRegistration'];

/** The person cancelled, the device has no passkey for this site, or it refused. */
class PasskeyRefused extends Error {
  override readonly name = 'PasskeyRefused';
}

export const isPasskeyRefused = (error: unknown): boolean => error instanceof PasskeyRefused;

/** Whether this browser can use passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Asks the device for one of the person's passkeys. */
export const askForPasskey = (options: Options): Promise<PasskeyAssertion> =>
  asked(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { id, rawId, type, response, authenticatorAttachment } = await startAuthentication({
      optionsJSON: options as never,
    });
    return {
      id,
      rawId,
      type,
      response,
      clientExtensionResults: {},
      ...(authenticatorAttachment && { authenticatorAttachment }),
    } as PasskeyAssertion;
  });

/** Asks the device to make a passkey. */
export const makePasskey = (options: Options): Promise<PasskeyRegistration> =>
  asked(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options as never });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      clientExtensionResults: {},
    } as PasskeyRegistration;
  });

/** Browsers do not tell apart why a request failed, on purpose: a site must not learn which passkeys a device has. */
const asked = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof Error && REFUSALS.includes(error.name)
      ? new PasskeyRefused(error.message, { cause: error })
      : error;
  }
};

const REFUSALS = ['NotAllowedError', 'AbortError', 'InvalidStateError', 'SecurityError', 'NotSupportedError'];
