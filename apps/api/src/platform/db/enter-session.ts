import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { EnteredSession, SessionEntry } from './db.ts';

/** The row of `enter_session` as one text: a driver takes one column apart instead of fourteen, and two texts compare. */
export type Entered = { entered: string };

export const enterSession = ({ sessionId, mode, requestId }: SessionEntry): Sql =>
  sql`select row_to_json(rights)::text as entered from enter_session(${sessionId}, ${mode}, ${requestId}) as rights`;

export const readEntered = (row: Entered | undefined): EnteredSession | undefined =>
  row && (JSON.parse(row.entered) as EnteredSession);
