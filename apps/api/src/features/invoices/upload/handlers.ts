import type { Handler } from '../../../spec/handlers.ts';
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
} from '../../uploads/public.ts';
import { INVOICE_UPLOAD } from './kind.ts';

export const listInvoiceUploads: Handler<'listInvoiceUploads'> = (call) => listUploads(call, INVOICE_UPLOAD);

export const uploadInvoiceFile: Handler<'uploadInvoiceFile'> = async (call) => takeFile(call, INVOICE_UPLOAD);

export const getInvoiceUpload: Handler<'getInvoiceUpload'> = (call) => getUpload(call, INVOICE_UPLOAD);

export const deleteInvoiceUpload: Handler<'deleteInvoiceUpload'> = (call) =>
  deleteDraft(call, INVOICE_UPLOAD);

export const getInvoiceUploadFile: Handler<'getInvoiceUploadFile'> = (call) => getFile(call, INVOICE_UPLOAD);

export const getInvoiceUploadEdits: Handler<'getInvoiceUploadEdits'> = (call) =>
  getEdits(call, INVOICE_UPLOAD);

export const saveInvoiceUploadEdits: Handler<'saveInvoiceUploadEdits'> = (call) =>
  saveEdits(call, INVOICE_UPLOAD);

export const submitInvoiceUpload: Handler<'submitInvoiceUpload'> = (call) =>
  submitUpload(call, INVOICE_UPLOAD);

export const getInvoiceUploadResult: Handler<'getInvoiceUploadResult'> = (call) =>
  getResult(call, INVOICE_UPLOAD);
