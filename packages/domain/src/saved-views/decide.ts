import { may, type Who } from '../access/index.ts';
import { err, hasHiddenCharacter, ok, type Result } from '../kernel/index.ts';
import { type SavedListName, savedListRule, SHARED_KEYS } from './lists.ts';

/** Of one person for one list. */
export const SAVED_VIEWS_MAX = 20;
export const VIEW_NAME_MAX = 40;
export const VIEW_QUERY_MAX = 1000;

export const maySeeList = (who: Who, list: SavedListName) => may(who, savedListRule(list).needs);

export const decideViewName = (
  written: string,
): Result<string, 'DPAY_REQUIRED' | 'DPAY_FIELD_TOO_LONG' | 'DPAY_FIELD_HIDDEN_CHARACTER'> => {
  const name = written.trim();
  if (name === '') return err('DPAY_REQUIRED');
  if (name.length > VIEW_NAME_MAX) return err('DPAY_FIELD_TOO_LONG', { max: VIEW_NAME_MAX });
  return hasHiddenCharacter(name) ? err('DPAY_FIELD_HIDDEN_CHARACTER') : ok(name);
};

/** Only what this list understands, so that an address cannot carry anything else to a colleague. */
export const decideViewQuery = (
  list: SavedListName,
  query: string,
): Result<string, 'DPAY_SAVED_VIEW_QUERY'> => {
  const keys: readonly string[] = [...SHARED_KEYS, ...savedListRule(list).filters];
  const parts = query === '' ? [] : query.split('&');
  const names = parts.map((part) => part.slice(0, Math.max(part.indexOf('='), 0)));
  const strange = names.find((name) => !keys.includes(name));
  if (strange !== undefined) return err('DPAY_SAVED_VIEW_QUERY', { name: strange });
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return err('DPAY_SAVED_VIEW_QUERY', { name: twice });
  return ok(query);
};

type View = { readonly ownerId: string; readonly isShared: boolean };
type Person = Who & { readonly userId: string };

/** A private view does not exist for others. */
export const seesView = (person: Pick<Person, 'userId'>, view: View): boolean =>
  view.ownerId === person.userId || view.isShared;

/** Its owner; of a shared one also who manages users, because people leave. */
export const mayChangeView = (person: Person, view: View): boolean =>
  view.ownerId === person.userId ||
  (view.isShared && may(person, { permission: 'user_management.create' }).ok);

/** What somebody searched for may be a number or an address, which people who see masked data must not read. */
export const queryFor = (
  person: Pick<Person, 'userId'> & { readonly masksPersonalData: boolean },
  { ownerId, query }: Pick<View, 'ownerId'> & { readonly query: string },
): string =>
  person.masksPersonalData && ownerId !== person.userId
    ? query
        .split('&')
        .filter((part) => !part.startsWith('search='))
        .join('&')
    : query;
