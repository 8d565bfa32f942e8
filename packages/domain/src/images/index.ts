export { type ImageProblemCode, PROBLEM_CODES } from './problems.ts';
export { type PixelSize, pngSize } from './animated.ts';
export { type ImageKind, imageKindOf } from './kind.ts';
export {
  type AcceptedImageKind,
  decideAnotherImage,
  decideImage,
  decideKind,
  decidePixels,
  IMAGE_KINDS,
  IMAGE_POLICY,
  type ImageFile,
} from './rules.ts';
