import { isId } from '@dasbor/domain/kernel';
import { useSearchParams } from 'react-router-dom';

/** The subaccount of the address, whose balance is shown. Undefined for the merchant's. */
export const useSubaccountOfAddress = (): string | undefined => {
  const id = useSearchParams()[0].get('subaccount');
  return id !== null && isId('subaccount', id) ? id : undefined;
};
