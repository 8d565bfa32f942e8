import sql from 'sql-template-tag';
import { keyOf } from '../../features/images/public.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Storage } from '../../rails/storage/port.ts';
import { DEMO_MERCHANTS } from '../accounts.ts';
import type { Random } from '../random.ts';
import { seededIds } from '../seeding.ts';

const DAY_MS = 86_400_000;
const BROWN = '#3b2417';
const CINNAMON = '#8a4b12';
const SIDE = 160;

/** A cup and a bean, in cream for a dark header. */
const DRAWING = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${SIDE}" height="${SIDE}" fill="none" stroke="#f4e3cf" stroke-width="2.4">
    <path d="M7 13h21v10a9 9 0 0 1-9 9h-3a9 9 0 0 1-9-9z" fill="#f4e3cf"/>
    <path d="M28 16h2.5a4.5 4.5 0 0 1 0 9H28M13 4c-2 2 2 3 0 5M18 4c-2 2 2 3 0 5M23 4c-2 2 2 3 0 5" stroke-linecap="round"/>
    <ellipse cx="17.5" cy="22" rx="4.4" ry="6" transform="rotate(35 17.5 22)" fill="${BROWN}" stroke="none"/>
    <path d="M14.4 26.2c2.6-1.2 1.6-3.4 3.1-4.6s3-1 3.2-3.6" stroke-width="1.3"/>
  </svg>`;

type Brand = { now: Date; random: Random; storage: Storage };

/** The coffee roaster's published appearance, in each mode. */
export const seedBrand = async (tx: Tx, { now, random, storage }: Brand): Promise<void> => {
  const { id: merchantId, owner } = DEMO_MERCHANTS.kopi;
  const { default: sharp } = await import('sharp');
  const logo = await sharp(Buffer.from(DRAWING)).png({ compressionLevel: 9 }).toBuffer();
  const at = new Date(now.getTime() - 20 * DAY_MS);
  for (const mode of ['live', 'sandbox']) {
    const id = seededIds(random, now).secret('image');
    await storage.put(keyOf(id), logo, 'image/png');
    await tx.run(sql`
      insert into image (merchant_id, mode, id, kind, content_type, width, height, size, created_at)
      values (${merchantId}, ${mode}, ${id}, 'logo', 'image/png', ${SIDE}, ${SIDE}, ${logo.length}, ${at})`);
    await tx.run(sql`
      insert into checkout_appearance (
        merchant_id, mode, version, header_color, accent_color, logo_id, logo_width, logo_height, changed_by, changed_at,
        published_header_color, published_accent_color, published_logo_id, published_logo_width, published_logo_height,
        published_by, published_at)
      values (${merchantId}, ${mode}, 2, ${BROWN}, ${CINNAMON}, ${id}, 40, 40, ${owner}, ${at},
              ${BROWN}, ${CINNAMON}, ${id}, 40, 40, ${owner}, ${at})`);
  }
};
