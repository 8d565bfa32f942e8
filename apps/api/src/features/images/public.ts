export { imagePath, imageUrl } from './address.ts';
export { decideFile, encode } from './encode.ts';
export type { Recipe } from './encode.ts';
export { printedImage } from './print.ts';
export { releaseImages, useImage } from './repository.ts';
export { addImages } from './serve.ts';
export { keyOf, storeUpload } from './store.ts';
export { tidyImages } from './tidy.ts';
