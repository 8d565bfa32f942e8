/** A named address of a list, stored on this device per user and mode. */
export type SavedView = {
  readonly name: string;
  /** The list's query without its page. */
  readonly query: string;
};

export type SavedViewsOwner = {
  readonly userId: string;
  readonly mode: string;
  readonly list: string;
};

export const SAVED_VIEWS_MAX = 20;
export const VIEW_NAME_MAX = 40;

/** Saving under an existing name replaces the view. */
export const addView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] => {
  const name = view.name.trim().slice(0, VIEW_NAME_MAX);
  if (name === '') return views;
  const others = views.filter((other) => other.name.toLowerCase() !== name.toLowerCase());
  return [...others, { ...view, name }].slice(-SAVED_VIEWS_MAX);
};

export const removeView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name);

export const storageKey = ({ userId, mode, list }: SavedViewsOwner): string =>
  `dasbor.views.${userId}.${mode}.${list}`;

/** Stored data may come from another version or be edited by hand, so validate it. */
export const parseViews = (text: string | null): readonly SavedView[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(-SAVED_VIEWS_MAX) : [];
  } catch {
    return [];
  }
};

const isView = (value: unknown): value is SavedView => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, query } = value as Record<string, unknown>;
  return typeof name === 'string' && name !== '' && typeof query === 'string';
};
