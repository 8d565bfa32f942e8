export type { AnyHeaders } from '../call/any-headers.ts';
export { accessTokenHeaders, type AccessTokenHeaders, type AccessTokenOptions } from './access-token.ts';
export {
  type SnapNotification,
  signSnapCallback,
  verifySnapCallback,
  type VerifySnapCallbackOptions,
} from './callback.ts';
export { isSnapExternalId, snapExternalId } from './external-id.ts';
export { type FirstDifference, firstDifference } from './first-difference.ts';
export { type ImportedKey, importPrivateKey, importPublicKey, type SnapKey } from './keys.ts';
export { minifyJson } from './minify.ts';
export { requestHeaders, type RequestHeaders, type RequestOptions } from './request.ts';
export { parseSnapResponseCode, type SnapOutcome, type SnapResponseCode } from './response-code.ts';
export { SnapError, type SnapErrorReason } from './snap-error.ts';
export {
  type AccessTokenFacts,
  accessTokenStringToSign,
  type CallbackFacts,
  callbackStringToSign,
  type RequestFacts,
  requestStringToSign,
  type SnapBody,
} from './strings-to-sign.ts';
export { parseSnapTimestamp, snapTimestamp } from './timestamp.ts';
