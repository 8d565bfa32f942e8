import { mayChangeView, queryFor } from '@dasbor/domain/saved-views';
import type { Session, SuccessBody } from '../../spec/handlers.ts';

export type SavedView = SuccessBody<'createSavedView'>['data'];

export type SavedViewRow = Pick<
  SavedView,
  'id' | 'list' | 'name' | 'query' | 'is_shared' | 'owner_name' | 'created_at'
> & { owner_id: string };

export const toRule = (row: SavedViewRow) => ({ ownerId: row.owner_id, isShared: row.is_shared });

export const toSavedView = (row: SavedViewRow, session: Session): SavedView => ({
  id: row.id,
  list: row.list,
  name: row.name,
  query: queryFor(session, { ownerId: row.owner_id, query: row.query }),
  is_shared: row.is_shared,
  is_own: row.owner_id === session.userId,
  may_change: mayChangeView(session, toRule(row)),
  owner_name: row.owner_name,
  created_at: row.created_at,
});
