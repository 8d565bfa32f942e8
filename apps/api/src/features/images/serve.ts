import { isId } from '@dasbor/domain/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../spec/refused.ts';
import { imagePath } from './address.ts';
import { findPublicImage } from './repository.ts';
import { keyOf } from './store.ts';

type Served = Pick<Deps, 'db' | 'storage'>;
type Route = { Params: { id: string } };

/** The page of a customer is on either host, and on hosts of merchants. Other sites may show the image as well. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves uploaded images to everybody who has their address. */
export const addImages = (app: FastifyInstance, { db, storage }: Served): void => {
  app.get<Route>(imagePath(':id'), async (request, reply) => {
    const { id } = request.params;
    const image = isId('image', id) ? await db.signIn((tx) => findPublicImage(tx, id)) : undefined;
    if (!image) return refuse('DPAY_NOT_FOUND');
    const etag = `"${id}"`;
    const headers = {
      ...HEADERS,
      etag,
      'content-type': image.content_type,
      'content-disposition': `inline; filename="${id}.${image.content_type.slice('image/'.length)}"`,
    };
    if (hasIt(request, etag)) return reply.code(304).headers(headers).send();
    const file = await storage.get(keyOf(id));
    return file ? reply.headers(headers).send(file) : refuse('DPAY_NOT_FOUND');
  });
};

const hasIt = ({ headers }: FastifyRequest, etag: string): boolean => headers['if-none-match'] === etag;
