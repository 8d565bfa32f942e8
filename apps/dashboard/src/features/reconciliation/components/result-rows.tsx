import { useIsPhone } from '../../../shared/list/use-media.ts';
import { ResultCards } from './result-cards.tsx';
import { ResultTable } from './result-table.tsx';
import type { ResultRowsProps } from './row-actions.tsx';

/** Only the rows in sight are in the document; cards on a phone. */
export const ResultRows = (props: ResultRowsProps) =>
  useIsPhone() ? <ResultCards {...props} /> : <ResultTable {...props} />;
