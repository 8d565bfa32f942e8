import { afterwards } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { PICTURE } from './encode.ts';
import { storeUpload } from './store.ts';

/** Decoded after the transaction that authorised the upload, so that a slow image holds no connection. */
export const uploadImage: Handler<'uploadImage'> = async (call) =>
  afterwards(() => storeUpload(call, 'picture', PICTURE));
