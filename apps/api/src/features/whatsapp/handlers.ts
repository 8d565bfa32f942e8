export { listMerchantCategories, loginByWhatsApp, registerByWhatsApp, resendWhatsAppCode } from './begin.ts';
export { verifyWhatsAppCode } from './verify-code.ts';
