import { isNewerThan } from '../../../shared/list/rows/fresh-rows.ts';

type Row = {
  id: string;
};

/** How many of the newest rows are newer than those on screen. */
export const countFresh = (shown: readonly Row[] | undefined, newest: readonly Row[] | undefined): number => {
  const ids = shown?.map(({ id }) => id) ?? [];
  if (ids.length === 0) return 0;
  return (newest ?? []).filter(({ id }) => isNewerThan(id, ids)).length;
};
