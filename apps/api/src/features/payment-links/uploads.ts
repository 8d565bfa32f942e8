import type { Handler } from '../../spec/handlers.ts';
import {
  deleteDraft,
  getEdits,
  getFile,
  getResult,
  getUpload,
  listUploads,
  saveEdits,
  submitUpload,
  takeFile,
} from '../uploads/public.ts';
import { LINK_UPLOAD } from './upload-kind.ts';

export const listPaymentLinkUploads: Handler<'listPaymentLinkUploads'> = (call) =>
  listUploads(call, LINK_UPLOAD);

export const uploadPaymentLinkFile: Handler<'uploadPaymentLinkFile'> = async (call) =>
  takeFile(call, LINK_UPLOAD);

export const getPaymentLinkUpload: Handler<'getPaymentLinkUpload'> = (call) => getUpload(call, LINK_UPLOAD);

export const deletePaymentLinkUpload: Handler<'deletePaymentLinkUpload'> = (call) =>
  deleteDraft(call, LINK_UPLOAD);

export const getPaymentLinkUploadFile: Handler<'getPaymentLinkUploadFile'> = (call) =>
  getFile(call, LINK_UPLOAD);

export const getPaymentLinkUploadEdits: Handler<'getPaymentLinkUploadEdits'> = (call) =>
  getEdits(call, LINK_UPLOAD);

export const savePaymentLinkUploadEdits: Handler<'savePaymentLinkUploadEdits'> = (call) =>
  saveEdits(call, LINK_UPLOAD);

export const submitPaymentLinkUpload: Handler<'submitPaymentLinkUpload'> = (call) =>
  submitUpload(call, LINK_UPLOAD);

export const getPaymentLinkUploadResult: Handler<'getPaymentLinkUploadResult'> = (call) =>
  getResult(call, LINK_UPLOAD);
