import { useMethodWords } from '../../../shared/payments/method-words.ts';
import type { Settlement } from '../api/types.ts';
import { useTypeWords } from './use-type-words.ts';

/** The method of its payments, or its type if it is not about payments. */
export const useSettlementName = (): ((settlement: Pick<Settlement, 'method' | 'type'>) => string) => {
  const methodWords = useMethodWords();
  const typeWords = useTypeWords();
  return ({ method, type }) => (method === null ? typeWords(type) : methodWords(method));
};
