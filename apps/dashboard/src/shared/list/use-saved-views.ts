import { useState } from 'react';
import { useSession } from '../state/session.ts';
import { addView, parseViews, removeView, type SavedView, storageKey } from './saved-views.ts';

/** A person's views of one list in the current mode, kept in this browser. */
export function useSavedViews(list: string) {
  const { user_id: userId, mode } = useSession();
  const key = storageKey({ userId, mode, list });
  const [views, setViews] = useState(() => parseViews(read(key)));

  function keep(next: readonly SavedView[]) {
    setViews(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that refuses storage keeps them for this page only.
    }
  }

  return {
    views,
    save: (view: SavedView) => keep(addView(views, view)),
    remove: (name: string) => keep(removeView(views, name)),
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
