import { settlements } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';

export const FILE_FORMATS = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** The payments of a settlement as a file that the server generates. */
export const useSettlementFile = (id: string): ((format: FileFormat) => Promise<Blob>) => {
  const client = useClient(settlements);
  return (format) => client.getSettlementFile({ path: { id }, query: { format } });
};
