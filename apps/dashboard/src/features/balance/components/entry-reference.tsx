import { chakra } from '@chakra-ui/react';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import type { BalanceEntry } from '../api/types.ts';
import { pageOf } from '../presentation/entry-kinds.ts';

export function EntryReference({ entry }: { entry: BalanceEntry }) {
  const page = pageOf(entry);
  return (
    <chakra.span textStyle="id" overflowWrap="anywhere">
      {page ? <AppLink to={page}>{entry.reference_id}</AppLink> : entry.reference_id}
    </chakra.span>
  );
}
