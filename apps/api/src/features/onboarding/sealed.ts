import { digitsOf } from '@dasbor/domain/onboarding';
import type { Vault } from '../../platform/vault.ts';

/** The numbers of a person. They are stored encrypted, each for its own merchant. */
export const sealNumber = (vault: Vault, merchantId: string, text: string): string =>
  text === '' ? '' : vault.seal(text, contextOf(merchantId));

export const openNumber = (vault: Vault, merchantId: string, sealed: string): string =>
  sealed === '' ? '' : vault.open(sealed, contextOf(merchantId));

/** Finds the same ID card in another account without storing its number. */
export const digestOf = (vault: Vault, ktpNumber: string): string =>
  vault.digest(digitsOf(ktpNumber), 'ktp number');

export const documentContext = (merchantId: string, kind: string): string =>
  `onboarding document ${merchantId} ${kind}`;

const contextOf = (merchantId: string): string => `onboarding number ${merchantId}`;
