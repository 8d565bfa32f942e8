import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { OwnDocument } from '../api/types.ts';

/** `Faktur.pdf (180 KB)` */
export const useDocumentWords = (): ((document: Pick<OwnDocument, 'name' | 'size'>) => string) => {
  const t = useT('invoices');
  const { count } = useFormat();
  return ({ name, size }) => t('document.file', { name, kilobytes: count(Math.ceil(size / 1024)) });
};
