import { useState } from 'react';
import { browserStorage } from '../../lib/storage.ts';
import { useSession } from '../../state/session.ts';
import { addView, parseViews, removeView, type SavedView, storageKey } from './saved-views.ts';

/** A user's saved views of one list in the current mode, stored in this browser. */
export const useSavedViews = (list: string) => {
  const { user_id: userId, mode } = useSession();
  const key = storageKey({ userId, mode, list });
  const [views, setViews] = useState(() => parseViews(browserStorage.getItem(key)));

  const keep = (next: readonly SavedView[]) => {
    setViews(next);
    browserStorage.setItem(key, JSON.stringify(next));
  };

  return {
    views,
    save: (view: SavedView) => keep(addView(views, view)),
    remove: (name: string) => keep(removeView(views, name)),
  };
};
