import { useState } from 'react';
import { type LiveEvent, useLiveEvents } from '../../lib/events/live-events.ts';
import { isNewerThan } from './fresh-rows.ts';
import type { ListState } from '../query/use-list-query.ts';

type LiveRowsOptions = {
  list: ListState;
  topics: readonly string[];
  /** IDs of the visible rows; undefined while they load. */
  shown: readonly string[] | undefined;
  /** A visible row has changed: update it in place. */
  onChanged: (id: string) => void;
};

/** Updates visible rows in place. Only counts new records, so that no row moves under the pointer. */
export const useLiveRows = ({ list, topics, shown, onChanged }: LiveRowsOptions) => {
  const { address, query } = list;
  const [seen, setSeen] = useState<{ address: string; ids: readonly string[] }>({ address, ids: [] });
  const ids = seen.address === address ? seen.ids : [];

  useLiveEvents(topics, ({ subject_id: id }: LiveEvent) => {
    if (!shown) return;
    if (shown.includes(id)) onChanged(id);
    else if (query.action === 'first' && query.range === null && isNewerThan(id, shown)) {
      setSeen((before) => ({ address, ids: withId(before.address === address ? before.ids : [], id) }));
    }
  });

  return { fresh: ids.length, reset: () => setSeen({ address, ids: [] }) };
};

/** Several events may arrive before a render. A repeated ID counts once. */
const withId = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids : [...ids, id];
