import type { SavedListName } from '@dasbor/domain/saved-views';
import type { components } from '@dasbor/sdk';
import { savedViews } from '@dasbor/sdk/resources';
import useSWR from 'swr';
import { useClient } from '../lib/client.tsx';
import { browserStorage } from '../lib/storage.ts';
import { scopedKeys } from '../list/define/scoped-keys.ts';
import { isRefusal } from '../once/ends-key.ts';
import { useOnce } from '../once/use-once.ts';
import { useScope, useSession } from '../state/session.ts';
import { notYetSaved, parseViews, storageKey } from './browser-views.ts';

export type SavedView = components['schemas']['SavedView'];
type NewView = { name: string; query: string; is_shared?: true };

const keys = scopedKeys('saved-views');

/** The reader's views of one list, and those that colleagues share. */
export const useSavedViews = (list: SavedListName) => {
  const client = useClient(savedViews);
  const once = useOnce('saved view');
  const { user_id: userId, mode } = useSession();
  const place = storageKey({ userId, mode, list });

  const read = async () => (await client.listSavedViews({ query: { list } })).data;
  const create = (view: NewView) =>
    once.run({ list, ...view }, (keyed) => client.createSavedView({ body: { list, ...view }, ...keyed }));

  /** Those of an older version, once. Without an answer they stay for the next time. */
  const moveFromBrowser = async (saved: readonly SavedView[]): Promise<boolean> => {
    const kept = parseViews(browserStorage.getItem(place));
    if (kept.length === 0) return false;
    for (const { name, query } of notYetSaved(kept, saved))
      await create({ name, query }).catch((error: unknown) => {
        // A list that is full, or a filter that is gone, will not accept it later either.
        if (!isRefusal(error) || ![400, 409].includes(error.status)) throw error;
      });
    browserStorage.removeItem(place);
    return true;
  };

  const answer = useSWR(keys.of(useScope(), list), async () => {
    const saved = await read();
    const isMoved = await moveFromBrowser(saved).catch(() => false);
    return isMoved ? read() : saved;
  });
  const afterwards = async (work: Promise<unknown>): Promise<void> => {
    await work;
    await answer.mutate();
  };
  return {
    ...answer,
    save: (view: NewView) => afterwards(create(view)),
    share: (id: string, isShared: boolean) =>
      afterwards(client.updateSavedView({ path: { id }, body: { is_shared: isShared } })),
    remove: (id: string) => afterwards(client.deleteSavedView({ path: { id } })),
  };
};
