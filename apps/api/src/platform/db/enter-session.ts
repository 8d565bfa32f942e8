import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { EnteredSession, SessionEntry } from './db.ts';

/** The row of `enter_session` as one text: faster to parse than 14 columns, and easy to compare. */
export type Entered = { entered: string };

export const enterSession = ({ sessionId, mode, requestId }: SessionEntry): Sql =>
  sql`select row_to_json(rights)::text as entered from enter_session(${sessionId}, ${mode}, ${requestId}) as rights`;

export const readEntered = (row: Entered | undefined): EnteredSession | undefined =>
  row && (JSON.parse(row.entered) as EnteredSession);
