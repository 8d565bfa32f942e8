import type { Requirement } from '@dasbor/domain/access';
import type { IdKind } from '@dasbor/domain/kernel';
import type { Sql } from 'sql-template-tag';
import type { Language } from '../../../platform/problems.ts';
import type { Session, SuccessBody } from '../../../spec/handlers.ts';

export type Hit = SuccessBody<'search'>['data'][number];
export type Searcher = { session: Session; now: Date; language: Language };

/** How a kind of record is found and named. The columns are SQL of its table. */
export type Kind = {
  kind: Hit['kind'];
  /** The kind of its id; without one it is not found by id. */
  id?: IdKind;
  table: string;
  /** The requirement of its page (`ROUTE_REQUIREMENTS`). */
  needs: Requirement;
  title: Sql;
  /** The title as shown, if the column has a code. */
  titleIn?: (code: string, language: Language) => string;
  subtitle: Sql;
  status: Sql;
  amount?: Sql;
  /** The newest records are found by any part of this text. A kind without it is found only by id. */
  text?: Sql;
  /** More text, for users who see personal data. */
  openText?: Sql;
  /** An account number: shown and searched in full only for users who may see it. */
  account?: Sql;
  /** A mobile number in E.164, by which users who may see it find the record in any spelling. */
  phone?: Sql;
  /** Other indexed columns that hold a whole id. */
  ids?: readonly Sql[];
  where?: (searcher: Searcher) => Sql;
};
