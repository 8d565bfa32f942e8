import { promoKey } from '@dasbor/domain/promos';
import type { PromoState, PromoTerms } from '@dasbor/domain/promos';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { searchText } from '../../platform/list/find.ts';
import type { PromoRow } from './rows.ts';

const COLUMNS = sql`
  id, name, description, type, sub_type, application, discount_type, discount_value, minimum_purchase, maximum_discount, channels,
  bin_numbers, banks, effective_from, effective_to, limit_type, limit_value, state, taken_count, taken_amount, used_count, used_amount,
  version, created_by, created_at, updated_at, activated_at`;

export const promosWhere = (tx: Tx, conditions: Sql, window: Sql = empty): Promise<PromoRow[]> =>
  tx.rows<PromoRow>(sql`select ${COLUMNS} from promo where deleted_at is null and ${conditions} ${window}`);

export const countPromos = async (tx: Tx, conditions: Sql): Promise<number> => {
  const { total } = await tx.one<{ total: string }>(
    sql`select count(*) as total from promo where deleted_at is null and ${conditions}`,
  );
  return Number(total);
};

export const findPromo = (tx: Tx, id: string): Promise<PromoRow | undefined> =>
  tx.maybe<PromoRow>(sql`select ${COLUMNS} from promo where id = ${id} and deleted_at is null`);

export const lockPromo = (tx: Tx, id: string): Promise<PromoRow | undefined> =>
  tx.maybe<PromoRow>(sql`select ${COLUMNS} from promo where id = ${id} and deleted_at is null for update`);

export const findPromoByName = (tx: Tx, name: string): Promise<PromoRow | undefined> =>
  tx.maybe<PromoRow>(
    sql`select ${COLUMNS} from promo where name_key = ${promoKey(name)} and deleted_at is null`,
  );

/** Until the end of the transaction, nobody else takes this name. */
export const isNameTaken = async (tx: Tx, name: string, id: string): Promise<boolean> => {
  const key = promoKey(name);
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(
      concat_ws(' ', 'promo', current_setting('app.merchant_id'), current_setting('app.mode'), ${key}::text), 0))`);
  const found = await tx.maybe(
    sql`select 1 from promo where name_key = ${key} and id <> ${id} and deleted_at is null`,
  );
  return found !== undefined;
};

export type NewPromo = { id: string; terms: PromoTerms; maker: { id: string; name: string }; now: Date };

export const insertPromo = async (tx: Tx, { id, terms, maker, now }: NewPromo): Promise<void> => {
  await tx.run(sql`
    insert into promo (merchant_id, mode, id, name, name_key, description, type, sub_type, application, discount_type, discount_value,
                       minimum_purchase, maximum_discount, channels, bin_numbers, banks, effective_from, effective_to, limit_type,
                       limit_value, maker_id, created_by, search_text, created_at, updated_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${id}, ${terms.name}, ${promoKey(terms.name)},
            ${terms.description}, ${terms.type}, ${terms.subType}, ${terms.application}, ${terms.discountType}, ${terms.discountValue},
            ${terms.minimumPurchase}, ${terms.maximumDiscount}, ${terms.channels}::text[], ${terms.binNumbers}::text[],
            ${terms.banks}::text[], ${terms.effectiveFrom}::date, ${terms.effectiveTo}::date, ${terms.limitType}, ${terms.limitValue},
            ${maker.id}, ${maker.name}, ${searchText(id, terms.name, terms.description)}, ${now}, ${now})`);
};

export const saveTerms = async (
  tx: Tx,
  { id, terms, now }: { id: string; terms: PromoTerms; now: Date },
): Promise<void> => {
  await tx.run(sql`
    update promo
       set name = ${terms.name}, name_key = ${promoKey(terms.name)}, description = ${terms.description}, type = ${terms.type},
           sub_type = ${terms.subType}, application = ${terms.application}, discount_type = ${terms.discountType},
           discount_value = ${terms.discountValue}, minimum_purchase = ${terms.minimumPurchase},
           maximum_discount = ${terms.maximumDiscount}, channels = ${terms.channels}::text[],
           bin_numbers = ${terms.binNumbers}::text[], banks = ${terms.banks}::text[],
           effective_from = ${terms.effectiveFrom}::date, effective_to = ${terms.effectiveTo}::date,
           limit_type = ${terms.limitType}, limit_value = ${terms.limitValue},
           search_text = ${searchText(id, terms.name, terms.description)}, version = version + 1, updated_at = ${now}
     where id = ${id} and state = 'inactive'`);
};

export const setState = async (
  tx: Tx,
  { id, state, now }: { id: string; state: PromoState; now: Date },
): Promise<void> => {
  await tx.run(sql`
    update promo set state = ${state}, activated_at = coalesce(activated_at, ${now}), version = version + 1, updated_at = ${now}
     where id = ${id}`);
};

/** Returns whether it existed. */
export const removePromo = async (tx: Tx, id: string, now: Date): Promise<boolean> =>
  (await tx.run(
    sql`update promo set deleted_at = ${now}, updated_at = ${now} where id = ${id} and deleted_at is null`,
  )) > 0;
