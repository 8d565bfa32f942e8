import type { Colour } from '@dasbor/domain/checkout-appearance';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { AppearanceRow, LogoAt, Look } from './rows.ts';

type Stored = {
  version: number;
  header_color: Colour;
  accent_color: Colour;
  logo_id: string | null;
  logo_width: number | null;
  logo_height: number | null;
  changed_by: string;
  changed_at: string;
  published_header_color: Colour | null;
  published_accent_color: Colour | null;
  published_logo_id: string | null;
  published_logo_width: number | null;
  published_logo_height: number | null;
  published_by: string | null;
  published_at: string | null;
};

const COLUMNS = sql`
  version, header_color, accent_color, logo_id, logo_width, logo_height, changed_by, changed_at, published_header_color,
  published_accent_color, published_logo_id, published_logo_width, published_logo_height, published_by, published_at`;

export const findAppearance = async (tx: Tx): Promise<AppearanceRow | undefined> =>
  rowOf(await tx.maybe<Stored>(sql`select ${COLUMNS} from checkout_appearance`));

/** A concurrent change waits here. */
export const lockAppearance = async (tx: Tx): Promise<AppearanceRow | undefined> =>
  rowOf(await tx.maybe<Stored>(sql`select ${COLUMNS} from checkout_appearance for update`));

type Draft = { draft: Look; seen: number; by: string; at: Date };

/** Undefined if somebody else wrote the first draft at the same time, which no lock prevents. */
export const storeDraft = async (
  tx: Tx,
  { draft, seen, by, at }: Draft,
): Promise<AppearanceRow | undefined> => {
  const { headerColour, accentColour, logo } = draft;
  return rowOf(
    await tx.maybe<Stored>(sql`
      insert into checkout_appearance (merchant_id, mode, version, header_color, accent_color, logo_id, logo_width, logo_height,
                                       changed_by, changed_at)
      values (current_setting('app.merchant_id'), current_setting('app.mode'), 1, ${headerColour}, ${accentColour},
              ${logo?.id ?? null}, ${logo?.width ?? null}, ${logo?.height ?? null}, ${by}, ${at})
      on conflict (merchant_id, mode) do update
        set version = checkout_appearance.version + 1, header_color = excluded.header_color, accent_color = excluded.accent_color,
            logo_id = excluded.logo_id, logo_width = excluded.logo_width, logo_height = excluded.logo_height,
            changed_by = excluded.changed_by, changed_at = excluded.changed_at
        where checkout_appearance.version = ${seen}
      returning ${COLUMNS}`),
  );
};

export const publishDraft = async (tx: Tx, by: string, at: Date): Promise<AppearanceRow> =>
  rowOf(
    await tx.one<Stored>(sql`
      update checkout_appearance
         set version = version + 1, published_header_color = header_color, published_accent_color = accent_color,
             published_logo_id = logo_id, published_logo_width = logo_width, published_logo_height = logo_height,
             published_by = ${by}, published_at = ${at}
      returning ${COLUMNS}`),
  );

function rowOf(stored: Stored): AppearanceRow;
function rowOf(stored: Stored | undefined): AppearanceRow | undefined;
function rowOf(stored: Stored | undefined): AppearanceRow | undefined {
  if (!stored) return undefined;
  const { published_header_color: header, published_accent_color: accent } = stored;
  const { published_by: by, published_at: at } = stored;
  return {
    version: stored.version,
    draft: {
      headerColour: stored.header_color,
      accentColour: stored.accent_color,
      logo: logoOf(stored.logo_id, stored.logo_width, stored.logo_height),
    },
    changed: { by: stored.changed_by, at: stored.changed_at },
    published:
      header !== null && accent !== null && by !== null && at !== null
        ? {
            headerColour: header,
            accentColour: accent,
            logo: logoOf(stored.published_logo_id, stored.published_logo_width, stored.published_logo_height),
            by,
            at,
          }
        : null,
  };
}

const logoOf = (id: string | null, width: number | null, height: number | null): LogoAt | null =>
  id !== null && width !== null && height !== null ? { id, width, height } : null;
