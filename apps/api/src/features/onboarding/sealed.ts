import { digitsOf } from '@dasbor/domain/onboarding';
import type { SealedPlace } from '../../platform/keys/sealed-place.ts';
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

const ofForm: Omit<SealedPlace, 'column'> = {
  table: 'onboarding',
  key: ['merchant_id'],
  contextOf: (row) => contextOf(String(row['merchant_id'])),
};

export const onboardingPlaces: readonly SealedPlace[] = [
  { ...ofForm, column: 'ktp_number_sealed' },
  { ...ofForm, column: 'npwp_sealed' },
  {
    table: 'onboarding_document',
    column: 'sealed',
    key: ['merchant_id', 'kind'],
    isFile: true,
    contextOf: (row) => documentContext(String(row['merchant_id']), String(row['kind'])),
  },
];
