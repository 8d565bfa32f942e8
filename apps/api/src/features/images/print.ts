import type { Storage } from '../../rails/storage/port.ts';
import { keyOf } from './store.ts';

// Printed at most 160 by 56 points: sharp at 300 dots per inch.
const MOST = { width: 672, height: 236 };

const MOST_KEPT = 200;
const kept = new Map<string, Uint8Array>();

/** An image for a document, as a JPEG on white. Images never change, so it is made once. Undefined if the file is gone. */
export const printedImage = async (
  { storage }: { storage: Storage },
  id: string,
): Promise<Uint8Array | undefined> => {
  const known = kept.get(id);
  if (known) return known;
  const file = await storage.get(keyOf(id));
  if (!file) return undefined;
  const { default: sharp } = await import('sharp');
  const printed = await sharp(file)
    .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(id, printed);
  return printed;
};
