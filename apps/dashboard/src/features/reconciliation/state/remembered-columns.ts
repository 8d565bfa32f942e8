import { isMapping } from '@dasbor/domain/reconciliation';
import { browserStorage } from '../../../shared/lib/storage.ts';
import type { ChosenColumns } from '../worker/messages.ts';

/** For everybody who uses this browser: positions of columns and a hash of their titles say nothing about a person. */
const KEY = 'dasbor.statement-columns';
const MOST = 20;

export const rememberedColumns = (): readonly ChosenColumns[] => {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChoice) : [];
  } catch {
    return [];
  }
};

/** The newest choices, one for each header. */
export const rememberColumns = (choice: ChosenColumns): void => {
  const others = rememberedColumns().filter(({ header }) => header !== choice.header);
  browserStorage.setItem(KEY, JSON.stringify([choice, ...others].slice(0, MOST)));
};

export const forgetColumns = (header: string): void =>
  browserStorage.setItem(
    KEY,
    JSON.stringify(rememberedColumns().filter((choice) => choice.header !== header)),
  );

const isChoice = (value: unknown): value is ChosenColumns =>
  typeof value === 'object' &&
  value !== null &&
  'header' in value &&
  typeof value.header === 'string' &&
  'mapping' in value &&
  isMapping(value.mapping);
