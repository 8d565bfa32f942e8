export type { NewLink } from './repository.ts';
export { LINK_UPLOAD } from './upload-kind.ts';
