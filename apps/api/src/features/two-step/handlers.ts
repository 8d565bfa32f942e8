export { confirmAuthenticator, createAuthenticator, removeAuthenticator } from './authenticator.ts';
export { createPasskey, createPasskeyOptions, removePasskey } from './passkeys.ts';
export { createRecoveryCodes, getTwoStep } from './two-step.ts';
