import sharp from 'sharp';

/** A JPEG, as a phone takes it. */
export const photo = (name: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#8888cc' } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));
