export { SNAP_POLICY } from './policy.ts';
export {
  accessTokenStringToSign,
  isSnapTimestampFresh,
  SNAP_KEY_STATUSES,
  type SnapKeyStatus,
  snapKeyStatus,
} from './access-token.ts';
