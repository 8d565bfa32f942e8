/** A view that an older version stored on this device, per user and mode. It moves to the server once. */
export type BrowserView = {
  readonly name: string;
  readonly query: string;
};

export type BrowserViewsOwner = {
  readonly userId: string;
  readonly mode: string;
  readonly list: string;
};

export const storageKey = ({ userId, mode, list }: BrowserViewsOwner): string =>
  `dasbor.views.${userId}.${mode}.${list}`;

/** Stored data may come from another version or be edited by hand, so validate it. */
export const parseViews = (text: string | null): readonly BrowserView[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
};

const isView = (value: unknown): value is BrowserView => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, query } = value as Record<string, unknown>;
  return typeof name === 'string' && name !== '' && typeof query === 'string';
};

/** Without those whose name the server has: that view is newer. */
export const notYetSaved = (
  views: readonly BrowserView[],
  saved: readonly { readonly name: string; readonly is_own: boolean }[],
): readonly BrowserView[] => {
  const names = saved.filter((view) => view.is_own).map(({ name }) => name.toLowerCase());
  return views.filter(({ name }) => !names.includes(name.toLowerCase()));
};
