import { decideAnotherImage } from '@dasbor/domain/images';
import { audit } from '../../platform/audit.ts';
import { ok, problem, refuseField } from '../../spec/handlers.ts';
import type { Call, Ok, Refusal, SuccessBody, Upload } from '../../spec/handlers.ts';
import { imageUrl } from './address.ts';
import { encode } from './encode.ts';
import type { Recipe } from './encode.ts';
import { countUnused, insertImage } from './repository.ts';
import type { ImageKind, ImageRow } from './repository.ts';

type Uploading = Pick<Call, 'session' | 'deps' | 'now' | 'requestId' | 'by'> & { body: Upload };

/** Where the file of an image is in the storage. */
export const keyOf = (id: string): string => `images/${id}`;

/**
 * Encodes and stores an upload. The row is written first: if the file then cannot be stored, the row is an unused image and is deleted like
 * one, and no file is ever left without a row.
 */
export const storeUpload = async <Code extends string>(
  { body, session, deps, now, requestId, by }: Uploading,
  kind: ImageKind,
  recipe: Recipe<Code>,
): Promise<Ok<SuccessBody<'uploadImage'>> | Refusal> => {
  const encoded = await encode(body, recipe);
  if (encoded === 'busy') return problem('DPAY_SERVICE_UNAVAILABLE');
  if (!encoded.ok) return refuseField('file', encoded.problem);
  const { bytes, contentType, width, height } = encoded.value;
  const row: ImageRow = {
    id: deps.ids.secret('image'),
    kind,
    content_type: contentType,
    width,
    height,
    size: bytes.length,
    created_at: now.toISOString(),
  };
  const { merchantId, mode, userId: actorId } = session;
  const another = await deps.db.tenant({ merchantId, mode, actorId, requestId }, async (tx) => {
    const decided = decideAnotherImage(await countUnused(tx));
    if (!decided.ok) return decided;
    await insertImage(tx, row);
    await audit.record(tx, by, { action: 'image.uploaded', target: row.id });
    return decided;
  });
  if (!another.ok) return problem(another.problem.code);
  await deps.storage.put(keyOf(row.id), bytes, contentType);
  return ok({ data: toImage(row, deps.checkoutUrls[mode]) }, { status: 201 });
};

const toImage = (
  { kind: _kind, ...row }: ImageRow,
  checkoutUrl: string,
): SuccessBody<'uploadImage'>['data'] => ({ ...row, url: imageUrl(checkoutUrl, row.id) });
